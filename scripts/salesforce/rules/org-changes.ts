import { activeValues, readObjects } from "../object-metadata.ts";
import type { Rule } from "../rule.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";

const comments = /\/\*[^]*?\*\/|\/\/[^\n]*/g;
const literals = /'([^'\n]+)'/g;

/** Options of a test's own: it puts them in the place of those of the org. */
const ownOptions = /new FormOption\([^)]*\)/g;

const countedOptions =
  /(?:getPicklistValues\(\)|activeValues\([^)]*\)|\.(?:destinations|customerSources))\.size\(\)\s*[<>=]/;

/** Records that a test stores at most, so that a flow of the org with queries of its own stays within the limits. */
const maxRecordsPerTest = 15;

interface ApexClass {
  path: string;
  code: string;
  isTest: boolean;
}

const classesOf = (source: SourceTree): ApexClass[] =>
  source.paths
    .filter((path) => path.endsWith(".cls"))
    .map((path) => {
      const code = source.read(path).replaceAll(comments, "");
      return { path, code, isTest: /@IsTest\b/i.test(code) };
    });

const literalsIn = (code: string): Set<string> => new Set(Array.from(code.matchAll(literals), ([, text = ""]) => text));

/** Values of picklists and names of record types, apart from those without which the classes themselves do not work. */
function changeableNames(source: SourceTree, classes: readonly ApexClass[]): ReadonlySet<string> {
  const objects = [...readObjects(source).values()];
  const names = objects.flatMap(({ fields, recordTypes }) => [
    ...[...fields.values()].flatMap(activeValues),
    ...recordTypes,
  ]);
  const needed = classes.filter(({ isTest }) => !isTest).map(({ code }) => literalsIn(code));
  return new Set(names.filter((name) => !needed.some((texts) => texts.has(name))));
}

/** Whether a test inserts a record that it did not get from the factory, which fills every field. */
const insertsOwnRecord = (code: string, object: string): boolean =>
  new RegExp(`\\binsert\\s+new\\s+${object}\\b`).test(code) ||
  Array.from(code.matchAll(new RegExp(`\\b(\\w+)\\s*=\\s*new\\s+${object}\\b`, "g"))).some(([, name = ""]) =>
    new RegExp(`\\binsert(?:\\s+|\\()${name}\\b`).test(code),
  );

function checkTest({ code }: ApexClass, names: ReadonlySet<string>): string[] {
  const named = [...literalsIn(code.replaceAll(ownOptions, ""))].filter((text) => names.has(text));
  const [, records = "0"] = /CASES_PER_TEST\s*=\s*(\d+)/.exec(code) ?? [];
  const incomplete = ["Contact_Request__c", "Quotation__c"].filter((object) => insertsOwnRecord(code, object));
  return [
    ...named.map(
      (name) =>
        `the test names "${name}", which an administrator may rename or deactivate; take an active value of the org, or set the options of the test.`,
    ),
    ...(countedOptions.test(code) ? ["the test counts options, and an administrator may add or deactivate some."] : []),
    ...incomplete.map(
      (object) =>
        `the test inserts a ${object} of its own, and an org may require any field; use ContactRequestTestData.`,
    ),
    ...(Number(records) > maxRecordsPerTest
      ? [
          `the test stores ${records} records; more than ${maxRecordsPerTest} exceed a limit in an org with a flow on them.`,
        ]
      : []),
  ];
}

/** What an administrator changes in Setup must not fail a test: one failure keeps everybody from deploying to production. */
export const orgChanges: Rule = {
  title: "Apex tests depend on nothing that an administrator may change",
  check(source) {
    const classes = classesOf(source);
    const names = changeableNames(source, classes);
    return classes
      .filter(({ isTest }) => isTest)
      .flatMap((test) => checkTest(test, names).map((text) => problemIn(test.path, text)));
  },
};

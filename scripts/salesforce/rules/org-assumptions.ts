import { basename } from "node:path";
import { siteNames } from "@travel-design/site/metadata";
import type { Rule } from "../rule.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";

const comments = /\/\*[^]*?\*\/|\/\/[^\n]*/g;

/** Objects of which an org may have no record, or another one than we expect. */
const orgObjects = "Site|Network|Group|QueueSobject|OrgWideEmailAddress|Profile|UserLicense|User";

/** What a test class may not contain, and why. A deployment runs the tests in an org that nobody knows, and one failure rolls back everything. */
const orgDependencies: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [
    /\bFROM\s+Profile\b(?![^\]]*UserType\s*=\s*'CsnOnly')|\bProfile\.Name\b/gi,
    "finds a profile by other means than UserType = 'CsnOnly'; its name is in the language of the user who runs the tests, and its users may need a license that the org does not have.",
  ],
  [
    /\.deliver\(/g,
    "delivers events itself, which Salesforce documents between startTest and stopTest only; publish them there, and let Test.stopTest() deliver them.",
  ],
  [
    new RegExp(
      `\\[\\s*SELECT\\b[^\\]]*\\bFROM\\s+(?:${orgObjects})\\b[^\\]]*\\]\\s*(?:\\.|\\[)|\\b(?:${orgObjects})\\s+\\w+\\s*=\\s*\\[\\s*SELECT`,
      "gi",
    ),
    "takes a record for granted that an org may not have; query a list, and handle an empty one.",
  ],
  [/\bSystem\.schedule\(/g, "schedules a job, and an org has room for 100; call execute(null) instead."],
  [
    /(?<!try\s*\{\s*)\bMessaging\.sendEmail\(/g,
    "sends an e-mail that the org may refuse; catch EmailException and accept it.",
  ],
];

/** Salesforce replaces neither the class of a scheduled job nor a class that it names, so a deployment to an org with the job would fail. */
function checkSchedule(source: SourceTree): string[] {
  const path = `classes/${siteNames.schedule}.cls`;
  if (!source.has(path)) return [];
  const code = source
    .read(path)
    .replaceAll(comments, "")
    .replaceAll(/'[^']*'/g, "");
  return source.paths
    .filter((other) => other !== path && other.endsWith(".cls"))
    .map((other) => basename(other, ".cls"))
    .filter((name) => new RegExp(`\\b${name}\\b`, "i").test(code))
    .map((name) =>
      problemIn(
        path,
        `names the class ${name}, which no deployment can replace while the job is scheduled; find it with Type.forName.`,
      ),
    );
}

const isTest = (code: string): boolean => /@IsTest\b/i.test(code);

/** A field of a record as an item of a list. */
const fieldItem = /(?:^|,)\s*\w+\.\w+__c\s*(?:,|$)/;

/** Whether a list of texts is joined that contains a field, which may be null: no document says what that does. */
const joinsNull = (code: string): boolean =>
  Array.from(code.matchAll(/List<String>\s+(\w+)\s*=\s*new List<String>\s*\{([^}]*)\}/g)).some(
    ([, name, items = ""]) => fieldItem.test(items) && code.includes(`String.join(${name},`),
  );

function checkClass(code: string): string[] {
  const dependencies = isTest(code) ? orgDependencies.filter(([pattern]) => code.search(pattern) >= 0) : [];
  return [
    ...dependencies.map(([, problem]) => `the test ${problem}`),
    ...(joinsNull(code)
      ? [
          "a field that may be null is joined with others, which no document describes; serialize the list as JSON instead.",
        ]
      : []),
  ];
}

/** What only an org can show is left out of the tests: they assume nothing that no document promises. */
export const orgAssumptions: Rule = {
  title: "Apex and its tests assume nothing about an org",
  check: (source) => [
    ...source.paths
      .filter((path) => path.endsWith(".cls"))
      .flatMap((path) => checkClass(source.read(path).replaceAll(comments, "")).map((text) => problemIn(path, text))),
    ...checkSchedule(source),
  ],
};

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { checkBuilderRules, type ComponentFiles } from "./builder-rules.ts";

const folder = resolve(import.meta.dirname, "../../force-app/main/default/lwc");

function filesOf(name: string): ComponentFiles {
  const read = (ending: string): string => readFileSync(resolve(folder, name, `${name}.${ending}`), "utf8");
  return { name, meta: read("js-meta.xml"), script: read("js"), template: read("html") };
}

const column = filesOf("tdColumn");
const section = filesOf("tdSection");
const sideText = filesOf("tdSideText");
const specialists = filesOf("tdSpecialistList");

test.each([column, section, sideText, specialists])("finds no problem in $name", (files) => {
  expect(checkBuilderRules(files)).toEqual([]);
});

type Plant = [
  defect: string,
  files: ComponentFiles,
  file: keyof ComponentFiles,
  from: string | RegExp,
  to: string,
  problems: readonly string[],
];

const onlySlots = (line: string): string =>
  `the comment before the class may contain only lines such as "@slot name", not "${line}".`;
const separated = [
  "@slot counts only in the comment directly before the class.",
  "its template has the slots content, but the comment before its class names none.",
];
const missingPath = ["logo1 has no property logo1Path of the type String beside it."];

test.each<Plant>([
  [
    "a name without prefix",
    column,
    "name",
    "tdColumn",
    "column",
    ["its name has to start with td, so that it replaces no component of the org."],
  ],
  [
    "a slot without a name",
    column,
    "template",
    '<slot name="content">',
    "<slot>",
    [
      "a <slot> without a name is not a drop zone.",
      "its template has the slots none, but the comment before its class names content.",
    ],
  ],
  [
    "another name in the comment",
    column,
    "script",
    "@slot content",
    "@slot default",
    ["its template has the slots content, but the comment before its class names default."],
  ],
  [
    "slots in another order",
    section,
    "script",
    " * @slot col1\n * @slot col2\n",
    " * @slot col2\n * @slot col1\n",
    [expect.stringMatching(/has the slots col1, col2,.* names col2, col1,/)],
  ],
  [
    "a missing slot",
    section,
    "script",
    " * @slot col12\n",
    "",
    [expect.stringMatching(/has the slots .*col12, but the comment/)],
  ],
  [
    "a sentence before the slots",
    column,
    "script",
    "/**\n * @slot",
    "/**\n * A column.\n * @slot",
    [onlySlots("A column.")],
  ],
  [
    "a sentence after a slot",
    column,
    "script",
    "@slot content",
    "@slot content The blocks.",
    [onlySlots("@slot content The blocks."), separated[1] ?? ""],
  ],
  [
    "another tag in the comment",
    column,
    "script",
    " */\nexport",
    " * @alias column\n */\nexport",
    [onlySlots("@alias column")],
  ],
  [
    "a sentence where there are no slots",
    sideText,
    "script",
    "export default class",
    "/** A text. */\nexport default class",
    [onlySlots("A text.")],
  ],
  [
    "a comment between slots and class",
    column,
    "script",
    "export default class",
    "// A column.\nexport default class",
    separated,
  ],
  [
    "a statement between slots and class",
    column,
    "script",
    "export default class",
    "const a = 1;\nexport default class",
    separated,
  ],
  ["slots in an ordinary comment", column, "script", "/**\n * @slot", "/*\n * @slot", separated],
  [
    "a default that is no choice",
    section,
    "meta",
    /default="Boven"/,
    'default="top"',
    [expect.stringMatching(/^the default of \w+ is "top", which is not among its choices\.$/)],
  ],
  ["a picture without a path", sideText, "meta", 'name="logo1Path"', 'name="logo1Url"', missingPath],
  ["a path of another type", sideText, "meta", /(name="logo1Path"\s+type=)"String"/, '$1"Color"', missingPath],
  [
    "a translatable choice",
    section,
    "meta",
    'datasource="Boven',
    'translatable="true"\n datasource="Boven',
    [expect.stringMatching(/is translatable, but only free texts can be translated\.$/)],
  ],
  [
    "a question for JSON",
    specialists,
    "meta",
    "Per persoon: naam",
    "Een JSON-lijst: naam",
    ["specialists asks site builders for code; offer choices or a plain text."],
  ],
])("finds %s", (_defect, files, file, from, to, problems) => {
  const planted = { ...files, [file]: files[file].replace(from, to) };
  expect(planted[file]).not.toBe(files[file]);
  expect(checkBuilderRules(planted)).toEqual(problems);
});

test("a component that builders do not see needs only the prefix", () => {
  const hidden = {
    name: "pageHead",
    meta: "<isExposed>false</isExposed>",
    script: "/** A head. */\nexport default class",
    template: "<slot></slot>",
  };
  expect(checkBuilderRules({ ...hidden, name: "tdPageHead" })).toEqual([]);
  expect(checkBuilderRules(hidden)).toHaveLength(1);
});

import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
import { ownSource, plant } from "../testing/plant.ts";
import { components } from "./components.ts";

const endings = ["js-meta.xml", "js", "html"];

/** One component of this repository, as the only one of a project. */
const only = (name: string) =>
  sourceTreeOf(
    Object.fromEntries(
      endings.map((ending) => `lwc/${name}/${name}.${ending}`).map((path) => [path, ownSource.read(path)]),
    ),
  );

test.each(["tdColumn", "tdSection", "tdSideText", "tdItinerary"])("finds no problem in %s", (name) => {
  expect(components.check(only(name))).toEqual([]);
});

type Defect = readonly [from: string | RegExp, to: string, ...problems: unknown[]];

const translatable = (name: string): string =>
  `${name} is translatable, but only free texts can be translated; remove translatable.`;
const onlySlots = (line: string): string =>
  `the comment before the class may contain only lines such as "@slot name", not "${line}"; Experience Builder may find no drop zone otherwise.`;
const separated = [
  "@slot counts only in the comment directly before the class; move it there.",
  "its template has the slots content, but the comment before its class names none; make them equal, or builders miss a drop zone.",
];
const missingPath = [
  "logo1 has no property logo1Path of the type String, so no picture of a static resource can be chosen; add it.",
];

const defects: Record<string, Record<string, Defect>> = {
  "tdColumn.html": {
    "a slot without a name": [
      '<slot name="content">',
      "<slot>",
      "a <slot> without a name is not a drop zone; give it one.",
      "its template has the slots none, but the comment before its class names content; make them equal, or builders miss a drop zone.",
    ],
  },
  "tdColumn.js": {
    "another name in the comment": [
      "@slot content",
      "@slot default",
      "its template has the slots content, but the comment before its class names default; make them equal, or builders miss a drop zone.",
    ],
    "a sentence before the slots": ["/**\n * @slot", "/**\n * A column.\n * @slot", onlySlots("A column.")],
    "a sentence after a slot": [
      "@slot content",
      "@slot content The blocks.",
      onlySlots("@slot content The blocks."),
      separated[1] ?? "",
    ],
    "another tag in the comment": [" */\nexport", " * @alias column\n */\nexport", onlySlots("@alias column")],
    "a comment between slots and class": ["export default class", "// A column.\nexport default class", ...separated],
    "a statement between slots and class": ["export default class", "const a = 1;\nexport default class", ...separated],
    "slots in an ordinary comment": ["/**\n * @slot", "/*\n * @slot", ...separated],
  },
  "tdSection.js": {
    "slots in another order": [
      " * @slot col1\n * @slot col2\n",
      " * @slot col2\n * @slot col1\n",
      expect.stringMatching(/has the slots col1, col2,.* names col2, col1,/),
    ],
    "a missing slot": [" * @slot col12\n", "", expect.stringMatching(/has the slots .*col12, but the comment/)],
  },
  "tdSideText.js": {
    "a sentence where there are no slots": [
      "export default class",
      "/** A text. */\nexport default class",
      onlySlots("A text."),
    ],
    "a property without a field": [/@api title1;/, "", "title1 is not an @api field of the class; add it there."],
  },
  "tdSection.js-meta.xml": {
    "a default that is no choice": [
      /default="Boven"/,
      'default="top"',
      expect.stringMatching(/: the default of \w+ is "top", which is not among its choices; use one of them\.$/),
    ],
    "a translatable choice": [
      'datasource="Boven',
      'translatable="true"\n datasource="Boven',
      expect.stringMatching(/is translatable, but only free texts can be translated; remove translatable\.$/),
    ],
  },
  "tdSideText.js-meta.xml": {
    "a picture without a path": [
      'name="logo1Path"',
      'name="logo1Url"',
      "logo1Url is not an @api field of the class; add it there.",
      ...missingPath,
    ],
    "a path of another type": [/(name="logo1Path"\s+type=)"String"/, '$1"Color"', ...missingPath],
    "a type that this site does not support": [
      /type="String"/,
      'type="Number"',
      "title1 is of the type Number, which this site does not support; use String, Integer, Boolean, Color, ContentReference.",
      translatable("title1"),
    ],
  },
  "tdItinerary.js-meta.xml": {
    "a question for JSON": [
      "Per dag: dag",
      "Een JSON-lijst: dag",
      "days lets site builders type code; offer choices or a plain text.",
    ],
  },
  "tdColumn.js-meta.xml": {
    "a target of another host": [
      "<target>lightningCommunity__Page</target>",
      "<target>lightning__HomePage</target>",
      "lightning__HomePage is not a target of this site; remove it.",
    ],
  },
};
const rows = Object.entries(defects).flatMap(([file, byName]) =>
  Object.entries(byName).map(([name, defect]) => ({ name, file, defect })),
);

test.each(rows)("finds $name", ({ file, defect: [from, to, ...problems] }) => {
  const [name = ""] = file.split(".");
  const expected = problems.map((problem) =>
    typeof problem === "string" ? `force-app/main/default/lwc/${name}: ${problem}` : problem,
  );
  expect(components.check(plant(only(name), `lwc/${name}/${file}`, from, to))).toEqual(expected);
});

test("a component that builders do not see needs only the prefix", () => {
  const hidden = (name: string) =>
    components.check(
      sourceTreeOf({
        [`lwc/${name}/${name}.js-meta.xml`]: "<isExposed>false</isExposed>",
        [`lwc/${name}/${name}.js`]: "/** A head. */\nexport default class",
        [`lwc/${name}/${name}.html`]: "<slot></slot>",
      }),
    );
  expect(hidden("tdPageHead")).toEqual([]);
  expect(hidden("pageHead")).toEqual([
    "force-app/main/default/lwc/pageHead: its name has to start with td, because a deployment replaces a component of the org with the same name; rename it.",
  ]);
});

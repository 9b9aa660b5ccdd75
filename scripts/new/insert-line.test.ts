import { expect, test } from "vitest";
import { insertLine } from "./insert-line.ts";

const line = (folder: string): string => `@import url("./controls/${folder}/Name.css");`;
const list = (...folders: string[]): string => `${folders.map(line).join("\n")}\n`;

test.each([
  ["between two others", ["button", "tooltip"], "input", ["button", "input", "tooltip"]],
  ["as the last", ["button", "input"], "tooltip", ["button", "input", "tooltip"]],
  ["as the first", ["button", "input"], "accordion", ["accordion", "button", "input"]],
  [
    "behind the sheets that others build on",
    ["hidden", "field", "button"],
    "accordion",
    ["hidden", "field", "accordion", "button"],
  ],
  [
    "not among the sheets that others build on",
    ["hidden", "field", "button"],
    "grid",
    ["hidden", "field", "button", "grid"],
  ],
  ["in an empty list", [], "button", ["button"]],
])("puts a line %s", (_where, before, folder, after) => {
  const text = before.length > 0 ? list(...before) : "";
  expect(insertLine(text, line(folder)).trim()).toBe(list(...after).trim());
});

test("leaves the lines that name no component where they are", () => {
  const text = `export * from "./events/index.ts";\n${line("input")}\nexport * from "./internal/a.ts";\n`;
  expect(insertLine(text, line("tooltip")).split("\n")).toEqual([
    'export * from "./events/index.ts";',
    line("input"),
    line("tooltip"),
    'export * from "./internal/a.ts";',
    "",
  ]);
});

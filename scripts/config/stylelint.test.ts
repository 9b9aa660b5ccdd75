// A color that is not a token would stay as it is in a dark section and under another brand.
import { join, resolve } from "node:path";
import stylelint from "stylelint";
import { expect, test } from "vitest";

const repository = resolve(import.meta.dirname, "../..");

/** The rules that a declaration in a style sheet of the library breaks. */
async function brokenRules(
  declaration: string,
  file = "packages/ui/src/controls/button/Button.css",
): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `.td-example {\n  ${declaration};\n}\n`,
    codeFilename: join(repository, file),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

test.each([
  "color: #f00",
  "color: rgb(1 2 3)",
  "color: hsl(0deg 0% 0%)",
  "border: 1px solid #d9cdb8",
  "background: linear-gradient(#faf7f2, #000)",
  "background-image: url(\"data:image/svg+xml,%3Csvg stroke='%231f2a2e'/%3E\")",
  "--td-accent-color: #0f4c4a",
])("rejects %s", async (declaration) => {
  expect(await brokenRules(declaration)).toContain("declaration-property-value-disallowed-list");
});

test("rejects a color by name", async () => {
  expect(await brokenRules("color: red")).toContain("color-named");
});

test.each([
  "color: var(--td-accent-color)",
  "color: currentcolor",
  "background-color: color-mix(in srgb, currentcolor 12%, transparent)",
])("accepts %s", async (declaration) => {
  expect(await brokenRules(declaration)).toEqual([]);
});

test("accepts the colors of a palette in the file of the palettes only", async () => {
  expect(await brokenRules("--td-accent-color: #e8c88f", "packages/ui/src/tokens/palettes.css")).toEqual([]);
});

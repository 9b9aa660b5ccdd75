import { expect, test } from "vitest";
import { jsxOptions, withImports } from "../../../storybook/react-code.ts";

test("an example imports each component once, from the package that exports it", () => {
  const code = "<Section>\n  <Input label='Naam' />\n  <Input label='Plaats' />\n  <Hero />\n</Section>";
  expect(withImports(code)).toBe(
    `import { Input, Section } from "@travel-design/ui";\nimport { Hero } from "@travel-design/ui/page";\n\n${code}`,
  );
});

test.each(["<p>Tekst</p>", "<OwnComponent />", 'import { Input } from "@travel-design/ui";\n\n<Input />'])(
  "%j needs no import",
  (code) => {
    expect(withImports(code)).toBe(code);
  },
);

test.each([
  [() => undefined, false],
  [undefined, false],
  ["", false],
  [false, true],
  [null, true],
])("whether the prop %s is in the code: %s", (value, isShown) => {
  expect(jsxOptions.filterProps(value, "prop")).toBe(isShown);
});

test.each([
  ["rows", 5, false],
  ["rows", 8, true],
  ["label", "Achternaam", true],
])("the prop %s of %j is in the code unless it is a default: %s", (name, value, isShown) => {
  expect(jsxOptions.filterProps(value, name)).toBe(isShown);
});

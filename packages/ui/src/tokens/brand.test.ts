import { expect, test } from "vitest";
import { allTokens, brandTokens, colorPairs, contrastBetween } from "./index.ts";

test.each([
  ["our accent color", { accentColor: "#0f4c4a" }],
  ["a plum", { accentColor: "#7a2e5d", paperColor: "#f7f5fa", textColor: "#2a2130" }],
  ["a short color", { accentColor: "#036" }],
  [
    "a dark brand",
    {
      accentColor: "#f0c27b",
      textColor: "#f4eee3",
      paperColor: "#16242a",
      surfaceColor: "#1e3138",
      errorColor: "#ffb9ad",
    },
  ],
  ["a brand that follows the system", { dark: {} }],
])("%s is readable in every pair", (_, options) => {
  const brand = brandTokens(options);
  for (const pattern of [/^light-dark\((.+), .+\)$/, /^light-dark\(.+, (.+)\)$/]) {
    const colorOf = (name: keyof typeof brand): string => brand[name]?.replace(pattern, "$1") ?? "";
    const contrasts = colorPairs.map(({ foreground, background, minimum }) =>
      Math.min(contrastBetween(colorOf(foreground), colorOf(background)), minimum),
    );
    expect(contrasts).toEqual(colorPairs.map(({ minimum }) => minimum));
  }
});

test("a brand that visitors cannot read is rejected, with the pairs that are wrong", () => {
  expect(() => brandTokens({ accentColor: "#ffd400" })).toThrow(
    /--td-accent-color on --td-paper-color has 1\.\d+, needs 4\.5/,
  );
  expect(() => brandTokens({ dark: { accentColor: "#0f4c4a" } })).toThrow(/with dark colors has 1\.\d+, needs 4\.5/);
  expect(() => brandTokens({ accentColor: "teal" })).toThrow('"teal"');
});

test("sets tokens of the table only, and only the shapes that it names", () => {
  const names = new Set<string>(allTokens.map(({ name }) => name));
  const brand = brandTokens({ accentColor: "#7a2e5d", borderRadius: "8px", textFontFamily: "Georgia, serif" });
  expect(Object.keys(brand).filter((name) => !names.has(name))).toEqual([
    "backgroundColor",
    "color",
    "colorScheme",
    "fontFamily",
  ]);
  expect(brand).toMatchObject({ "--td-button-border-radius": "8px", "--td-text-font-family": "Georgia, serif" });
  expect(brand).not.toHaveProperty("--td-display-font-family");
});

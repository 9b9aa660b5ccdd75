import { describe, expect, test } from "vitest";
import { colorPairs, contrastBetween, darkPalette, lightPalette } from "./index.ts";

test.each([
  ["#000", "#ffffff", 21],
  ["#fff", "#fff", 1],
  ["#777777", "#fff", 4.48],
])("the contrast between %s and %s", (one, other, expected) => {
  expect(contrastBetween(one, other)).toBeCloseTo(expected, 2);
  expect(contrastBetween(other, one)).toBeCloseTo(expected, 2);
});

test("rejects a color that it cannot measure", () => {
  expect(() => contrastBetween("teal", "#fff")).toThrow('"teal"');
});

describe.each([
  ["light", lightPalette],
  ["dark", darkPalette],
])("the %s palette", (_, palette) => {
  test.each(colorPairs)("$foreground on $background reaches $minimum", ({ foreground, background, minimum }) => {
    expect(contrastBetween(palette[foreground] ?? "", palette[background] ?? "")).toBeGreaterThanOrEqual(minimum);
  });

  test("has two focus colors so far apart that one of them is visible on any background", () => {
    const [focus = "", halo = ""] = [palette["--td-focus-color"], palette["--td-focus-halo-color"]];
    // A background between the two has at least the square root of their contrast to one of them.
    expect(Math.sqrt(contrastBetween(focus, halo))).toBeGreaterThanOrEqual(3);
  });
});

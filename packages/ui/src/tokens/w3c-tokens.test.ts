import { expect, test } from "vitest";
import { darkPalette, lightPalette } from "./palettes.ts";
import { allTokens } from "./tokens.ts";
import { toW3cTokens, type W3cToken } from "./w3c-tokens.ts";

const light = toW3cTokens(lightPalette);
const members = Object.values(light).flatMap((group) => Object.entries(group));

test.each([
  ["color", "accent-color", "color", { colorSpace: "srgb", components: [0.0588, 0.298, 0.2902], alpha: 1 }],
  [
    "color",
    "overlay-background-color",
    "color",
    { colorSpace: "srgb", components: [0.9804, 0.9686, 0.949], alpha: 0.6 },
  ],
  ["color", "logo-background-color", "color", { colorSpace: "srgb", components: [0, 0, 0], alpha: 0 }],
  ["type", "display-font-family", "fontFamily", ["Cormorant Variable", "Cormorant Fallback", "georgia", "serif"]],
  ["type", "title-font-size", "dimension", { value: 2.75, unit: "rem" }],
  ["radius", "button-border-radius", "dimension", { value: 2, unit: "px" }],
  ["motion", "quick-transition-duration", "duration", { value: 150, unit: "ms" }],
  ["motion", "transition-timing-function", "cubicBezier", [0, 0, 0.58, 1]],
  ["layer", "panel-z-index", "number", 10],
])("%s, %s is a %s", (group, name, $type, $value) => {
  expect(light[group]?.[name]).toMatchObject({ $type, $value });
});

test("every token is in the file, and only fonts have a font's type", () => {
  expect(members.map(([name]) => `--td-${name}`)).toEqual(allTokens.map(({ name }) => name));
  const fonts = members.filter(([, { $type }]: [string, W3cToken]) => $type === "fontFamily").map(([name]) => name);
  expect(fonts).toEqual(["text-font-family", "display-font-family"]);
});

test("the colors are those of the palette", () => {
  expect(toW3cTokens(darkPalette).color?.["paper-color"]?.$value).toMatchObject({
    components: [0.0863, 0.1412, 0.1647],
  });
  expect(toW3cTokens(darkPalette).space).toEqual(light.space);
});

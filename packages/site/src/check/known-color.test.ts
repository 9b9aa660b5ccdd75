import { expect, test } from "vitest";
import { isKnownColor } from "./known-color.ts";

test.each([
  "#0f4c4a",
  "RebeccaPurple",
  "currentColor",
  "rgb(18 24 42 / 12%)",
  "oklch(40.1% 0.123 21.57)",
  "color-mix(in oklch longer hue, #FFF, red)",
  "rgb(from red r g b)",
  "var(--dxp-g-brand)",
])("knows %s", (color) => expect(isKnownColor(color)).toBe(true));

test.each([
  "grijsblauw",
  "inherit",
  "none",
  "srgb",
  "rgb(groen)",
  "color-mix(in srgb, grijs, red)",
  "color(constructor 1 0 0)",
])("does not know %s", (color) => expect(isKnownColor(color)).toBe(false));

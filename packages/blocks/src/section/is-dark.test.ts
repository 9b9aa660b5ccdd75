import { expect, test } from "vitest";
import { isDark } from "./is-dark.ts";

test.each([
  ["#16242a", true],
  ["#123", true],
  ["#16242acc", true],
  ["#16242a40", false],
  ["#f4eee3", false],
  ["rgb(8 34 40 / 0.66)", true],
  ["rgba(8, 34, 40, 0.66)", true],
  ["rgba(8, 34, 40, 0.3)", false],
  ["rgb(250, 240, 230)", false],
  ["rgb(0 0 0 / 30%)", false],
  ["rgb(95% 95% 95%)", false],
  ["black", false],
  ["", false],
])("text on %s has to be light: %s", (color, light) => {
  expect(isDark(color)).toBe(light);
});

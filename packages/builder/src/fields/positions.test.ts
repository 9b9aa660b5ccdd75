import { expect, test } from "vitest";
import { ownPositions, pointOf, shownPosition, withPosition } from "./positions.ts";

test.each([
  ["70% 60%", 70, 60],
  ["center", 50, 50],
  ["left", 0, 50],
  ["Right Top", 100, 0],
  ["bottom", 50, 100],
  ["top left", 0, 0],
  ["12.5%", 12.5, 50],
  ["20px 30px", 50, 50],
  ["", 50, 50],
])("the point of %j is %d, %d", (position, x, y) => {
  expect(pointOf(position)).toEqual({ x, y });
});

test.each([
  ["70% 60%", ["70% 60%", "", ""], ["70% 60%", "70% 60%", "70% 60%"]],
  ["70% 60% / left", ["70% 60%", "left", ""], ["70% 60%", "left", "left"]],
  ["a/a / b", ["a", "", "b"], ["a", "a", "b"]],
  ["a / a", ["a", "a", ""], ["a", "a", "a"]],
  ["", ["", "", ""], ["", "", ""]],
])("%j is %j, shown as %j", (text, own, shown) => {
  expect(ownPositions(text)).toEqual(own);
  expect([0, 1, 2].map((device) => shownPosition(text, device))).toEqual(shown);
});

test.each([
  ["", 0, "left", "left"],
  ["left", 0, "70% ", "70% "],
  ["left", 2, "top", "left / left / top"],
  ["left / left / top", 1, "right", "left / right / top"],
  ["left / right / top", 2, "", "left / right"],
  ["left / right", 1, "", "left"],
  ["left / left / top", 0, "right", "right / right / top"],
  ["70% 60% / left", 0, "70% ", "70%  / left"],
  ["70%  / left", 0, "70% 6", "70% 6 / left"],
  ["", 2, "top", "center / center / top"],
  ["left", 0, "", ""],
])("%j with, on device %d, %j is %j", (text, device, position, expected) => {
  expect(withPosition(text, device, position)).toBe(expected);
});

import { expect, test } from "vitest";
import { pointOf } from "./PositionField.tsx";

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

import { expect, test } from "vitest";
import { lineDifference } from "./line-difference.ts";

test.each<[string, string, string[]]>([
  ["a\nb", "a\nb", []],
  ["a\nb\nc", "a\nx\nc", ["-b", "+x"]],
  ["a\nb\nc", "a\nc", ["-b"]],
  ["a\nc", "a\nb\nc", ["+b"]],
  ["a", "a\nb", ["+b"]],
  ["", "a", ["-", "+a"]],
])("between %j and %j: %j", (before, after, lines) => {
  expect(lineDifference(before, after).map(({ sign, text }) => sign + text)).toEqual(lines);
});

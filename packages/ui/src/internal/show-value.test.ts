import { expect, test } from "vitest";
import { showValue } from "./show-value.ts";

test.each<[value: unknown, shown: string]>([
  ["rood", '"rood"'],
  ["a".repeat(78), `"${"a".repeat(78)}"`],
  ["a".repeat(10_000), `"${"a".repeat(79)}…`],
  [7, "7"],
  [["a"], "a list"],
  [{}, "an object"],
])("%s is shown short", (value, shown) => {
  expect(showValue(value)).toBe(shown);
});

import { expect, test } from "vitest";
import { labelledItems } from "./labelled-items.ts";

const japan = { label: "Japan", value: "JP" };

test("gives a list of items back as it is", () => {
  const items = [japan];
  expect(labelledItems(items)).toBe(items);
});

test("leaves out what has no label", () => {
  const given: unknown = JSON.parse('[null, 7, "a", {}, { "label": 3 }, { "label": "Japan", "value": "JP" }]');
  expect(labelledItems(Array.isArray(given) ? given : [])).toEqual([japan]);
});

test.each([null, undefined])("has nothing of %j, and always the same nothing", (items) => {
  expect(labelledItems(items)).toEqual([]);
  expect(labelledItems(items)).toBe(labelledItems(items));
});

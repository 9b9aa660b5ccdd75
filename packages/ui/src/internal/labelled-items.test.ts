import { expect, test } from "vitest";
import { labelledItems } from "./labelled-items.ts";

const japan = { label: "Japan", value: "JP" };

test("leaves out what has no label", () => {
  const given: unknown = JSON.parse('[null, 7, "a", {}, { "label": 3 }, { "label": "Japan", "value": "JP" }]');
  expect(labelledItems(Array.isArray(given) ? given : [])).toEqual([japan]);
});

test.each([null, undefined])("has nothing of %j", (items) => {
  expect(labelledItems(items)).toEqual([]);
});

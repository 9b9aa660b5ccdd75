import { expect, test } from "vitest";
import { labelItem, paginateItems, usableItems } from "./grid-items.ts";

const items = (...ids: string[]) => ids.map((id) => ({ id }));

test.each([
  ["append", ["a", "b"], ["c"], ["a", "b", "c"]],
  ["append", ["a", "b"], ["b", "c"], ["a", "b", "c"]],
  ["append", ["a", "b"], [], ["a", "b"]],
  ["append", [], ["a", "a"], ["a"]],
  ["replace", ["a", "b"], ["b", "c"], ["b", "c"]],
  ["replace", ["a", "b"], [], []],
] as const)("%s: %j and then %j are %j", (pagination, current, page, all) => {
  expect(paginateItems(items(...current), items(...page), pagination).map(({ id }) => id)).toEqual(all);
});

test("gives a repeated item its new data in its old position", () => {
  const current = [
    { id: "a", text: "oud" },
    { id: "b", text: "b" },
  ];
  expect(paginateItems(current, [{ id: "a", text: "nieuw" }], "append")).toEqual([
    { id: "a", text: "nieuw" },
    { id: "b", text: "b" },
  ]);
});

test("numbers items from 1, unless they have a label", () => {
  expect(labelItem({ id: "a" }, 0, "Reis {0}")).toBe("Reis 1");
  expect(labelItem({ id: "a", ariaLabel: "Fjorden" }, 0, "Reis {0}")).toBe("Fjorden");
  expect(labelItem({ id: "a" }, 4, "Reis {0}")).toBe("Reis 5");
});

test("ignores items without an id and repeated ids", () => {
  const given: unknown = JSON.parse('[null, 7, "a", {}, { "id": 3 }, { "id": "x" }, { "id": "3" }, { "id": null }]');
  const list = Array.isArray(given) ? given : [];
  expect(usableItems(list)).toEqual([{ id: "3" }, { id: "x" }]);
  expect([usableItems(null), usableItems(undefined), usableItems([])]).toEqual([[], [], []]);
});

import { expect, test } from "vitest";
import { itemsIn, walkItems, type EditorItem } from "./editor-data.ts";
import type { NestingRules } from "./rules.ts";
import {
  addItems,
  duplicateItems,
  moveItems,
  placeItems,
  removeItems,
  topmost,
  type EditOfSeveral,
} from "./several.ts";
import { itemOf, pageOf } from "./testing/items.ts";
import { findItem } from "./tree.ts";

const item = (id: string, ...items: EditorItem[]): EditorItem =>
  itemOf(id, { type: "c:tdBox", slots: { content: items } });
const rules: NestingRules = {
  slotsOf: () => ["content"],
  accepts: () => true,
  newSection: () => item("section"),
};
const page = pageOf(item("a", item("a1"), item("a2"), item("a3")), item("b", item("b1")), item("c"));

/** The page as text; copies have the id of their original with a star. */
function textOf(edit: Pick<EditOfSeveral, "data"> | undefined): string {
  if (!edit) return "";
  const text = (each: EditorItem): string => {
    const inside = itemsIn(each, "content").map(text).join(" ");
    const name = each.id.startsWith("c:tdBox-") ? "*" : each.id;
    return inside ? `${name}(${inside})` : name;
  };
  return itemsIn(edit.data.root, "content").map(text).join(" ");
}

test("what is in another selected component goes with it", () => {
  expect(topmost(page, ["b1", "a3", "a", "c", "gone"])).toEqual(["a", "b1", "c"]);
});

test.each([
  ["up", ["c", "b"], "b(b1) c a(a1 a2 a3)"],
  ["down", ["a1", "a2"], "a(a3 a1 a2) b(b1) c"],
  ["out", ["a1", "a3"], "a(a2) a1 a3 b(b1) c"],
  ["into", ["b", "c"], "a(a1 a2 a3 b(b1) c)"],
] as const)("several components move %s and keep their order", (direction, ids, expected) => {
  expect(textOf(moveItems(page, ids, direction, rules))).toBe(expected);
});

test("the order is that of the slots on the page, whatever order an item has them in", () => {
  const box = item("box");
  const split = { ...box, slots: { col2: [item("second")], col1: [item("first")] } };
  expect(topmost(pageOf(split), ["second", "first"])).toEqual(["first", "second"]);
});

test("several components move into another one, not into each other", () => {
  const boxes = pageOf(item("x"), item("y"), item("z"));
  expect(textOf(moveItems(boxes, ["x", "y"], "into", rules))).toBe("z(x y)");
});

test("none moves if one cannot", () => {
  expect(moveItems(page, ["a", "c"], "up", rules)).toBeUndefined();
});

test("several are dropped one behind the other, and not into one of themselves", () => {
  const drop = (ids: readonly string[], parentId: string, index: number): string =>
    textOf(
      placeItems(
        page,
        topmost(page, ids).flatMap((id) => findItem(page, id) ?? []),
        { parentId, slot: "content", index },
        rules,
      ),
    );
  expect(drop(["c", "a1"], "b", 1)).toBe("a(a2 a3) b(b1 a1 c)");
  expect(drop(["c", "b"], "a", 1)).toBe("a(a1 b(b1) c a2 a3)");
  expect(drop(["a", "b"], "a", 1)).toBe(textOf(undefined));
});

test("copies stand behind the last of each slot, with ids of their own", () => {
  const edit = duplicateItems(page, ["b", "a1", "a", "a2"]);
  expect(textOf(edit)).toBe("a(a1 a2 a3) b(b1) *(* * *) *(*) c");
  expect(edit?.selectedIds).toEqual(
    itemsIn((edit?.data ?? page).root, "content")
      .slice(2, 4)
      .map(({ id }) => id),
  );
  const ids = [...walkItems((edit?.data ?? page).root)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("several are removed, and a neighbor that stays is selected", () => {
  const edit = removeItems(page, ["a1", "a2", "b"]);
  expect(textOf(edit)).toBe("a(a3) c");
  expect(edit?.selectedIds).toEqual(["a"]);
});

test("several are added one behind the other", () => {
  expect(textOf(addItems(page, [item("x"), item("y")], "b", rules))).toBe("a(a1 a2 a3) b(b1) x y c");
});

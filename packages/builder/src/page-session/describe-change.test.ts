import { expect, test } from "vitest";
import type { EditorData, EditorItem } from "../content/editor-data.ts";
import { itemOf, pageOf as page } from "../content/testing/items.ts";
import { describeChange } from "./describe-change.ts";

const item = (id: string, attributes = {}, ...inside: EditorItem[]): EditorItem =>
  inside.length > 0
    ? itemOf(id, { type: "community_layout:section", attributes, slots: { col1: inside } })
    : itemOf(id, { attributes });
const [a, b, c] = [item("a", { title: "A" }), item("b"), item("c")];
const start = page(item("1", {}, a, b), item("2", {}, c));

test.each<[string, EditorData, string]>([
  ["a setting", page(item("1", {}, item("a", { title: "Z" }), b), item("2", {}, c)), "Titel van Kop"],
  [
    "a setting without a field",
    page(item("1", {}, item("a", { title: "A", x: 1 }), b), item("2", {}, c)),
    "Instelling van Kop",
  ],
  ["a new block", page(item("1", {}, a, b, item("d")), item("2", {}, c)), "Kop toegevoegd"],
  ["a section with what is in it", page(item("1", {}, a, b)), "Sectie verwijderd"],
  ["a copy in its place", page(item("1", {}, a, b), item("3", {}, item("d"))), "Sectie vervangen"],
  ["two blocks", page(item("1", {}), item("2", {}, c)), "2 onderdelen verwijderd"],
  ["another order", page(item("2", {}, c), item("1", {}, a, b)), "Sectie verplaatst"],
  ["another place", page(item("1", {}, a), item("2", {}, c, b)), "Kop verplaatst"],
  ["nothing", start, ""],
])("%s is described", (_what, after, words) => {
  expect(describeChange(start, after, [])).toBe(words);
});

import { afterEach, expect, test } from "vitest";
import { itemOf } from "../content/testing/items.ts";
import { copiedItems, copyItems } from "./clipboard.ts";

afterEach(() => localStorage.clear());

const card = itemOf("b", { attributes: { title: "Peru" } });
const section = itemOf("a", { type: "community_layout:section", slots: { col1: [card] } });

const stored = (item: unknown): string => JSON.stringify({ items: [card, item] });

test("components are copied with what is in them", () => {
  copyItems([section, card]);
  expect(copiedItems()).toEqual([section, card]);
});

test.each([
  null,
  "no JSON",
  "[]",
  JSON.stringify(section),
  stored({ type: "c:tdHeading" }),
  stored({ ...section, type: 1 }),
  stored({ ...section, slots: { col1: [{ type: "x" }] } }),
  stored({ ...section, slots: { col1: {} } }),
])("%s is nothing to paste", (text) => {
  if (text !== null) localStorage.setItem("org-builder-copied", text);
  expect(copiedItems()).toEqual([]);
});

import { afterEach, expect, test } from "vitest";
import { copiedItems, copyItems } from "./clipboard.ts";

afterEach(() => localStorage.clear());

const card = { type: "c:tdHeading", props: { id: "b", attributes: { title: "Peru" } } };
const section = { type: "community_layout:section", props: { id: "a", attributes: {}, slot_col1: [card] } };

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
  stored({ type: 1, props: section.props }),
  stored({ ...section, props: { ...section.props, slot_col1: [{ type: "x" }] } }),
  stored({ ...section, props: { ...section.props, slot_col1: {} } }),
])("%s is nothing to paste", (text) => {
  if (text !== null) localStorage.setItem("org-builder-copied", text);
  expect(copiedItems()).toEqual([]);
});

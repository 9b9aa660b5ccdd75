import { afterEach, expect, test } from "vitest";
import { copiedItem, copyItem } from "./clipboard.ts";

afterEach(() => localStorage.clear());

const card = { type: "c__tdHeading", props: { id: "b", attributes: { title: "Peru" } } };
const section = { type: "community_layout__section", props: { id: "a", attributes: {}, slot_col1: [card] } };

test("a component is copied with what is in it, and without what the canvas added", () => {
  copyItem({ ...section, props: { ...section.props, ...Object({ editMode: true }) } });
  expect(copiedItem()).toEqual(section);
});

test.each([
  null,
  "no JSON",
  "[]",
  JSON.stringify({ type: "c__tdHeading" }),
  JSON.stringify({ type: 1, props: section.props }),
  JSON.stringify({ ...section, props: { ...section.props, slot_col1: [{ type: "x" }] } }),
  JSON.stringify({ ...section, props: { ...section.props, slot_col1: {} } }),
])("%s is nothing to paste", (text) => {
  if (text !== null) localStorage.setItem("org-builder-copied", text);
  expect(copiedItem()).toBeUndefined();
});

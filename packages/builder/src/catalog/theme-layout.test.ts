import { expect, test } from "vitest";
import { itemsIn, rootId, type EditorData } from "../content/editor-data.ts";
import { fileText, formatOf } from "../content/file-format.ts";
import { moveByKeyboard } from "../content/keyboard-moves.ts";
import { addItem, moveItem, removeItem } from "../content/operations.ts";
import { readDocument } from "../content/read-document.ts";
import { ownFiles } from "../content/testing/content-files.ts";
import { writeDocument } from "../content/write-document.ts";
import { nesting, newItem } from "./nesting.ts";
import { footerSlot, headerSlot, isThemeLayout } from "./theme-layout.ts";

const textOf = (name: string): string => ownFiles.find(([each]) => each === name)?.[1] ?? "";
const open = (name: string) => readDocument(JSON.parse(textOf(name)));
const layout = "sfdc_cms__themeLayout/scopedHeaderAndFooter";
const counts = (data: EditorData): number[] => [headerSlot, footerSlot].map((slot) => itemsIn(data.root, slot).length);

test("a theme layout has a slot for the header and one for the footer; a page has neither", () => {
  const { data } = open(layout);
  expect(nesting.slotsOf(data.root)).toEqual([headerSlot, footerSlot]);
  expect(isThemeLayout(data.root)).toBe(true);
  expect(isThemeLayout(open("sfdc_cms__view/home").data.root)).toBe(false);
});

test("the header comes first, also where the slots are in another order", () => {
  const { root } = open(layout).data;
  const slots = Object.fromEntries(Object.entries(root.slots).toReversed());
  expect(nesting.slotsOf({ ...root, slots })).toEqual([headerSlot, footerSlot]);
});

test("sections can be added to header and footer, and other components into them", () => {
  const { data } = open(layout);
  const [section] = itemsIn(data.root, headerSlot);
  const added = addItem(data, newItem("community_layout:section"), section?.id ?? "", nesting);
  expect(added && counts(added.data)).toEqual([2, 1]);
  const text = newItem("c:tdRichText");
  expect(moveItem(data, text.id, { parentId: rootId, slot: headerSlot, index: 0 }, nesting)).toBeUndefined();
  const inSection = addItem(data, text, rootId, nesting);
  expect(inSection && counts(inSection.data)).toEqual([1, 2]);
});

test("the keyboard moves a section from the header to the footer", () => {
  const { data } = open(layout);
  const [section] = itemsIn(data.root, headerSlot);
  const moved = moveByKeyboard(data, section?.id ?? "", "down", nesting);
  expect(moved && counts(moved.data)).toEqual([0, 2]);
});

test("an empty header and footer can be filled, and emptied again without a trace", () => {
  const name = "sfdc_cms__themeLayout/snaThemeLayout";
  const { document, data } = open(name);
  const added = addItem(data, newItem("community_layout:section"), rootId, nesting);
  expect(added && counts(added.data)).toEqual([1, 0]);
  const removed = added && removeItem(added.data, added.selectedId);
  const text = textOf(name);
  expect(removed && fileText(writeDocument(document, removed.data), formatOf(text))).toBe(text);
});

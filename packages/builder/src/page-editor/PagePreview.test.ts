import { expect, test } from "vitest";
import { pageSlot } from "../catalog/nesting.ts";
import { itemsIn, withItems, type EditorData } from "../content/editor-data.ts";
import { readDocument } from "../content/read-document.ts";
import { ownFiles } from "../content/testing/content-files.ts";
import { cut, sharedPicture } from "./PagePreview.tsx";

test.each([
  ["Reizen naar Peru", 16, "Reizen naar Peru"],
  ["Reizen naar Peru", 15, "Reizen naar…"],
  ["Reizen naar Peru", 12, "Reizen naar…"],
  ["Onafgebroken", 5, "Onafg…"],
  ["", 5, ""],
])("%j in %i characters is %j", (text, max, shown) => {
  expect(cut(text, max)).toBe(shown);
});

test("a shared link shows the picture at the top of the page, and none from further down", () => {
  const [, text = ""] = ownFiles.find(([name]) => name.includes("Noorwegen")) ?? [];
  const { data } = readDocument(JSON.parse(text));
  expect(sharedPicture(data, "/reizen")).toMatch(/^\/reizen\/.*\.jpg$/);
  const sections = itemsIn(data.root, pageSlot);
  const reversed: EditorData = { root: withItems(data.root, pageSlot, sections.toReversed()) };
  expect(sharedPicture(reversed, "/reizen")).toBeUndefined();
});

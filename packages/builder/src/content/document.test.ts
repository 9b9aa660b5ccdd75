import { expect, test } from "vitest";
import type { EditorItem } from "./editor-data.ts";
import { fileText, formatOf } from "./file-format.ts";
import { isObject, listOf } from "./json.ts";
import { DocumentError, readDocument } from "./read-document.ts";
import { sectionType, withColumns } from "./section-config.ts";
import { ownFiles, otherFiles } from "./testing/content-files.ts";
import { itemOf } from "./testing/items.ts";
import { writeDocument, writeSingleItem } from "./write-document.ts";

const roundTrip = (text: string): string => {
  const { document, data } = readDocument(JSON.parse(text));
  return fileText(writeDocument(document, data), formatOf(text));
};

test.each([...ownFiles, ...otherFiles])("%s is written as it was read", (_name, text) => {
  expect(roundTrip(text)).toBe(text);
});

test("the repository has pages to test with", () => expect(ownFiles.length).toBeGreaterThan(12));

test.each([null, [], {}, { contentBody: {} }, { contentBody: { component: { definition: "" } } }])(
  "%j is not a page",
  (file) => expect(() => readDocument(file)).toThrow(DocumentError),
);

test("the region of a new section is named like its column, with content and without", () => {
  const titleWith = (content: EditorItem[]): unknown => {
    const attributes = withColumns({}, [12]);
    const section = itemOf("section", { type: sectionType, attributes, slots: { col1: content } });
    return listOf(writeSingleItem(section).children).map((region) => isObject(region) && region.title);
  };
  expect(titleWith([])).toEqual(["Column 1"]);
  expect(titleWith([itemOf("heading")])).toEqual(["Column 1"]);
});

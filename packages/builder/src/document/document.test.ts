import { expect, test } from "vitest";
import { fileText, formatOf } from "./file-format.ts";
import { DocumentError, readDocument } from "./read-document.ts";
import { ownFiles, otherFiles } from "./testing/content-files.ts";
import { writeDocument } from "./write-document.ts";

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

test("ids in the editor are unique and without colons, and types too", () => {
  for (const [, text] of otherFiles) {
    const { document } = readDocument(JSON.parse(text));
    expect([...document.origins.keys(), ...document.definitions.keys()].join(" ")).not.toContain(":");
  }
});

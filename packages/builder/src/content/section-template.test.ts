import { expect, test } from "vitest";
import { walkItems, type EditorData, type EditorItem } from "./editor-data.ts";
import { pastable } from "./page-parts.ts";
import { readDocument } from "./read-document.ts";
import { isSection } from "./section-config.ts";
import { sectionFrom, templateOf } from "./section-template.ts";
import { duplicateItems, removeItems } from "./several.ts";
import { ownFiles } from "./testing/content-files.ts";

const sections = ownFiles.flatMap(([name, text]) =>
  [...walkItems(readDocument(JSON.parse(text)).data.root)]
    .filter(({ type }) => isSection(type))
    .map((section, index): [string, EditorItem] => [`${name} ${index + 1}`, section]),
);
const typesIn = (item: EditorItem): string[] => [...walkItems(item)].map(({ type }) => type);
const idsIn = (item: EditorItem | undefined): string[] => (item ? [...walkItems(item)].map(({ id }) => id) : []);

test.each(sections)("the section %s comes back from its template, with ids of its own", (_name, section) => {
  const template: unknown = JSON.parse(JSON.stringify(templateOf(section)));
  const [first, second] = [sectionFrom(template), sectionFrom(template)];
  expect(first && typesIn(first)).toEqual(typesIn(section).filter((type) => type !== "c:tdSearchMetadata"));
  const ids = [section, first, second].flatMap((each) => idsIn(each));
  expect(new Set(ids).size).toBe(ids.length);
});

test("title and description of the page stay out of a template", () => {
  const [, withWords] = sections.find(([, section]) => typesIn(section).includes("c:tdSearchMetadata")) ?? [];
  expect(withWords && JSON.stringify(templateOf(withWords))).not.toContain("tdSearchMetadata");
});

test("a copy of a section leaves them out too, unless the page has none because they were cut", () => {
  const data = readDocument(JSON.parse(ownFiles[0]?.[1] ?? "")).data;
  const isOnPage = (current: EditorData): number =>
    [...walkItems(current.root)].filter(({ type }) => type === "c:tdSearchMetadata").length;
  const section = [...walkItems(data.root)].find(
    (item) => isSection(item.type) && typesIn(item).includes("c:tdSearchMetadata"),
  );
  const id = section?.id ?? "";
  expect(isOnPage(data)).toBe(1);
  expect(isOnPage(duplicateItems(data, [id])?.data ?? data)).toBe(1);
  const [pasted] = section ? pastable([section], data) : [];
  expect(pasted && typesIn(pasted)).not.toContain("c:tdSearchMetadata");
  const cut = removeItems(data, [id])?.data ?? data;
  const [back] = section ? pastable([section], cut) : [];
  expect(back).toBe(section);
});

test.each([undefined, {}, { definition: "c:tdButton", type: "component" }])("%j is no template", (template) => {
  expect(sectionFrom(template)).toBeUndefined();
});

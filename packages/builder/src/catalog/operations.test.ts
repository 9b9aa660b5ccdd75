import { array, assert, constantFrom, nat, property, record, type Arbitrary } from "fast-check";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { checkSite } from "@travel-design/site/check";
import { readSourceTree } from "../../../../scripts/salesforce/source-tree.ts";
import { rootId, walkItems, type EditorData, type EditorItem } from "../content/editor-data.ts";
import { fileText, formatOf } from "../content/file-format.ts";
import type { Direction } from "../content/keyboard-moves.ts";
import { addItem, moveItem, placeItem, setAttributes, type Edit } from "../content/operations.ts";
import { readDocument } from "../content/read-document.ts";
import { isSection, withColumns } from "../content/section-config.ts";
import { duplicateItems, moveItems, removeItems, type EditOfSeveral } from "../content/several.ts";
import { ownFiles } from "../content/testing/content-files.ts";
import { pageOf } from "../content/testing/items.ts";
import { findItem, locate } from "../content/tree.ts";
import { writeDocument } from "../content/write-document.ts";
import { catalog } from "./catalog.ts";
import { nesting, newItem, pageSlot } from "./nesting.ts";

const [, homeText = ""] = ownFiles.find(([name]) => name === "sfdc_cms__view/home") ?? [];
const layouts = [[12], [6, 6], [4, 4, 4], [8, 4], [4, 8], [3, 3, 3, 3]];
const offered = [...catalog.values()].filter(({ offeredIn }) => offeredIn === "page").map(({ type }) => type);

/** One thing that a builder does. `target` chooses the item, `extra` another one. */
type Command = { target: number; extra: number } & (
  { kind: "add" | "drop" | "duplicate" | "remove" | "text" | "columns" } | { kind: Direction }
);
const kinds = ["add", "drop", "duplicate", "remove", "text", "columns", "up", "down", "into", "out"] as const;
const command: Arbitrary<Command> = record({
  kind: constantFrom(...kinds),
  target: nat(200),
  extra: nat(200),
});

const at = <Item>(list: readonly Item[], index: number): Item | undefined => list[index % list.length];

function run(data: EditorData, { kind, target, extra }: Command): Edit | EditOfSeveral | undefined {
  const items = [...walkItems(data.root)].filter(({ id }) => id !== rootId);
  const id = at(items, target)?.id ?? rootId;
  const item = locate(data, id)?.item;
  const both = [id, at(items, extra)?.id ?? id];
  switch (kind) {
    case "add":
      return addItem(data, newItem(at(offered, extra) ?? ""), id, nesting);
    case "drop": {
      const parent = at(items, extra);
      const slot = parent && nesting.slotsOf(parent)[0];
      return parent && slot !== undefined
        ? moveItem(data, id, { parentId: parent.id, slot, index: 0 }, nesting)
        : undefined;
    }
    case "duplicate":
      return duplicateItems(data, both);
    case "remove":
      return removeItems(data, both);
    case "text":
      return item && setAttributes(data, id, { ...item.attributes, title: `Titel ${extra}` }, nesting);
    case "columns": {
      const widths = at(layouts, extra) ?? [12];
      return item && isSection(item.type)
        ? setAttributes(data, id, withColumns(item.attributes, widths), nesting)
        : undefined;
    }
    default:
      return moveItems(data, both, kind, nesting);
  }
}

interface Node {
  id: string;
  type: string;
  children?: readonly Node[];
}
const walk = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(walk)];
const nodesOf = (file: unknown): Node[] => {
  const { contentBody }: { contentBody: { component: Node } } = JSON.parse(JSON.stringify(file));
  return walk(contentBody.component);
};

const repository = readSourceTree(resolve(import.meta.dirname, "../../../.."));
/** What a page may not contain twice, and what it needs, is for the site check to report when it is saved. */
const allowed = /^The page has (?:a second |no community_builder:seoAssistant)/;
/** Errors of the page's tree. The commands of this test set properties that most components do not have. */
const problemsOf = (text: string): string[] =>
  checkSite({
    paths: repository.paths.filter((path) => !path.startsWith("staticresources/")),
    read: (path) => (path.endsWith("sfdc_cms__view/home/content.json") ? text : repository.read(path)),
  }).flatMap(({ severity, message, property: name }) =>
    severity === "error" && !name && !allowed.test(message) ? [message] : [],
  );
const isUnchanged = (item: EditorItem, before: EditorData): boolean => locate(before, item.id)?.item === item;

test("any sequence of operations keeps the file valid, loses nothing it should not, and can be undone", () => {
  assert(
    property(array(command, { minLength: 1, maxLength: 25 }), (commands) => {
      const { document, data: start } = readDocument(JSON.parse(homeText));
      const nodesBefore = new Map(nodesOf(document.file).map((node) => [node.id, JSON.stringify(node)]));
      const states = [start];
      for (const each of commands) {
        const edit = run(states.at(-1) ?? start, each);
        if (!edit) continue;
        const items = [...walkItems(edit.data.root)];
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        const selectedIds = "selectedIds" in edit ? edit.selectedIds : [edit.selectedId];
        expect(selectedIds.filter((id) => !findItem(edit.data, id))).toEqual([]);
        states.push(edit.data);
      }
      const end = states.at(-1) ?? start;
      const written = nodesOf(writeDocument(document, end));
      expect(problemsOf(fileText(writeDocument(document, end), formatOf(homeText)))).toEqual([]);
      expect(new Set(written.map(({ id }) => id)).size).toBe(written.length);
      const components = written.filter(({ type }) => type === "component");
      expect(components).toHaveLength([...walkItems(end.root)].length);
      // Writing again gives the same ids.
      expect(nodesOf(writeDocument(document, end))).toEqual(written);
      for (const item of walkItems(end.root)) {
        if (!isUnchanged(item, start)) continue;
        const node = written.find(({ id }) => id === item.id);
        expect(JSON.stringify(node)).toBe(nodesBefore.get(item.id));
      }
      expect(fileText(writeDocument(document, start), formatOf(homeText))).toBe(homeText);
    }),
    { numRuns: 40 },
  );
});

test.each(offered)("a fresh %s is no problem and needs no advice", (type) => {
  const { document, data } = readDocument(JSON.parse(homeText));
  const edit = addItem(data, newItem(type), rootId, nesting);
  expect(edit).toBeDefined();
  const written = fileText(writeDocument(document, edit?.data ?? data), formatOf(homeText));
  const path = repository.paths.find((each) => each.endsWith("sfdc_cms__view/home/content.json"));
  const found = checkSite({
    paths: repository.paths,
    read: (each) => (each === path ? written : repository.read(each)),
  });
  expect(found.map(({ message }) => message).filter((message) => !allowed.test(message))).toEqual([]);
});

/** A page with one section of three columns, each with one text. */
function threeColumns(...contents: EditorItem[][]): { data: EditorData; section: EditorItem } {
  const empty = newItem("community_layout:section");
  const [col1 = [], col2 = [], col3 = []] = contents;
  const section = { ...empty, attributes: withColumns(empty.attributes, [4, 4, 4]), slots: { col1, col2, col3 } };
  return { section, data: pageOf(section) };
}
const text = (): EditorItem[] => [newItem("c:tdRichText")];

test("a layout with fewer columns moves content to the last one, and nothing is lost", () => {
  const { data, section } = threeColumns(text(), text(), text());
  const edit = setAttributes(data, section.id, withColumns(section.attributes, [6, 6]), nesting);
  const changed = edit && locate(edit.data, section.id)?.item;
  expect(changed?.slots).toMatchObject({ col1: [{}], col2: [{}, {}], col3: [] });
});

test("a component cannot be moved into itself, into a place that does not exist, or out of the sections", () => {
  const { data, section } = threeColumns(text(), text(), text());
  const inside = section.slots.col1?.[0]?.id ?? "";
  const slot = "col1";
  expect(moveItem(data, section.id, { parentId: section.id, slot, index: 0 }, nesting)).toBeUndefined();
  expect(moveItem(data, inside, { parentId: "nobody", slot, index: 0 }, nesting)).toBeUndefined();
  expect(moveItem(data, inside, { parentId: rootId, slot: pageSlot, index: 0 }, nesting)).toBeUndefined();
});

test("a component that is dropped between two sections gets a section in its place", () => {
  const { data } = threeColumns(text(), text(), text());
  const button = newItem("c:tdButton");
  const place = { parentId: rootId, slot: pageSlot, index: 1 };
  const { data: after = data } = placeItem(data, button, place, nesting) ?? {};
  const { parent } = locate(after, button.id) ?? {};
  expect(parent && isSection(parent.type)).toBe(true);
  expect(locate(after, parent?.id ?? "")?.position).toEqual(place);
});

test("cards that are added one after the other fill the columns, and a new section goes behind the one around them", () => {
  const { section, data: empty } = threeColumns();
  const start: Edit = { data: empty, selectedId: section.id };
  const add = ({ data, selectedId }: Edit, type: string): Edit => {
    const edit = addItem(data, newItem(type), selectedId, nesting);
    if (!edit) throw new Error(`${type} was not added.`);
    return edit;
  };
  const cards = ["a", "b", "c"].reduce((edit) => add(edit, "c:tdDestinationCard"), start);
  const filled = locate(cards.data, section.id)?.item;
  expect(filled?.slots).toMatchObject({ col1: [{}], col2: [{}], col3: [{}] });
  const next = add(cards, "community_layout:section");
  expect(locate(next.data, next.selectedId)?.position).toEqual({ parentId: rootId, slot: pageSlot, index: 1 });
  const form = add(next, "c:tdQuotationForm");
  expect(locate(form.data, form.selectedId)?.parent.id).toBe(next.selectedId);
});

test("the keyboard moves a component through the columns and on to the next section", () => {
  const first = threeColumns(text(), text(), text());
  const second = newItem("community_layout:section");
  const data = pageOf(first.section, second);
  const id = first.section.slots.col2?.[0]?.id ?? "";
  const visited = (["down", "down", "down", "down"] as const).reduce<[EditorData, string[]]>(
    ([current, places]) => {
      const next = moveItems(current, [id], "down", nesting)?.data ?? current;
      const { parent, position } = locate(next, id) ?? {};
      return [
        next,
        [
          ...places,
          `${parent === undefined ? "" : parent.id === second.id ? 2 : 1} ${position?.slot} ${position?.index}`,
        ],
      ];
    },
    [data, []],
  )[1];
  expect(visited).toEqual(["1 col3 0", "1 col3 1", "2 col1 0", "2 col1 0"]);
});

import { expect, test } from "vitest";
import { itemsIn, type EditorData } from "../document/editor-data.ts";
import { readDocument } from "../document/read-document.ts";
import { insertAt } from "../document/tree.ts";
import { createPageWork } from "./page-work.ts";

const text = `{
  "contentBody": {
    "component": {
      "children": [{ "children": [], "id": "region", "name": "content", "type": "region" }],
      "definition": "community_layout:sldsFlexibleLayout",
      "id": "page",
      "type": "component"
    }
  }
}`;

test("a component that was added is the same one after a merge, so that it stays selected", () => {
  const opened = readDocument(JSON.parse(text));
  const work = createPageWork(opened, text);
  const id = `c__tdHeading-${crypto.randomUUID()}`;
  const place = { parentId: "root", slot: "slot_content", index: 0 } as const;
  let data: EditorData = insertAt(opened.data, place, { type: "c__tdHeading", props: { id, attributes: {} } });
  work.connect({ read: () => data, replace: (next) => (data = next) });
  const merged = work.write()?.text ?? "";
  work.replace(merged.replace('"attributes": {}', '"attributes": { "title": "theirs" }'));
  expect(itemsIn(data.root.props, "slot_content")).toMatchObject([{ props: { id, attributes: { title: "theirs" } } }]);
  expect(work.write()?.text).toContain(`"id": "${id.slice(-36)}"`);
});

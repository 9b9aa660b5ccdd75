import { expect, test } from "vitest";
import { itemsIn } from "../content/editor-data.ts";
import { formatOf } from "../content/file-format.ts";
import { readDocument } from "../content/read-document.ts";
import { itemOf } from "../content/testing/items.ts";
import { insertAt } from "../content/tree.ts";
import { pageKind } from "./page-content.ts";

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
  const id = `c:tdHeading-${crypto.randomUUID()}`;
  const place = { parentId: "root", slot: "content", index: 0 } as const;
  const data = insertAt(opened.data, place, itemOf(id));
  const content = { ...opened, data, format: formatOf(text) };
  const merged = pageKind.write(content).replace('"attributes": {}', '"attributes": { "title": "theirs" }');
  const read = pageKind.read(merged, content);
  expect(itemsIn(read.data.root, "content")).toMatchObject([{ id, attributes: { title: "theirs" } }]);
  expect(pageKind.write(read)).toContain(`"id": "${id.slice(-36)}"`);
  expect(pageKind.selectable(read, [id, "gone"])).toEqual([id]);
});

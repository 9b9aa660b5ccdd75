import { expect, test } from "vitest";
import type { EditorItem } from "../content/editor-data.ts";
import { itemOf } from "../content/testing/items.ts";
import { catalog } from "./catalog.ts";
import { withoutTakenAnchors } from "./page-anchors.ts";

const properties = [...catalog.values()].flatMap(({ type, properties: list }) =>
  list.map((each) => [`${type} ${each.name}`, each] as const),
);

test("every property has a label", () => {
  expect(properties.filter(([, { label }]) => label === "").map(([name]) => name)).toEqual([]);
});

test("defaults of a new component are valid", () => {
  const problems = [...catalog.values()].flatMap(({ type, component, defaults }) => {
    const invalid: string[] = [];
    component.parse(defaults, (name, { code }) => code === "invalid" && invalid.push(`${type} ${name}`));
    return invalid;
  });
  expect(problems).toEqual([]);
});

test("a copy has no name for links that the page has already, and keeps others", () => {
  const block = (id: string, name: string): EditorItem => itemOf(id, { attributes: { title: "Kop", anchor: name } });
  const taken = new Set(["wijzer"]);
  expect(withoutTakenAnchors(block("a", "wijzer"), taken).attributes).toEqual({ title: "Kop" });
  expect(withoutTakenAnchors(block("b", "nieuw"), taken).attributes).toMatchObject({ anchor: "nieuw" });
  expect(withoutTakenAnchors(block("c", "nieuw"), taken).attributes).toEqual({ title: "Kop" });
});

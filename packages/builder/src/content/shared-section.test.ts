import { expect, test } from "vitest";
import type { JsonObject } from "./json.ts";
import { copyOfSection, idsIn, isSameSection, sectionsOf } from "./shared-section.ts";

const file = crypto.randomUUID();

function section(): JsonObject {
  const [id, column] = [crypto.randomUUID(), crypto.randomUUID()];
  const block = {
    attributes: { file, title: "Titel" },
    definition: "c:tdHeading",
    id: crypto.randomUUID(),
    type: "component",
  };
  return {
    attributes: { sectionConfig: JSON.stringify({ UUID: id, columns: [{ UUID: column, columnKey: "col1" }] }) },
    children: [{ children: [block], id: column, name: "col1", type: "region" }],
    definition: "community_layout:section",
    id,
    type: "component",
  };
}

test("a copy has other ids, in its settings too, and the same content", () => {
  const original = section();
  const copy = copyOfSection(original);
  expect(isSameSection(original, copy)).toBe(true);
  for (const id of idsIn(original)) expect(JSON.stringify(copy)).not.toContain(id);
  const { children, ...others } = copy;
  // The setting is a text, and an id of a file is no id of a component.
  expect(JSON.stringify(others)).toContain(String(copy.id).concat('\\"'));
  expect(JSON.stringify(children)).toContain(file);
});

test("two sections that happen to have the same content are no copies", () => {
  const [first, second] = [section(), section()];
  expect(isSameSection(first, second)).toBe(false);
});

test("a section without a UUID is of no family", () => {
  const page = (id: unknown): JsonObject => ({
    contentBody: { component: { children: [{ children: [{ ...section(), id }] }] } },
  });
  expect(sectionsOf(page(crypto.randomUUID()))).toHaveLength(1);
  for (const id of ["", "a", undefined]) expect(sectionsOf(page(id))).toEqual([]);
});

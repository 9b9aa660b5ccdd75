import { expect, test } from "vitest";
import type { EditorItem } from "../../content/editor-data.ts";
import type { JsonObject } from "../../content/json.ts";
import { itemOf, pageOf } from "../../content/testing/items.ts";
import { newItem } from "../../catalog/nesting.ts";
import { withName } from "../../content/section-config.ts";
import { outlineLines, rangeOf, shownLines } from "./outline-lines.ts";

const item = (id: string, type: string, attributes: JsonObject, slots = {}): EditorItem =>
  itemOf(id, { type, attributes, slots });

const cards = ["Noorwegen", "IJsland", "Curaçao"].map((title) => item(title, "c:tdDestinationCard", { title }));
const column = (...items: EditorItem[]) => ({ col1: items });
const section = "community_layout:section";
const data = pageOf(
  item("a", section, {}, column(item("b", "c:tdHeading", { title: "Waar wij u brengen" }), ...cards)),
  item("c", section, {}, column(item("d", "c:tdSpacer", {}))),
);
const lines = outlineLines(data);
const labelsOf = (shown: typeof lines | readonly (typeof lines)[number][]) => shown.map(({ label }) => label);

test("a section is called by its own name", () => {
  const named = withName(newItem(section).attributes, "Bestemmingen");
  const page = pageOf(item("a", section, named, column(...cards)));
  expect(outlineLines(page)[1]?.label).toBe("Sectie: Bestemmingen");
});

test("a section is called by the first title in it", () => {
  expect(labelsOf(lines)).toEqual([
    "Pagina",
    "Sectie: Waar wij u brengen",
    "Kop: Waar wij u brengen",
    "Bestemming: Noorwegen",
    "Bestemming: IJsland",
    "Bestemming: Curaçao",
    "Sectie",
    "Tussenruimte",
  ]);
  expect(lines.map(({ level, hasChildren }) => `${level}${hasChildren ? "+" : ""}`).join(" ")).toBe(
    "1+ 2+ 3 3 3 3 2+ 3",
  );
});

test("what is in a collapsed component is hidden", () => {
  expect(labelsOf(shownLines(lines, new Set(["a"]), ""))).toEqual([
    "Pagina",
    "Sectie: Waar wij u brengen",
    "Sectie",
    "Tussenruimte",
  ]);
  expect(shownLines(lines, new Set(["root"]), "")).toHaveLength(1);
});

test("a search shows what matches, also without accents and in what is collapsed, with what it is in", () => {
  expect(labelsOf(shownLines(lines, new Set(["a"]), " curacao"))).toEqual([
    "Pagina",
    "Sectie: Waar wij u brengen",
    "Bestemming: Curaçao",
  ]);
  expect(shownLines(lines, new Set(), "peru")).toEqual([]);
});

test("a range has its direction, and a line that is not shown has none", () => {
  expect(rangeOf(lines, "a", "Noorwegen")).toEqual(["a", "b", "Noorwegen"]);
  expect(rangeOf(lines, "Noorwegen", "a")).toEqual(["Noorwegen", "b", "a"]);
  expect(rangeOf(shownLines(lines, new Set(["a"]), ""), "b", "c")).toEqual(["c"]);
});

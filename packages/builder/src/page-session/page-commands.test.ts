import { expect, test } from "vitest";
import { newItem } from "../catalog/nesting.ts";
import { rootId, walkItems, type EditorItem } from "../content/editor-data.ts";
import { itemOf, pageOf } from "../content/testing/items.ts";
import { formatOf } from "../content/file-format.ts";
import { sectionType } from "../content/section-config.ts";
import { messages } from "../messages/index.ts";
import { initialState } from "../session/session-state.ts";
import { commands, type CommandName, type Outcome } from "./page-commands.ts";
import { gestures } from "./page-gestures.ts";
import { pageKind, type PageContent } from "./page-content.ts";
import type { PageState } from "./page-session.ts";

const heading = (id: string, title: string): EditorItem => itemOf(id, { attributes: { title } });
const section = (id: string, ...items: EditorItem[]): EditorItem => ({
  ...newItem(sectionType),
  id,
  slots: { col1: items },
});

/** Section 1 with the headings a and b, and the empty section 2. */
function page(...selection: string[]): PageState {
  const content: PageContent = {
    data: pageOf(section("1", heading("a", "A"), heading("b", "B")), section("2")),
    document: { file: {}, origins: new Map(), newIds: new Map() },
    format: formatOf(""),
  };
  return { ...initialState(pageKind, { file: { text: "", hash: "" }, isOutdated: false, content }), selection };
}

/** The page after an outcome as ids in their order, or the sentence of one that changes nothing. */
function resultOf(outcome: Outcome): string {
  if ("data" in outcome)
    return [...walkItems(outcome.data.root)].map(({ id }) => (id.length > 8 ? "new" : id)).join(" ");
  if ("copied" in outcome) return `copied, then ${resultOf(outcome.next)}`;
  return "sentence" in outcome ? outcome.sentence : outcome.type;
}

test.each<[CommandName, string, string, boolean]>([
  ["moveUp", "b", "root 1 b a 2", true],
  ["moveUp", "1", messages.editor.cannotMove.up, true],
  ["moveDown", "1", "root 2 1 a b", true],
  ["moveInto", "a", messages.editor.cannotMove.into, true],
  ["moveOut", "a", messages.editor.cannotMove.out, true],
  ["copy", "a", `copied, then ${messages.editor.copied("Kop")}`, true],
  ["cut", "a", "copied, then root 1 b 2", true],
  ["duplicate", "a", "root 1 a new b 2", true],
  ["remove", "1", "root 2", true],
  ["remove", rootId, messages.editor.nothingSelected, false],
  ["undo", rootId, "undone", false],
  ["redo", rootId, "redone", false],
  ["save", rootId, "saveRequested", false],
])("%s of %s: %s", (name, id, result, isAvailable) => {
  const state = { ...page(id), phase: { name: "saved" } as const };
  expect([resultOf(commands[name].run(state)), commands[name].isAvailable(state)]).toEqual([result, isAvailable]);
});

const placeIn = (parentId: string, region = "col1", index = 0) => ({ parentId, slot: region, index });

test.each<[string, (state: PageState) => Outcome, string]>([
  ["a new block", (state) => gestures.add.run(state, "c:tdHeading"), "root 1 a new b 2"],
  ["a drop", (state) => gestures.place.run(state, { what: { ids: ["a"] }, place: placeIn("2") }), "root 1 b 2 a"],
  [
    "two in one drop",
    (state) => gestures.place.run(state, { what: { ids: ["b", "a"] }, place: placeIn("2") }),
    "root 1 2 a b",
  ],
  [
    "a drop between two sections",
    (state) => gestures.place.run(state, { what: { type: "c:tdHeading" }, place: placeIn(rootId, "content", 1) }),
    "root 1 a b new new 2",
  ],
  [
    "a drop into itself",
    (state) => gestures.place.run(state, { what: { ids: ["1"] }, place: placeIn("1") }),
    messages.editor.doesNotFit("Sectie"),
  ],
  [
    "a setting of what is gone",
    (state) => gestures.setAttributes.run(state, { id: "z", attributes: {} }),
    messages.editor.isGone,
  ],
])("%s", (_what, run, result) => expect(resultOf(run(page("a")))).toBe(result));

test("typing in one field is one step, and in two fields two", () => {
  const groups = [{ title: "A!" }, { title: "A!?" }, { title: "A", lead: "L" }].map((attributes) => {
    const outcome = gestures.setAttributes.run(page(), { id: "a", attributes });
    return "group" in outcome ? outcome.group : undefined;
  });
  expect(groups).toEqual(["a title", "a title", "a lead"]);
});

test("what is moved stays selected in the order of choosing", () =>
  expect(commands.moveDown.run(page("b", "a"))).toMatchObject({ selection: ["b", "a"] }));

test("no keys belong to two commands", () => {
  const keys = Object.values(commands).flatMap((command) => command.keys);
  expect(keys).toEqual([...new Set(keys)]);
});

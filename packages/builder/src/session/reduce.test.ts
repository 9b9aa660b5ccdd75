import { expect, test } from "vitest";
import { createReduce } from "./reduce.ts";
import type { SessionEvent } from "./session-event.ts";
import { initialState, type SessionState } from "./session-state.ts";
import { noteKind, type Note } from "./testing/note.ts";

const reduce = createReduce(noteKind);
const text = (own: string, theirs = ""): string => noteKind.write({ own, theirs });
const start = initialState(noteKind, {
  file: { text: text(""), hash: "1" },
  isOutdated: false,
  content: { own: "", theirs: "" },
});

const after = (...events: SessionEvent<Note>[]): SessionState<Note> => events.reduce(reduce, start);
const own = (value: string, group?: string): SessionEvent<Note> => ({
  type: "edited",
  content: { own: value, theirs: "" },
  ...(group && { group }),
});
const [save, stored, paused] = [
  { type: "saveRequested" },
  { type: "stored", hash: "2" },
  { type: "paused" },
] as const satisfies SessionEvent<Note>[];
const failed = (current?: string): SessionEvent<Note> => ({
  type: "storingFailed",
  failure: {
    message: "Mislukt.",
    problems: [],
    isUnconfirmed: false,
    ...(current !== undefined && { current: { text: current, hash: "3" } }),
  },
});

test.each<[string, SessionEvent<Note>[], string]>([
  ["nothing", [], "saved"],
  ["an edit", [own("a")], "changed"],
  ["an edit that is taken back, after a pause", [own("a"), { type: "undone" }, paused], "saved"],
  ["saving nothing", [save], "saved"],
  ["a save", [own("a"), save], "saving"],
  ["a save that succeeds", [own("a"), save, stored], "saved"],
  ["an edit during a save", [own("a"), save, own("ab"), stored], "changed"],
  ["another save during a save", [own("a"), save, own("ab"), save, stored], "saving"],
  ["another save during a save, of nothing new", [own("a"), save, save, stored], "saved"],
  ["a save that fails", [own("a"), save, failed()], "failed"],
  ["an edit after it", [own("a"), save, failed(), own("ab")], "changed"],
  ["another save during one that fails", [own("a"), save, own("ab"), save, failed()], "saving"],
  ["somebody else's change elsewhere", [own("a"), save, failed(text("", "b"))], "saving"],
  ["somebody else's change of the same", [own("a"), save, failed(text("b"))], "conflict"],
  ["the same change of somebody else", [own("a"), save, failed(text("a"))], "saved"],
  ["dismissing a question", [own("a"), save, failed(text("b")), { type: "dismissed" }], "changed"],
  ["overwriting", [own("a"), save, failed(text("b")), { type: "overwriteRequested" }], "saving"],
  ["a response after all", [own("a"), save, stored, stored, failed()], "saved"],
])("%s leads to the right phase", (_what, events, phase) => expect(after(...events).phase.name).toBe(phase));

test.each<[string, SessionEvent<Note>[], readonly string[]]>([
  ["edits without a group", [own("a"), own("b")], ["", "a"]],
  ["edits of one group", [own("a", "own"), own("ab", "own")], [""]],
  ["edits of one group with a pause", [own("a", "own"), paused, own("ab", "own")], ["", "a"]],
  ["edits of two groups", [own("a", "own"), own("b", "other"), own("c", "own")], ["", "a", "b"]],
  [
    "text that is typed on the page, with a pause",
    [{ type: "typingStarted", id: "own" }, own("a"), paused, own("ab"), { type: "typingEnded" }],
    [""],
  ],
  [
    "text that is typed and canceled",
    [{ type: "typingStarted", id: "own" }, own("a"), { type: "typingEnded", isCanceled: true }],
    [],
  ],
  ["a merge", [own("a"), save, failed(text("", "b"))], []],
])("%s: these can be undone", (_what, events, past) =>
  expect(after(...events).history.past.map(({ content }) => content.own)).toEqual(past),
);

test("what was selected before a step is selected again, unless what is selected now still exists", () => {
  const kind = {
    ...noteKind,
    selectable: ({ own: ids }: Note, wanted: readonly string[]) => wanted.filter((id) => ids.includes(id)),
  };
  const reduceItems = createReduce(kind);
  const events: SessionEvent<Note>[] = [
    { type: "edited", content: { own: "ab", theirs: "" }, selection: ["b"] },
    { type: "edited", content: { own: "a", theirs: "" }, selection: ["a"] },
    { type: "undone" },
  ];
  expect(events.reduce(reduceItems, start).selection).toEqual(["a"]);
  expect(
    [...events, { type: "selected", ids: ["b"] } as const, { type: "undone" } as const].reduce(reduceItems, start)
      .selection,
  ).toEqual([]);
});

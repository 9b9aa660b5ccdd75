import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EditorData } from "../document/editor-data.ts";
import { readDocument } from "../document/read-document.ts";
import { changeItem, findItem } from "../document/tree.ts";
import { messages } from "../messages/index.ts";
import type { Saving } from "./saving-types.ts";
import { createSlowServer, type Outcome, type SlowServer } from "./testing/slow-server.ts";
import { createPageSaving } from "./use-page-saving.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const component = (id: string, title: string): object => ({
  attributes: { title },
  definition: "c:tdHeading",
  id,
  type: "component",
});

/** A page with a heading of one's own, and one that somebody else edits. */
const pageText = (own: string, theirs: string): string =>
  `${JSON.stringify({ contentBody: { component: { children: [{ children: [component("own", own), component("theirs", theirs)], id: "region", name: "content", type: "region" }], definition: "community_layout:sldsFlexibleLayout", id: "page", type: "component" } }, type: "sfdc_cms__view" }, null, 2)}\n`;

interface Window {
  server: SlowServer;
  saving: Saving;
  /** The sentences of the live region. */
  announced: string[];
  state(): string;
  title(id?: string): string;
  type(text: string, id?: string): void;
  /** Somebody else changes a heading. */
  others(text: string, id?: string): void;
  /** Takes everything back that was typed. */
  revert(): void;
}

function openWindow(): Window {
  const text = pageText("", "");
  const server = createSlowServer(text);
  const announced: string[] = [];
  const opened = readDocument(JSON.parse(text));
  let data: EditorData = opened.data;
  const session = { view: "home", draftId: "window", stored: server.file, opened };
  const { saving, work } = createPageSaving(session, (sentence) => announced.push(sentence));
  work.connect({ read: () => data, replace: (next) => (data = next) });
  const withTitle = (before: EditorData, id: string, title: string): EditorData =>
    changeItem(before, id, (item) => ({ ...item, props: { ...item.props, attributes: { title } } }));
  const titleIn = (from: EditorData, id: string): string => String(findItem(from, id)?.props.attributes.title);
  return {
    server,
    saving,
    announced,
    state: () => saving.getSnapshot().state.name,
    title: (id = "own") => titleIn(data, id),
    type(typed, id = "own") {
      data = withTitle(data, id, titleIn(data, id) + typed);
      saving.change();
    },
    revert() {
      data = withTitle(data, "own", "");
      saving.change();
    },
    others(typed, id = "theirs") {
      const { data: current } = readDocument(JSON.parse(server.file.text));
      const titles = ["own", "theirs"].map((each) => titleIn(current, each) + (each === id ? typed : ""));
      server.replace(pageText(titles[0] ?? "", titles[1] ?? ""));
    },
  };
}

test("a second press saves what was typed since, after the first, and nobody else is named", async () => {
  const { server, saving, type, announced, state } = openWindow();
  type("a");
  saving.save();
  saving.save();
  // The draft comes first.
  await server.settle();
  type("b");
  saving.save();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.waiting).toMatchObject([{ isDraft: false }]);
  await server.settleAll();
  expect(server.file.text).toContain('"ab"');
  expect([state(), server.draft]).toEqual(["saved", undefined]);
  expect(new Set(announced)).toEqual(new Set([messages.saving.saved]));
});

test("what is typed while somebody else's version is on its way stays in the work, and is saved", async () => {
  const { server, saving, type, others, announced, title, state } = openWindow();
  type("sent");
  others("theirs");
  saving.save();
  await server.settle();
  type(" typed");
  await server.settle();
  await server.settle();
  expect([title(), title("theirs"), state()]).toEqual(["sent typed", "theirs", "saved"]);
  await server.settleAll();
  expect(server.file.text).toContain('"sent typed"');
  expect(announced.at(-1)).toBe(messages.merged);
});

test("a question stays while one types, and the answer counts for what it was about", async () => {
  const { server, saving, type, others, state } = openWindow();
  type("mine");
  others("theirs", "own");
  saving.save();
  await server.settleAll();
  expect(state()).toBe("conflict");
  type(" and more");
  await server.settleAll();
  expect(saving.getSnapshot().state).toMatchObject({ name: "conflict", own: expect.stringContaining("mine and more") });
  expect(server.draft).toContain("mine and more");
  // Somebody else saves once more: an answer about the earlier text is no answer to this one.
  others(" again", "own");
  const [conflict] = Object(saving.getSnapshot().state).conflicts;
  saving.merge(new Map([[conflict.key, "theirs"]]));
  await server.settleAll();
  expect(state()).toBe("conflict");
  saving.merge(new Map([[conflict.key, "theirs"]]));
  await server.settleAll();
  expect([state(), server.file.text.includes('"theirs again"')]).toEqual(["saved", true]);
});

test("an answer does not count for what is typed before it arrives", async () => {
  const { server, saving, type, others, state, title } = openWindow();
  type("mine");
  others("theirs", "own");
  saving.save();
  await server.settleAll();
  const [conflict] = Object(saving.getSnapshot().state).conflicts;
  saving.merge(new Map([[conflict.key, "theirs"]]));
  await server.settle();
  type(" and more");
  await server.settleAll();
  expect([state(), title()]).toEqual(["conflict", "mine and more"]);
});

test("a question ends when nothing is left of it", async () => {
  const { server, saving, type, others, state, revert } = openWindow();
  type("mine");
  others("theirs", "own");
  saving.save();
  await server.settleAll();
  expect(state()).toBe("conflict");
  revert();
  await server.settleAll();
  expect(state()).toBe("saved");
});

test.each(["lost", "broken"] as const)(
  "a response that is %s is no other person, whatever is typed since",
  async (outcome) => {
    const { server, saving, type, announced, state } = openWindow();
    type("a");
    saving.save();
    await server.settle();
    await server.settle(outcome);
    expect(state()).toBe("failed");
    type("b");
    saving.save();
    await server.settleAll();
    expect(state()).toBe("saved");
    expect(server.file.text).toContain('"ab"');
    expect(announced).not.toContain(messages.merged);
  },
);

test("a draft that waits for a pause is stored when the page is left, and a save waits for it", async () => {
  const { server, saving, type } = openWindow();
  type("a");
  saving.flush();
  expect(server.waiting).toMatchObject([{ isDraft: true, method: "PUT" }]);
  saving.flush();
  saving.save();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.waiting).toHaveLength(1);
  await server.settle();
  expect(server.draft).toContain('"a"');
  await server.settle();
  expect(server.waiting).toMatchObject([{ isDraft: false }]);
});

test("a draft that the server did not get is in the storage of the tab until it has it", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const { server, saving, type } = openWindow();
  type("a");
  saving.flush();
  await server.settle("undelivered");
  expect([...stored.values()].join("")).toContain(String.raw`\"a\"`);
  type("b");
  saving.flush();
  await server.settle();
  expect(stored.size).toBe(0);
});

const outcomes = ["responded", "doubled", "broken", "lost", "undelivered"] as const satisfies readonly Outcome[];
const isOutcome = (step: Step): step is Outcome => outcomes.some((each) => each === step);

type Step = "type" | "save" | "pause" | "others" | Outcome;

test("whatever happens to requests, each typed word is in a file or a draft, and nobody is named who was not there", async () => {
  const steps = constantFrom<Step>(
    "type",
    "type",
    "save",
    "save",
    "pause",
    "others",
    "responded",
    "doubled",
    "broken",
    "lost",
    "undelivered",
  );
  await assert(
    asyncProperty(
      array(steps, { maxLength: 40 }),
      array(constantFrom<"own" | "theirs">("own", "theirs")),
      async (list, answers) => {
        const window = openWindow();
        const { server, saving, announced } = window;
        const words: string[] = [];
        let hasOthers = false;
        for (const step of list) {
          const word = `<${words.length}>`;
          if (step === "type") window.type(word);
          if (step === "type") words.push(word);
          if (step === "save") saving.save();
          if (step === "pause") await vi.advanceTimersByTimeAsync(1_000);
          if (step === "others") window.others(word, answers.length % 2 === 0 ? "theirs" : "own");
          hasOthers ||= step === "others";
          if (isOutcome(step)) await server.settle(step);
        }
        // The window is left: what it had is on the server then.
        saving.flush();
        await server.settleAll();
        const kept = [...server.texts, server.draft ?? ""].join("\n");
        for (const word of words) expect(kept).toContain(word);
        const namesOthers = announced.includes(messages.merged) || window.state() === "conflict";
        expect(namesOthers && !hasOthers).toBe(false);
      },
    ),
    { numRuns: 500 },
  );
}, 60_000);

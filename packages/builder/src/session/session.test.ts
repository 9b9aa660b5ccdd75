import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages } from "../messages/index.ts";
import { openWindow } from "./testing/window.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { saved } = messages.saving;

const fail = (): never => {
  throw new Error("broken");
};

test("a second press saves what was typed since, after the first, and nobody else is named", async () => {
  const { server, save, type, announced, getState } = openWindow();
  type("own", "a");
  save();
  save();
  // The draft comes first.
  await server.settle();
  type("own", "b");
  save();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.waiting).toMatchObject([{ isDraft: false }]);
  await server.settleAll();
  expect(server.file.text).toContain('"ab"');
  expect([getState().phase.name, server.draft]).toEqual(["saved", undefined]);
  expect(announced).toEqual([saved, saved]);
});

test("what is typed while somebody else's version is in flight stays in the work, and is saved", async () => {
  const { server, save, type, others, announced, getState } = openWindow();
  type("own", "sent");
  others("theirs", "theirs");
  save();
  await server.settle();
  type("own", " typed");
  await server.settleAll();
  expect(getState()).toMatchObject({ content: { own: "sent typed", theirs: "theirs" }, phase: { name: "saved" } });
  expect(server.file.text).toContain('"sent typed"');
  expect(announced).toContain(messages.merged);
});

test("a question stays while one types, and the answer counts for what it was about", async () => {
  const { server, save, type, others, answer, getState } = openWindow();
  type("own", "mine");
  others("own", "theirs");
  save();
  await server.settleAll();
  type("own", " and more");
  await server.settleAll();
  expect(getState().phase).toMatchObject({ name: "conflict", own: expect.stringContaining("mine and more") });
  expect(server.draft?.text).toContain("mine and more");
  // Somebody else saves once more: an answer about the earlier text is no answer to this one.
  others("own", " again");
  answer("theirs");
  await server.settleAll();
  expect(getState().phase.name).toBe("conflict");
  answer("theirs");
  await server.settleAll();
  expect([getState().phase.name, server.file.text]).toEqual(["saved", expect.stringContaining('"theirs again"')]);
});

test("an answer does not count for what is typed before it arrives", async () => {
  const { server, save, type, others, answer, getState } = openWindow();
  type("own", "mine");
  others("own", "theirs");
  save();
  await server.settleAll();
  answer("theirs");
  await server.settle();
  type("own", " and more");
  await server.settleAll();
  expect(getState()).toMatchObject({ content: { own: "mine and more" }, phase: { name: "conflict" } });
});

test("a question ends when nothing is left of it", async () => {
  const { server, save, type, others, undo, getState } = openWindow();
  type("own", "mine");
  others("own", "theirs");
  save();
  await server.settleAll();
  expect(getState().phase.name).toBe("conflict");
  undo();
  await server.settleAll();
  expect(getState().phase.name).toBe("saved");
});

test.each(["lost", "broken"] as const)(
  "a response that is %s is no other person, whatever is typed since",
  async (outcome) => {
    const { server, save, type, announced, getState } = openWindow();
    type("own", "a");
    save();
    await server.settle();
    await server.settle(outcome);
    expect(getState().phase.name).toBe("failed");
    type("own", "b");
    save();
    await server.settleAll();
    expect([getState().phase.name, server.file.text]).toEqual(["saved", expect.stringContaining('"ab"')]);
    expect(announced).not.toContain(messages.merged);
  },
);

test("a save that fails is followed by the one that was asked for meanwhile, of what was typed since", async () => {
  const { server, save, type, getState } = openWindow();
  type("own", "a");
  save();
  await server.settle();
  type("own", "b");
  save();
  await server.settle("undelivered");
  await server.settleAll();
  expect([getState().phase.name, server.file.text]).toEqual(["saved", expect.stringContaining('"ab"')]);
});

test("after an event that fails, the next ones are handled", async () => {
  const { server, save, type, dispatch, getState } = openWindow();
  expect(() => dispatch({ type: "edited", content: Object.create(null, { own: { get: fail } }) })).not.toThrow();
  expect(save).toThrow("broken");
  dispatch({ type: "undone" });
  type("own", "a");
  save();
  await server.settleAll();
  expect(getState().phase.name).toBe("saved");
});

test("somebody who types without a pause has a draft within a second", async () => {
  const { server, type } = openWindow();
  type("own", "first");
  for (let key = 0; key < 10; key += 1) {
    await vi.advanceTimersByTimeAsync(100);
    type("own", ".");
  }
  expect(server.waiting).toMatchObject([{ isDraft: true, text: expect.stringContaining("first") }]);
});

test("a draft that the server did not get is in the storage of the tab until it has it", async () => {
  const { server, stored, type } = openWindow();
  type("own", "a");
  await vi.advanceTimersByTimeAsync(1_000);
  await server.settle("undelivered");
  expect([...stored.values()].join("")).toContain(String.raw`\"a\"`);
  type("own", "b");
  await vi.advanceTimersByTimeAsync(1_000);
  await server.settle();
  expect(stored.size).toBe(0);
});

test("a draft that the server did not get is forgotten once the work is saved", async () => {
  const { server, stored, type, save } = openWindow();
  type("own", "a");
  save();
  await server.settle("undelivered");
  expect(stored.size).toBe(1);
  await server.settleAll();
  expect([stored.size, server.draft, server.file.text]).toEqual([0, undefined, expect.stringContaining('"a"')]);
});

test("overwriting replaces another version, and what is typed before the response stays unsaved", async () => {
  const { server, save, type, others, dispatch, getState } = openWindow();
  type("own", "mine");
  others("own", "theirs");
  save();
  await server.settleAll();
  dispatch({ type: "overwriteRequested" });
  await server.settle();
  type("own", " and more");
  await server.settle();
  expect(getState().phase.name).toBe("changed");
  expect([server.file.text, server.texts.join()]).toEqual([
    expect.stringContaining('"mine"'),
    expect.stringContaining('"theirs"'),
  ]);
});

// One window with a note, on an unreliable connection, and what it must not lose.
import { expect, vi } from "vitest";
import { call } from "../../api.ts";
import { messages } from "../../messages/index.ts";
import { createDraftWriter } from "../draft-writer.ts";
import { createReduce } from "../reduce.ts";
import { startOf } from "../start.ts";
import { createSession, type Session } from "../session.ts";
import type { SessionEvent } from "../session-event.ts";
import type { SessionState } from "../session-state.ts";
import { noteKind, type Note, type Part } from "./note.ts";
import { createSlowServer } from "./slow-server.ts";

const reduce = createReduce(noteKind);

/** All steps of the history back, and as many forward again. */
function travel(start: SessionState<Note>): { first: Note; again: Note } {
  const states = [start];
  for (let state = start; state.history.past.length > 0; states.push(state)) state = reduce(state, { type: "undone" });
  let [again = start] = states.slice(-1);
  const first = again.content;
  for (const _ of states.slice(1)) again = reduce(again, { type: "redone" });
  return { first, again: again.content };
}

/** Opens a note in a window. Stubs `fetch`, `window` and the storage of the tab until the test ends. */
export function openWindow() {
  const stored = new Map<string, string>();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("sessionStorage", {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const server = createSlowServer(noteKind.write({ own: "", theirs: "" }));
  const announced: string[] = [];
  /** Words that somebody typed, and did not take back. */
  const words = new Set<string>();
  let count = 0;
  let hasOthers = false;
  let session: Session<Note>;
  let stop: () => void;
  /** Where undoing every step leads. */
  let origin: Note;

  const open = (): void => {
    const { file, draft } = server;
    const place = { view: "home", draftId: "window" };
    session = createSession({
      kind: noteKind,
      start: startOf(file, draft, (text): Note => JSON.parse(text)),
      drafts: createDraftWriter(place),
      storeFile: (text, hash) => call("savePage", { ...place, text, hash }),
      describe: () => "",
      announce: (sentence) => announced.push(sentence),
    });
    stop = session.start();
    origin = session.getState().content;
  };
  open();

  const newWord = (): string => `<${(count += 1)}>`;
  const textOf = (): string => noteKind.write(session.getState().content);
  /** What a person takes back on purpose is not lost. */
  const forgetMissing = (): void => {
    for (const word of words) if (!textOf().includes(word)) words.delete(word);
  };
  /** Every word is where it survives the window: in the file, a draft, the storage of the tab, or a request. */
  const expectDraft = (): void => {
    const requests = server.waiting.map(({ text }) => text);
    const kept = [server.file.text, server.draft?.text, ...stored.values(), ...requests].join("\n");
    for (const word of words) expect(kept.replaceAll("\\", ""), `${word} survives`).toContain(word);
  };

  return {
    server,
    announced,
    stored,
    getState: () => session.getState(),
    dispatch: (event: SessionEvent<Note>) => session.dispatch(event),
    type(part: Part = "own", word = newWord()) {
      const { content } = session.getState();
      words.add(word);
      session.dispatch({ type: "edited", content: { ...content, [part]: content[part] + word }, group: part });
    },
    /** Another person changes the file. */
    others(part: Part = "theirs", word = newWord()) {
      const note: Note = JSON.parse(server.file.text);
      server.replace(noteKind.write({ ...note, [part]: note[part] + word }));
      hasOthers = true;
    },
    save: () => session.dispatch({ type: "saveRequested" }),
    undo(type: "undone" | "redone" = "undone") {
      session.dispatch({ type });
      forgetMissing();
    },
    cancelTyping() {
      session.dispatch({ type: "typingEnded", isCanceled: true });
      forgetMissing();
    },
    answer(side: "own" | "theirs") {
      const { phase } = session.getState();
      const { conflicts = [] } = phase.name === "conflict" ? phase : {};
      const given = side === "theirs" ? conflicts.map(({ values }) => String(values.own)).join() : "";
      for (const word of words) if (given.includes(word)) words.delete(word);
      session.dispatch({ type: "saveRequested", choices: new Map(conflicts.map(({ key }) => [key, side])) });
    },
    /** What happens meanwhile can replace the work by a merge: the history starts there. */
    async during(wait: () => Promise<unknown>) {
      const { content } = session.getState();
      await wait();
      if (session.getState().content !== content) origin = session.getState().content;
    },
    expectDraft,
    /** The window is left, and opened again where its work is. */
    async comeBack() {
      stop();
      expectDraft();
      await server.settleAll();
      open();
    },
    /** What is true at any time. */
    check() {
      const { phase, file } = session.getState();
      for (const word of words) expect(textOf(), `${word} is in the work`).toContain(word);
      const ended = reduce(session.getState(), { type: "typingEnded" });
      const { first, again } = travel(ended);
      expect([first, again], "undoing leads back, and redoing forward again").toEqual([origin, ended.content]);
      expect(server.waiting.filter(({ isDraft }) => !isDraft).length, "saves at a time").toBeLessThan(2);
      // Another person's change is known only after the next save.
      if (phase.name === "saved")
        expect(textOf(), "what is called saved is stored").toBe(hasOthers ? file.text : server.file.text);
      const namesOthers = announced.includes(messages.merged) || phase.name === "conflict";
      expect(namesOthers && !hasOthers, "somebody who was not there").toBe(false);
    },
  };
}

export type NoteWindow = ReturnType<typeof openWindow>;

// What can happen to the work on a file: what somebody does in the window, what others do, and what becomes of requests.
import { array, constantFrom, oneof, type Arbitrary } from "fast-check";
import { vi } from "vitest";
import { outcomes, type Outcome } from "./slow-server.ts";
import { openWindow, type NoteWindow } from "./window.ts";

const aSecond = 1_000;

const events = {
  type: (window: NoteWindow) => window.type(),
  "type in the other part": (window: NoteWindow) => window.type("theirs"),
  "begin to type on the page": ({ dispatch }: NoteWindow) => dispatch({ type: "typingStarted", id: "own" }),
  "end typing on the page": ({ dispatch }: NoteWindow) => dispatch({ type: "typingEnded" }),
  "cancel typing on the page": (window: NoteWindow) => window.cancelTyping(),
  undo: (window: NoteWindow) => window.undo(),
  redo: (window: NoteWindow) => window.undo("redone"),
  save: (window: NoteWindow) => window.save(),
  "keep one's own": (window: NoteWindow) => window.answer("own"),
  "keep theirs": (window: NoteWindow) => window.answer("theirs"),
  overwrite: ({ dispatch }: NoteWindow) => dispatch({ type: "overwriteRequested" }),
  dismiss: ({ dispatch }: NoteWindow) => dispatch({ type: "dismissed" }),
  "others change their part": (window: NoteWindow) => window.others(),
  "others change the other part": (window: NoteWindow) => window.others("own"),
  async pause(window: NoteWindow) {
    await window.during(() => vi.advanceTimersByTimeAsync(aSecond));
    window.expectDraft();
  },
  "leave and come back": (window: NoteWindow) => window.comeBack(),
} as const;

/** Something that happens. */
export type Event = keyof typeof events | Outcome;

const often: readonly Event[] = ["type", "type", "type", "save", "save", "pause", "undo", "responded", "responded"];

const isEvent = (name: string): name is keyof typeof events => name in events;
const isOutcome = (event: Event): event is Outcome => outcomes.some((outcome) => outcome === event);

/** Sequences of events. Typing, saving and responses are the most frequent. */
export const sequence: Arbitrary<Event[]> = array(
  oneof(constantFrom(...often), constantFrom<Event[]>(...Object.keys(events).filter(isEvent), ...outcomes)),
  { minLength: 1, maxLength: 40, size: "max" },
);

/** Lets a sequence of events happen, and checks after each what must be true. At the end the window is left. */
export async function runSequence(happening: readonly Event[]): Promise<void> {
  const window = openWindow();
  for (const event of [...happening, "leave and come back" as const]) {
    if (isOutcome(event)) await window.during(() => window.server.settle(event));
    else await events[event](window);
    window.check();
  }
}

// Saving of one content file while it is edited: one save at a time, and a draft whenever the builder pauses. No React and no Puck.
import { RequestError } from "../api.ts";
import type { PageProblem, StoredText } from "../contract/responses.ts";
import type { Choices, Conflict } from "../document/merge.ts";
import { messages } from "../messages/index.ts";
import type { DraftWriter } from "./draft-writer.ts";

/** Where the work is. */
export type SaveState =
  | { name: "saved" }
  | { name: "changed" }
  | { name: "saving" }
  | { name: "failed"; message: string; problems: readonly PageProblem[] }
  | {
      name: "conflict";
      /** The file on disk. */
      current: StoredText;
      own: string;
      /** What both have changed; undefined if the two files cannot be merged. */
      conflicts?: readonly Conflict[];
    };

/** What is edited, as its file would contain it. */
export interface Written {
  text: string;
}

/** The work as it is at the time of a call. */
export interface Work<Snapshot extends Written> {
  /** Undefined if content is missing, so that the file would lose it. */
  write(): Snapshot | undefined;
  /** Goes on with another text, which has everything of the work. */
  replace(text: string): void;
}

/** A text with the changes of two people. */
export interface MergedText {
  text: string;
  conflicts: readonly Conflict[];
}

/** Options of {@link createSaving}. */
export interface SavingOptions<Snapshot extends Written> {
  /** The file that the work is based on, as it was on disk then. */
  stored: StoredText;
  /** The work at the start: the file, or a draft of it. */
  start: Snapshot;
  work: Work<Snapshot>;
  drafts: DraftWriter;
  /** Writes the file. @throws RequestError with the current file if another program changed it */
  store(text: string, hash: string): Promise<{ hash: string }>;
  /** Merges the file on disk and the work. Undefined if that is impossible. */
  merge(base: string, theirs: string, own: string, choices?: Choices): MergedText | undefined;
  announce(sentence: string): void;
}

/** What is shown of a save, and of the work. */
export interface SavingSnapshot<Snapshot extends Written> {
  state: SaveState;
  /** The work when the builder last paused. */
  written: Snapshot;
}

/** Saving of one content file. */
export interface Saving<Snapshot extends Written = Written> {
  getSnapshot(): SavingSnapshot<Snapshot>;
  /** The file as it was on disk when it was last read or written. */
  getStored(): StoredText;
  subscribe(listener: () => void): () => void;
  /** Called after each change of the work. */
  change(): void;
  /** Saves. What is asked for while a save is under way runs after it. */
  save(): void;
  /** Saves although another program changed the file. */
  overwrite(): void;
  /** Saves both changes of the file. */
  merge(choices: Choices): void;
  /** Stores a draft at once, before something else is shown. @throws RequestError if it is not stored */
  keepDraft(): Promise<void>;
  /** Stores the draft that waits for a pause; nothing is lost when the work leaves the screen. */
  flush(): void;
  /** Returns to editing. */
  dismiss(): void;
}

/** Writing the file of a long page takes longer than a frame, so it waits until a builder pauses. In milliseconds. */
const writeDelay = 150;
const draftDelay = 650;

const incomplete: SaveState = { name: "failed", message: messages.saving.misplaced, problems: [] };

/** Creates the saving of a content file. */
export function createSaving<Snapshot extends Written>({
  stored,
  start,
  work,
  drafts,
  store,
  merge,
  announce,
}: SavingOptions<Snapshot>): Saving<Snapshot> {
  // A restored draft differs from the file.
  let snapshot: SavingSnapshot<Snapshot> = {
    state: { name: start.text === stored.text ? "saved" : "changed" },
    written: start,
  };
  let base = stored;
  let isSaving = false;
  let isSaveRequested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server does not have the latest draft. */
  let isDraftMissing = false;
  /** Texts that were sent without a response. The file may contain one of them. */
  const unconfirmed = new Set<string>();
  const listeners = new Set<() => void>();

  const publish = (state: SaveState, written = snapshot.written): void => {
    snapshot = { state, written };
    for (const listener of listeners) listener();
  };
  const isStored = (text: string): boolean => text === base.text && unconfirmed.size === 0;

  const storeDraft = async ({ text }: Written): Promise<void> =>
    isStored(text) ? drafts.remove() : drafts.write({ text, hash: base.hash, base: base.text });
  const reportDraft = (draft: Promise<void>): void => {
    draft.then(
      () => (isDraftMissing = false),
      ({ message }: Error) => {
        isDraftMissing = true;
        announce(messages.saving.draftIsNotKept(message));
      },
    );
  };

  /** The state after a pause. A question stays while somebody types, with what both have changed by then. */
  const stateOf = ({ text: own }: Written): SaveState => {
    const { state } = snapshot;
    if (state.name === "saving" || state.name === "failed") return state;
    if (state.name !== "conflict") return { name: isStored(own) ? "saved" : "changed" };
    const conflicts = merge(base.text, state.current.text, own)?.conflicts;
    return { name: "conflict", current: state.current, own, ...(conflicts && { conflicts }) };
  };

  /** Stores a draft now instead of after a pause. */
  const pause = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const written = work.write();
    if (!written) return storeDraft(snapshot.written);
    publish(stateOf(written), written);
    return storeDraft(written);
  };

  const change = (): void => {
    const { name } = snapshot.state;
    if (name === "saved" || name === "failed") publish({ name: "changed" });
    clearTimeout(timer);
    timer = setTimeout(() => {
      const written = work.write();
      if (!written) publish(incomplete);
      else if (isStored(written.text)) publish(stateOf(written));
      timer = setTimeout(() => reportDraft(pause()), draftDelay);
    }, writeDelay);
  };

  /** Shows why the work is not saved. It goes into a draft at once. */
  const stop = (state: SaveState, own: Snapshot): void => {
    clearTimeout(timer);
    timer = undefined;
    publish(state, own);
    reportDraft(storeDraft(own));
  };

  /** What was typed during a save goes into a draft at once. */
  const finish = (sentence: string): void => {
    const written = work.write();
    const isDone = written !== undefined && isStored(written.text);
    announce(sentence);
    publish({ name: isDone ? "saved" : "changed" }, written);
    reportDraft(pause());
  };

  /** Takes the file on disk into the work. @returns whether the work can be saved then */
  const takeIn = (theirs: StoredText, own: Snapshot, choices?: Choices): boolean => {
    const merged = merge(base.text, theirs.text, own.text, choices);
    if (!merged || (merged.conflicts.length > 0 && !choices)) {
      stop({ name: "conflict", current: theirs, own: own.text, ...(merged && { conflicts: merged.conflicts }) }, own);
      return false;
    }
    base = theirs;
    unconfirmed.clear();
    work.replace(merged.text);
    return true;
  };

  /** @param choices with the file for which they were made: what changed since then is a new question */
  const saveOnce = async (choices?: { of: string; list: Choices }): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    let isMerged = false;
    // A draft that is under way would arrive after the file, and be offered as newer work.
    await drafts.settled();
    for (;;) {
      const own = work.write();
      if (!own) return publish(incomplete);
      if (isStored(own.text)) return finish(isMerged ? messages.merged : messages.saving.saved);
      publish({ name: "saving" }, own);
      try {
        const { hash } = await store(own.text, base.hash);
        base = { text: own.text, hash };
        unconfirmed.clear();
        return finish(isMerged ? messages.merged : messages.saving.saved);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        const { current: theirs } = error;
        if (error.status === 0) unconfirmed.add(own.text);
        const latest = work.write();
        if (!latest) return publish(incomplete);
        if (!theirs) {
          announce(error.message);
          return stop({ name: "failed", message: error.message, problems: error.problems }, latest);
        }
        if (theirs.text === own.text || unconfirmed.has(theirs.text)) {
          // The response to an earlier save was lost.
          base = theirs;
          unconfirmed.clear();
        } else {
          if (!takeIn(theirs, latest, theirs.text === choices?.of ? choices.list : undefined)) return undefined;
          isMerged = true;
        }
      }
    }
  };

  const save = async (choices?: { of: string; list: Choices }): Promise<void> => {
    isSaveRequested = true;
    if (isSaving) return;
    isSaving = true;
    try {
      while (isSaveRequested) {
        isSaveRequested = false;
        await saveOnce(choices);
        // Something was typed since, or there is nothing more to save.
        if (snapshot.state.name !== "changed") isSaveRequested = false;
      }
    } finally {
      isSaving = false;
    }
  };

  return {
    getSnapshot: () => snapshot,
    getStored: () => base,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    save: () => void save(),
    overwrite() {
      const { state } = snapshot;
      if (state.name !== "conflict") return;
      base = state.current;
      void save();
    },
    merge(list) {
      const { state } = snapshot;
      if (state.name === "conflict") void save({ of: state.current.text, list });
    },
    keepDraft: pause,
    flush() {
      if (timer !== undefined || isDraftMissing) reportDraft(pause());
    },
    dismiss() {
      publish({ name: "changed" });
      change();
    },
  };
}

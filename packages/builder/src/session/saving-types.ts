// What saving a content file needs, and what it shows.
import type { PageProblem, StoredText } from "../contract/responses.ts";
import type { Choices, Conflict } from "../document/merge.ts";
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
  /** Replaces the work with a merged text that contains all of it. */
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
  /** Saves. A save that is requested during another one runs after it. */
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

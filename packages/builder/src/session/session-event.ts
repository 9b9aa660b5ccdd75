import type { Choices } from "../content/merge.ts";
import type { PageProblem, StoredText } from "../contract/responses.ts";

/** Why the file was not written. */
export interface SaveFailure {
  message: string;
  /** What the site check found. */
  problems: readonly PageProblem[];
  /** The file, if it is another one than the work is based on. */
  current?: StoredText | undefined;
  /** Whether the file may have been written nevertheless, because no response came. */
  isUnconfirmed: boolean;
}

/** Everything that can happen to a session. */
export type SessionEvent<Content> =
  /** Somebody edited. Edits of one group until a pause are one step of the history. `selection`: by default unchanged. */
  | { type: "edited"; content: Content; selection?: readonly string[]; group?: string; sentence?: string }
  | { type: "selected"; ids: readonly string[] }
  /** Somebody begins to type in a component of the page itself. */
  | { type: "typingStarted"; id: string }
  /** `isCanceled`: the text is again what it was. */
  | { type: "typingEnded"; isCanceled?: boolean }
  | { type: "undone" }
  | { type: "redone" }
  /** Somebody stopped typing for a moment. */
  | { type: "paused" }
  /** `choices`: what is kept of the conflicts that are shown. */
  | { type: "saveRequested"; choices?: Choices }
  /** Saves although another program changed the file. */
  | { type: "overwriteRequested" }
  /** `alsoOn`: titles of other pages that changed along. */
  | { type: "stored"; hash: string; alsoOn?: readonly string[] | undefined }
  | { type: "storingFailed"; failure: SaveFailure }
  /** Returns from a problem to editing. */
  | { type: "dismissed" }
  /** A sentence without a change. */
  | { type: "announced"; sentence: string };

// The state of a session: one content file while somebody edits it in one window.
import type { PageProblem, StoredText } from "../contract/responses.ts";
import type { Choices, Conflict } from "../content/merge.ts";
import type { ContentKind } from "./content-kind.ts";
import { emptyHistory, type History, type Step } from "./history.ts";

/** Choices, and the conflicts that were shown. */
export interface Answer {
  choices: Choices;
  shown: readonly Conflict[];
}

/** A request to write the file. There is one at a time. */
export interface Saving<Content> {
  name: "saving";
  /** What is written. */
  content: Content;
  text: string;
  answer: Answer | undefined;
  /** Whether the text has what somebody else changed. */
  isMerged: boolean;
  /** Whether to save again afterwards. */
  isNextRequested: boolean;
}

/** Where the work is. */
export type Phase<Content> =
  | { name: "saved" }
  | { name: "changed" }
  | Saving<Content>
  | { name: "failed"; message: string; problems: readonly PageProblem[] }
  | {
      name: "conflict";
      /** The file on disk. */
      current: StoredText;
      own: string;
      /** What both have changed; undefined if the two files cannot be merged. */
      conflicts?: readonly Conflict[];
    };

/** Content, and the text of its file. */
export interface Written<Content> {
  content: Content;
  text: string;
}

/** Text that is typed in the page itself. */
export interface Typing<Content> {
  /** Id of the component. */
  id: string;
  /** What is shown of the component meanwhile. */
  shown: Content;
  /** What undoing it leads back to. */
  start: Step<Content>;
}

/** Everything that is known about the work. */
export interface SessionState<Content> extends Step<Content> {
  history: History<Content>;
  typing: Typing<Content> | undefined;
  phase: Phase<Content>;
  /** The file as it was on disk when it was last read or written. */
  file: StoredText;
  /** Whether there is another file on disk: the work goes on from a draft of an earlier one. */
  isOutdated: boolean;
  /** Texts that were sent without a response. The file may contain one of them. */
  unconfirmed: readonly string[];
  /** The work when its text was last needed: at a pause, or for a save. */
  written: Written<Content>;
  /** How many requests to write the file were made. */
  attempts: number;
}

/** Whether the file is known to contain a text. */
export const isStored = (
  { file, isOutdated, unconfirmed }: Pick<SessionState<unknown>, "file" | "isOutdated" | "unconfirmed">,
  text: string,
): boolean => text === file.text && !isOutdated && unconfirmed.length === 0;

/** The text of the content. Writing a long page takes longer than a frame, so a text that is known is not written again. */
export const textOf = <Content>(
  kind: ContentKind<Content>,
  { content, written }: Pick<SessionState<Content>, "content" | "written">,
): string => (written.content === content ? written.text : kind.write(content));

/** What a session starts with. */
export interface Start<Content> {
  /** The file that the work is based on, as it was on disk then. */
  file: StoredText;
  /** Whether there is another file on disk by now. */
  isOutdated: boolean;
  /** The file, a draft of it or an earlier version. */
  content: Content;
}

export function initialState<Content>(
  kind: ContentKind<Content>,
  { file, isOutdated, content }: Start<Content>,
): SessionState<Content> {
  const text = kind.write(content);
  const isSaved = isStored({ file, isOutdated, unconfirmed: [] }, text);
  return {
    content,
    selection: kind.selectable(content, []),
    history: emptyHistory,
    typing: undefined,
    phase: { name: isSaved ? "saved" : "changed" },
    file,
    isOutdated,
    unconfirmed: [],
    written: { content, text },
    attempts: 0,
  };
}

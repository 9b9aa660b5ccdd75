import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { call, RequestError } from "../api.ts";
import type { PageProblem, StoredText } from "../contract/responses.ts";
import { rootItem, walkItems, type EditorData } from "../document/editor-data.ts";
import { fileText, formatOf } from "../document/file-format.ts";
import { parseObject } from "../document/json.ts";
import { mergePages, type Choices, type Conflict, type Merge } from "../document/merge.ts";
import type { OpenedDocument } from "../document/read-document.ts";
import { writeDocument } from "../document/write-document.ts";
import type { WrittenPage } from "../problems/use-page-check.ts";
import { messages } from "../messages/index.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

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
      /** What both have changed; undefined if the two files cannot be merged by component. */
      conflicts?: readonly Conflict[];
    };

/** Another program changed the file. */
type ConflictState = Extract<SaveState, { name: "conflict" }>;

/** Saving of one page. */
export interface Saving {
  state: SaveState;
  /** The page when the builder last paused. */
  written: WrittenPage;
  /** Called with each change of the page; undefined if content got outside it. */
  change(data: EditorData | undefined): void;
  save(): void;
  /** Saves although another program changed the file. */
  overwrite(): void;
  /** Saves both changes of the page. */
  merge(choices: Choices): void;
  /** Stores a draft at once, before something else is shown. @throws RequestError if it is not stored */
  keepDraft(): Promise<void>;
  /** Returns to editing. */
  dismiss(): void;
}

/** The state after a rejected request. @param own the text that was not saved */
export const failureOf = ({ message, problems, current }: RequestError, own: string): SaveState =>
  current ? { name: "conflict", current, own } : { name: "failed", message, problems };

/** Writing the file of a long page takes longer than a frame, so it waits until a builder pauses. */
const writeDelay = 150;
const draftDelay = 650;

/** Whether a file contains every component of the page once. */
function isComplete(text: string, data: EditorData): boolean {
  const count = text.match(/"definition": /g)?.length ?? 0;
  return count >= [...walkItems(rootItem(data))].length;
}

/** A page while it is edited in this window. */
export interface EditSession {
  /** Id of the content file. */
  view: string;
  /** The draft of this window. Other windows with the same page have their own. */
  draftId: string;
  /** The file that the work is based on, as it was on disk then. */
  stored: StoredText;
  /** The file, or a draft of it. */
  opened: OpenedDocument;
}

/** What both have made of a page. Undefined if that cannot be told. */
function mergeTexts(base: string, theirs: string, own: string, choices?: Choices): Merge | undefined {
  const [first, second, third] = [base, theirs, own].map(parseObject);
  return first && second && third && mergePages(first, second, third, choices);
}

/**
 * Saves a page, and stores a draft of it whenever the builder pauses.
 *
 * @param onMerged called with a sentence when the file on disk has what somebody else changed, too
 */
export function useSaving(
  { view, draftId, stored, opened: { document, data: start } }: EditSession,
  announce: (sentence: string) => void,
  onMerged: (sentence: string) => void,
): Saving {
  const format = useMemo(() => formatOf(stored.text), [stored]);
  const current = useRef<EditorData | undefined>(start);
  const base = useRef(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback((data: EditorData) => fileText(writeDocument(document, data), format), [document, format]);

  const [written, setWritten] = useState<WrittenPage>(() => ({ text: write(start), data: start }));
  // A restored draft differs from the file.
  const [state, setState] = useState<SaveState>(written.text === stored.text ? { name: "saved" } : { name: "changed" });

  const storeDraft = useCallback(
    (page: WrittenPage) => {
      timer.current = setTimeout(() => {
        setWritten(page);
        const { text } = page;
        const { text: baseText, hash } = base.current;
        const place = { view, draftId };
        const draft =
          text === baseText ? call("removeDraft", place) : call("saveDraft", { ...place, text, hash, base: baseText });
        draft.catch(({ message }: Error) => announce(messages.saving.draftIsNotKept(message)));
      }, draftDelay);
    },
    [announce, draftId, view],
  );

  const change = useCallback(
    (data: EditorData | undefined) => {
      current.current = data;
      clearTimeout(timer.current);
      if (!data) return setState({ name: "failed", message: messages.saving.misplaced, problems: [] });
      setState((earlier) => (earlier.name === "changed" ? earlier : { name: "changed" }));
      timer.current = setTimeout(() => {
        const text = write(data);
        if (text === base.current.text) setState({ name: "saved" });
        storeDraft({ text, data });
      }, writeDelay);
    },
    [storeDraft, write],
  );

  const saveMerged = useCallback(
    async ({ current: theirs, own }: ConflictState, choices?: Choices): Promise<void> => {
      const merge = mergeTexts(base.current.text, theirs.text, own, choices);
      const conflict: SaveState = {
        name: "conflict",
        current: theirs,
        own,
        ...(merge && { conflicts: merge.conflicts }),
      };
      if (!merge || (merge.conflicts.length > 0 && !choices)) return setState(conflict);
      const data = current.current;
      setState({ name: "saving" });
      try {
        const text = fileText(merge.file, formatOf(theirs.text));
        await call("savePage", { view, draftId, text, hash: theirs.hash });
        if (current.current === data) return onMerged(messages.merged);
        // Something was typed meanwhile. It starts from this version, and its hash is outdated, so saving merges again.
        base.current = { text: own, hash: base.current.hash };
        change(current.current);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        announce(error.message);
        setState(error.current ? conflict : failureOf(error, own));
      }
      return undefined;
    },
    [announce, change, draftId, onMerged, view],
  );

  const saveOn = useCallback(
    async (hash: string): Promise<void> => {
      const data = current.current;
      if (!data) return;
      const text = write(data);
      clearTimeout(timer.current);
      setWritten({ text, data });
      if (!isComplete(text, data))
        return setState({ name: "failed", message: messages.saving.misplaced, problems: [] });
      setState({ name: "saving" });
      try {
        const saved = await call("savePage", { view, draftId, text, hash });
        base.current = { text, hash: saved.hash };
        announce(messages.saving.saved);
        // Something may have been typed meanwhile.
        if (current.current !== data) change(current.current);
        else setState({ name: "saved" });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (current.current === data) storeDraft({ text, data });
        const failure = failureOf(error, text);
        if (failure.name === "conflict") return saveMerged(failure);
        announce(error.message);
        setState(failure);
      }
    },
    [announce, change, draftId, saveMerged, storeDraft, view, write],
  );

  useLeaveWarning(state.name !== "saved");
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = useCallback(() => void saveOn(base.current.hash), [saveOn]);
  return {
    state,
    written,
    change,
    save,
    overwrite: () => state.name === "conflict" && void saveOn(state.current.hash),
    merge: (choices) => state.name === "conflict" && void saveMerged(state, choices),
    async keepDraft() {
      clearTimeout(timer.current);
      const text = write(current.current ?? written.data);
      const { text: baseText, hash } = base.current;
      await call("saveDraft", { view, draftId, text, hash, base: baseText });
    },
    dismiss: () => setState({ name: "changed" }),
  };
}

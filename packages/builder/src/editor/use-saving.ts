import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { RequestError, saveDraft, savePage, removeDraft, type PageProblem, type StoredText } from "../api.ts";
import { rootItem, walkItems, type EditorData } from "../document/editor-data.ts";
import { fileText, formatOf } from "../document/file-format.ts";
import type { BuilderDocument } from "../document/read-document.ts";
import { writeDocument } from "../document/write-document.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

/** Where the work is. */
export type SaveState =
  | { name: "saved" }
  | { name: "changed" }
  | { name: "saving" }
  | { name: "failed"; message: string; problems: readonly PageProblem[] }
  | { name: "conflict"; current: StoredText; own: string };

/** Saving of one page. */
export interface Saving {
  state: SaveState;
  /** Called with each change of the page; undefined if content got outside it. */
  change(data: EditorData | undefined): void;
  save(): void;
  /** Saves although another program changed the file. */
  overwrite(): void;
  /** Returns to editing. */
  dismiss(): void;
}

/** What builders read about a state. */
export const stateTexts = {
  saved: "Opgeslagen",
  changed: "Nog niet opgeslagen",
  saving: "Bezig met opslaan",
  failed: "Niet opgeslagen",
  conflict: "Niet opgeslagen",
} as const satisfies Readonly<Record<SaveState["name"], string>>;

/** The state after a rejected request. @param own the text that was not saved */
export const failureOf = ({ message, problems, current }: RequestError, own: string): SaveState =>
  current ? { name: "conflict", current, own } : { name: "failed", message, problems };

/** Writing the file of a long page takes longer than a frame, so it waits until a builder pauses. */
const compareDelay = 150;
const draftDelay = 650;
const misplaced = "Er staat iets buiten de pagina. Maak de laatste stap ongedaan en sla opnieuw op.";

/** Whether a file contains every component of the page once. */
function isComplete(text: string, data: EditorData): boolean {
  const count = text.match(/"definition": /g)?.length ?? 0;
  return count >= [...walkItems(rootItem(data))].length;
}

/** @param stored the file that the document was read from */
export function useSaving(
  view: string,
  document: BuilderDocument,
  stored: StoredText,
  start: EditorData,
  announce: (sentence: string) => void,
): Saving {
  const format = useMemo(() => formatOf(stored.text), [stored]);
  const current = useRef<EditorData | undefined>(start);
  const base = useRef(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback((data: EditorData) => fileText(writeDocument(document, data), format), [document, format]);

  // A restored draft differs from the file.
  const [state, setState] = useState<SaveState>(() => ({ name: write(start) === stored.text ? "saved" : "changed" }));

  const change = useCallback(
    (data: EditorData | undefined) => {
      current.current = data;
      clearTimeout(timer.current);
      if (!data) return setState({ name: "failed", message: misplaced, problems: [] });
      setState((earlier) => (earlier.name === "changed" ? earlier : { name: "changed" }));
      timer.current = setTimeout(() => {
        const text = write(data);
        const isChanged = text !== base.current.text;
        if (!isChanged) setState({ name: "saved" });
        timer.current = setTimeout(() => {
          const draft = isChanged ? saveDraft(view, { text, hash: base.current.hash }) : removeDraft(view);
          draft.catch(({ message }: Error) => announce(`Het concept is niet bewaard. ${message}`));
        }, draftDelay);
      }, compareDelay);
    },
    [announce, view, write],
  );

  const saveOn = useCallback(
    async (hash: string): Promise<void> => {
      const data = current.current;
      if (!data) return;
      const text = write(data);
      clearTimeout(timer.current);
      if (!isComplete(text, data)) return setState({ name: "failed", message: misplaced, problems: [] });
      setState({ name: "saving" });
      try {
        const saved = await savePage(view, { text, hash });
        base.current = { text, hash: saved.hash };
        announce("Opgeslagen.");
        // Something may have been typed meanwhile.
        if (current.current !== data) change(current.current);
        else setState({ name: "saved" });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        announce(error.message);
        setState(failureOf(error, text));
      }
    },
    [announce, change, view, write],
  );

  useLeaveWarning(state.name !== "saved");
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = useCallback(() => void saveOn(base.current.hash), [saveOn]);
  return {
    state,
    change,
    save,
    overwrite: () => state.name === "conflict" && void saveOn(state.current.hash),
    dismiss: () => setState({ name: "changed" }),
  };
}

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { RequestError, saveDraft, savePage, removeDraft, type StoredText } from "../api.ts";
import { rootItem, walkItems, type EditorData } from "../document/editor-data.ts";
import { fileText, formatOf } from "../document/file-format.ts";
import type { BuilderDocument } from "../document/read-document.ts";
import { writeDocument } from "../document/write-document.ts";

/** Where the work is. */
export type SaveState =
  | { name: "saved" }
  | { name: "changed" }
  | { name: "saving" }
  | { name: "failed"; message: string; problems: readonly string[] }
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
          draft.catch(() => {});
        }, draftDelay);
      }, compareDelay);
    },
    [view, write],
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
        setState(
          error.current
            ? { name: "conflict", current: error.current, own: text }
            : { name: "failed", message: error.message, problems: error.problems },
        );
      }
    },
    [announce, change, view, write],
  );

  const isChanged = state.name !== "saved";
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
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

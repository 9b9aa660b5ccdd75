// Saving of one content file while it is edited: one save at a time, and a draft whenever the builder pauses. No React and no Puck.
import { createStateStore } from "@travel-design/ui/internal";
import { RequestError } from "../api.ts";
import type { StoredText } from "../contract/responses.ts";
import { isAnswered, type Choices, type Conflict } from "../document/merge.ts";
import { messages } from "../messages/index.ts";
import type { SaveState, Saving, SavingOptions, SavingSnapshot, Written } from "./saving-types.ts";

/** Writing the file of a long page takes longer than a frame, so it waits until a builder pauses. In milliseconds. */
const writeDelay = 150;
const draftDelay = 650;

const incomplete: SaveState = { name: "failed", message: messages.saving.misplaced, problems: [] };

/** Choices, and the conflicts that were shown. */
interface Answer {
  choices: Choices;
  shown: readonly Conflict[];
}

/** A request without a response, or with one that makes no sense, may have been carried out. */
const asRequestError = (error: unknown): RequestError =>
  error instanceof RequestError ? error : new RequestError(0, { message: messages.unreachable });

const isUnconfirmed = ({ status }: RequestError): boolean => status === 0 || status >= 500;

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
  const { getState, subscribe, setState } = createStateStore<SavingSnapshot<Snapshot>>({
    state: { name: start.text === stored.text ? "saved" : "changed" },
    written: start,
  });
  let base = stored;
  let isSaving = false;
  let isSaveRequested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server does not have the latest draft. */
  let isDraftMissing = false;
  /** Texts that were sent without a response. The file may contain one of them. */
  const unconfirmed = new Set<string>();

  const isStored = (text: string): boolean => text === base.text && unconfirmed.size === 0;
  const setBase = (next: StoredText): void => {
    base = next;
    unconfirmed.clear();
  };

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
    const { state } = getState();
    if (state.name === "saving" || state.name === "failed") return state;
    const changed: SaveState = { name: isStored(own) ? "saved" : "changed" };
    if (state.name !== "conflict") return changed;
    const merged = merge(base.text, state.current.text, own);
    if (merged?.conflicts.length === 0) return changed;
    return { name: "conflict", current: state.current, own, ...(merged && { conflicts: merged.conflicts }) };
  };

  const cancelTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  const storeDraftNow = (): Promise<void> => {
    cancelTimer();
    const written = work.write();
    if (!written) return storeDraft(getState().written);
    setState({ state: stateOf(written), written });
    return storeDraft(written);
  };

  const change = (): void => {
    const { name } = getState().state;
    if (name === "saved" || name === "failed") setState({ state: { name: "changed" } });
    clearTimeout(timer);
    timer = setTimeout(() => {
      const written = work.write();
      if (!written) setState({ state: incomplete });
      else if (isStored(written.text)) setState({ state: stateOf(written) });
      timer = setTimeout(() => reportDraft(storeDraftNow()), draftDelay);
    }, writeDelay);
  };

  /** Ends a save without success. The work goes into a draft at once. */
  const endWith = (state: SaveState, own: Snapshot): void => {
    cancelTimer();
    setState({ state, written: own });
    reportDraft(storeDraft(own));
  };

  /** Ends a save. What was typed since it began goes into a draft at once. */
  const endSaved = (sentence: string): void => {
    const written = work.write();
    announce(sentence);
    setState({ state: { name: written && isStored(written.text) ? "saved" : "changed" } });
    reportDraft(storeDraftNow());
  };

  /** Rebases the work on the file on disk. @returns false if both changed the same, which is then a question */
  const rebaseOn = (theirs: StoredText, own: Snapshot, answer?: Answer): boolean => {
    const merged = merge(base.text, theirs.text, own.text, answer?.choices);
    if (!merged || !merged.conflicts.every((conflict) => answer && isAnswered(conflict, answer.shown))) {
      endWith(
        { name: "conflict", current: theirs, own: own.text, ...(merged && { conflicts: merged.conflicts }) },
        own,
      );
      return false;
    }
    work.replace(merged.text);
    setBase(theirs);
    return true;
  };

  /** What follows a save that failed. @returns "merged" or "again" if the work can be saved now */
  const afterFailure = (error: RequestError, sent: Snapshot, answer?: Answer): "merged" | "again" | undefined => {
    const { current: theirs, message, problems } = error;
    const isOwn = theirs !== undefined && (theirs.text === sent.text || unconfirmed.has(theirs.text));
    if (isUnconfirmed(error)) unconfirmed.add(sent.text);
    if (isOwn) {
      // The response to an earlier save was lost.
      setBase(theirs);
      return "again";
    }
    const own = work.write();
    if (!own) setState({ state: incomplete });
    else if (theirs) return rebaseOn(theirs, own, answer) ? "merged" : undefined;
    else {
      announce(message);
      endWith({ name: "failed", message, problems }, own);
    }
    return undefined;
  };

  const saveOnce = async (answer?: Answer): Promise<void> => {
    cancelTimer();
    const first = work.write();
    if (first) setState({ state: { name: "saving" }, written: first });
    // First a draft, so that the work is somewhere whatever happens to the save.
    if (first) await storeDraft(first).catch(() => (isDraftMissing = true));
    let sentence: string = messages.saving.saved;
    for (let own = first; own; own = work.write()) {
      if (isStored(own.text)) return endSaved(sentence);
      setState({ state: { name: "saving" }, written: own });
      try {
        const { hash } = await store(own.text, base.hash);
        setBase({ text: own.text, hash });
        return endSaved(sentence);
      } catch (error) {
        const next = afterFailure(asRequestError(error), own, answer);
        if (!next) return undefined;
        if (next === "merged") sentence = messages.merged;
      }
    }
    setState({ state: incomplete });
    return undefined;
  };

  const save = async (answer?: Answer): Promise<void> => {
    isSaveRequested = true;
    if (isSaving) return;
    isSaving = true;
    try {
      while (isSaveRequested) {
        isSaveRequested = false;
        await saveOnce(answer);
        // Save again only if something was typed meanwhile.
        if (getState().state.name !== "changed") isSaveRequested = false;
      }
    } finally {
      isSaving = false;
    }
  };

  return {
    getSnapshot: getState,
    getStored: () => base,
    subscribe,
    change,
    save: () => void save(),
    overwrite() {
      const { state } = getState();
      if (state.name !== "conflict") return;
      setBase(state.current);
      void save();
    },
    merge(choices) {
      const { state } = getState();
      if (state.name === "conflict") void save({ choices, shown: state.conflicts ?? [] });
    },
    keepDraft: storeDraftNow,
    flush() {
      if (timer !== undefined || isDraftMissing) reportDraft(storeDraftNow());
    },
    dismiss() {
      setState({ state: { name: "changed" } });
      change();
    },
  };
}

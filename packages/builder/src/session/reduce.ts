// Everything that can happen to the work on a content file, and what follows from it. No React and no requests.
import { tryTo } from "@travel-design/ui/internal";
import type { StoredText } from "../contract/responses.ts";
import { isAnswered, type Choices } from "../content/merge.ts";
import type { ContentKind } from "./content-kind.ts";
import { emptyHistory, record, redo, undo } from "./history.ts";
import type { SaveFailure, SessionEvent } from "./session-event.ts";
import { isStored, textOf, type Answer, type Phase, type SessionState } from "./session-state.ts";

/** Reduces the events of one kind of content. */
export type Reduce<Content> = (state: SessionState<Content>, event: SessionEvent<Content>) => SessionState<Content>;

/** @param kind of the content */
export function createReduce<Content>(kind: ContentKind<Content>): Reduce<Content> {
  type State = SessionState<Content>;

  const withText = (state: State): State =>
    state.written.content === state.content
      ? state
      : { ...state, written: { content: state.content, text: textOf(kind, state) } };

  /** The phase of work that is neither being saved nor in question. */
  const idlePhase = (state: State): Phase<Content> => ({
    name: isStored(state, state.written.text) ? "saved" : "changed",
  });

  /** The phase for the text as it is now. A question stays while somebody types, with what both have changed by then. */
  const updatePhase = (before: State): State => {
    const state = withText(before);
    const { phase, file } = state;
    const { text: own } = state.written;
    if (phase.name === "saving" || phase.name === "failed") return state;
    if (phase.name !== "conflict")
      return idlePhase(state).name === phase.name ? state : { ...state, phase: idlePhase(state) };
    const merged = kind.merge(file.text, phase.current.text, own);
    if (merged?.conflicts.length === 0) return { ...state, phase: idlePhase(state) };
    const { conflicts } = merged ?? {};
    return { ...state, phase: { name: "conflict", current: phase.current, own, ...(conflicts && { conflicts }) } };
  };

  const withFile = (state: State, file: StoredText): State => ({
    ...state,
    file,
    isOutdated: false,
    unconfirmed: [],
  });

  const startSaving = (before: State, answer?: Answer, isMerged = false): State => {
    const state = withText(before);
    const { content, text } = state.written;
    if (isStored(state, text)) return { ...state, phase: { name: "saved" } };
    const phase = { name: "saving", content, text, answer, isMerged, isNextRequested: false } as const;
    return { ...state, attempts: state.attempts + 1, phase };
  };

  /** Bases the work on the file on disk. What both have changed is a question. */
  const rebase = (state: State, theirs: StoredText, answer: Answer | undefined): State => {
    const own = state.written.text;
    const merged = kind.merge(state.file.text, theirs.text, own, answer?.choices);
    const { conflicts } = merged ?? {};
    const isAgreed = merged?.conflicts.every((conflict) => answer && isAnswered(conflict, answer.shown));
    // A merged file that cannot be opened is a question, too.
    const content = merged && isAgreed ? tryTo(() => kind.read(merged.text, state.content)) : undefined;
    if (content === undefined)
      return { ...state, phase: { name: "conflict", current: theirs, own, ...(conflicts && { conflicts }) } };
    const selection = kind.selectable(content, state.selection);
    const { typing } = state;
    // The component may be gone, and with it the text that is typed.
    const isStillThere = typing && kind.selectable(content, [typing.id]).includes(typing.id);
    return startSaving(
      {
        ...withFile(state, theirs),
        content,
        selection,
        // Undoing would drop what the other person changed.
        history: emptyHistory,
        typing: isStillThere ? { ...typing, start: { content, selection } } : undefined,
      },
      undefined,
      true,
    );
  };

  const afterFailure = (before: State, failure: SaveFailure): State => {
    const { phase } = before;
    if (phase.name !== "saving") return before;
    const { current: theirs, message, problems, isUnconfirmed } = failure;
    const { unconfirmed } = before;
    const state = withText({
      ...before,
      unconfirmed: isUnconfirmed ? [...new Set([...unconfirmed, phase.text])] : unconfirmed,
    });
    // The response to an earlier save was lost.
    if (theirs && [phase.text, ...unconfirmed].includes(theirs.text))
      return startSaving(withFile(state, theirs), phase.answer, phase.isMerged);
    if (theirs) return rebase(state, theirs, phase.answer);
    if (phase.isNextRequested && state.written.text !== phase.text) return startSaving(state);
    return { ...state, phase: { name: "failed", message, problems } };
  };

  const afterStoring = (before: State, hash: string): State => {
    const { phase } = before;
    if (phase.name !== "saving") return before;
    const state = withText(withFile(before, { text: phase.text, hash }));
    const next = idlePhase(state);
    return phase.isNextRequested && next.name === "changed" ? startSaving(state) : { ...state, phase: next };
  };

  const requestSave = (state: State, choices: Choices | undefined): State => {
    const { phase } = state;
    if (phase.name === "saving") return { ...state, phase: { ...phase, isNextRequested: true } };
    const shown = phase.name === "conflict" ? phase.conflicts : undefined;
    return startSaving(state, choices && shown && { choices, shown });
  };

  const select = (state: State, ids: readonly string[]): State => ({
    ...state,
    selection: kind.selectable(state.content, ids),
  });

  const edit = (state: State, { content, selection = state.selection, group }: Edited<Content>): State => {
    if (content === state.content) return select(state, selection);
    const { phase, typing, history } = state;
    const isOver = phase.name === "saved" || phase.name === "failed";
    return {
      ...state,
      content,
      selection: kind.selectable(content, selection),
      // What is typed on the page becomes a step when it ends.
      history: typing ? history : record(history, stepOf(state), group),
      phase: isOver ? { name: "changed" } : phase,
    };
  };

  const endTyping = (state: State, isCanceled = false): State => {
    const { typing, history } = state;
    if (!typing) return state;
    if (isCanceled) return { ...edit(state, typing.start), typing: undefined };
    const isChanged = kind.write(typing.start.content) !== textOf(kind, state);
    return { ...state, typing: undefined, history: isChanged ? record(history, typing.start) : history };
  };

  /** What is selected stays selected if it still exists. */
  const moveInHistory = (before: State, go: typeof undo): State => {
    const state = endTyping(before);
    const to = go(state.history, stepOf(state));
    if (!to) return state;
    const { content, selection } = to.step;
    const ids = kind.selectable(content, state.selection);
    const isKept = state.selection.every((id) => ids.includes(id));
    const edited = edit(state, { content, selection: isKept ? ids : selection });
    return { ...edited, history: to.history };
  };

  return (state, event) => {
    switch (event.type) {
      case "edited":
        return edit(state, event);
      case "selected":
        return select(state, event.ids);
      case "typingStarted":
        return { ...endTyping(state), typing: { id: event.id, shown: state.content, start: stepOf(state) } };
      case "typingEnded":
        return endTyping(state, event.isCanceled);
      case "undone":
        return moveInHistory(state, undo);
      case "redone":
        return moveInHistory(state, redo);
      case "paused":
        return updatePhase({ ...state, history: { ...state.history, group: undefined } });
      case "saveRequested":
        return requestSave(state, event.choices);
      case "overwriteRequested":
        return state.phase.name === "conflict" ? startSaving(withFile(state, state.phase.current)) : state;
      case "stored":
        return afterStoring(state, event.hash);
      case "storingFailed":
        return afterFailure(state, event.failure);
      case "dismissed":
        return state.phase.name === "saving" ? state : updatePhase({ ...state, phase: { name: "changed" } });
      case "announced":
        return state;
    }
  };
}

type Edited<Content> = Pick<Extract<SessionEvent<Content>, { type: "edited" }>, "content" | "selection" | "group">;

const stepOf = <Content>({ content, selection }: SessionState<Content>) => ({ content, selection });

import type { HistoryPort } from "@travel-design/quotation";
import { tryTo } from "@travel-design/ui/models";

/** The state of the form's entries in the browser's history. */
interface StepEntry {
  quotationStep: number;
  /** Index among the entries since the form's first one. */
  quotationIndex: number;
  /** Whether the entry before it is that of the previous step. */
  quotationHasPrevious: boolean;
}

const isStepEntry = (state: unknown): state is StepEntry =>
  typeof state === "object" && state !== null && "quotationStep" in state && "quotationIndex" in state;

/** The part of a window that is used. */
export type HistoryView = Pick<Window, "history" | "addEventListener">;

/** The form's steps as entries of the browser's history, so that the browser's Back goes a step back. */
export function stepHistory(view: HistoryView): HistoryPort {
  /** Safari limits the number of entries per 30 seconds, and sandboxed frames deny access. The form works without entries. */
  const tryHistory = <Result>(call: (history: History) => Result): Result | undefined =>
    tryTo(() => call(view.history));
  const readEntry = (): StepEntry | undefined => {
    const state: unknown = tryHistory(({ state: current }) => current);
    return isStepEntry(state) ? state : undefined;
  };
  const restoreScroll = (mode: ScrollRestoration): void =>
    void tryHistory((history) => {
      history.scrollRestoration = mode;
    });

  let current = readEntry() ?? { quotationStep: 1, quotationIndex: 0, quotationHasPrevious: false };
  let previous = current;

  const replace = (entry: StepEntry): void => {
    current = entry;
    tryHistory((history) => history.replaceState(entry, ""));
  };
  return {
    push(quotationStep) {
      // Between steps the form scrolls to its own top, and the browser's position of the other step would undo that. The new
      // entry inherits the mode.
      restoreScroll("manual");
      const entry = { quotationStep, quotationIndex: current.quotationIndex + 1, quotationHasPrevious: true };
      const isPushed = tryHistory((history) => {
        history.pushState(entry, "");
        return true;
      });
      current = isPushed ? entry : { ...current, quotationStep, quotationHasPrevious: false };
    },
    replace(quotationStep) {
      const quotationHasPrevious = current.quotationHasPrevious && quotationStep === current.quotationStep;
      replace({ ...current, quotationStep, quotationHasPrevious });
    },
    back() {
      if (!current.quotationHasPrevious) return false;
      restoreScroll("manual");
      const isGoingBack = tryHistory((history) => {
        history.back();
        return true;
      });
      if (!isGoingBack) return false;
      // The browser leaves the entry later. Until then, going back once more must not lead off the page.
      const { quotationStep, quotationIndex } = current;
      current = { quotationStep: quotationStep - 1, quotationIndex: quotationIndex - 1, quotationHasPrevious: false };
      return true;
    },
    undo() {
      const distance = previous.quotationIndex - current.quotationIndex;
      if (distance !== 0) tryHistory((history) => history.go(distance));
    },
    onStep(listener) {
      const controller = new AbortController();
      const { signal } = controller;
      const follow = (): void => {
        previous = current;
        const entry = readEntry();
        // A link within the page adds an entry, too: the form stays at its step.
        if (!entry)
          return replace({ ...current, quotationIndex: current.quotationIndex + 1, quotationHasPrevious: false });
        current = entry;
        restoreScroll("manual");
        listener(current.quotationStep, current.quotationIndex > previous.quotationIndex);
      };
      view.addEventListener("popstate", follow, { signal });
      // Whoever reloads the page, or comes back to it from another, returns to the same position.
      view.addEventListener("pagehide", () => restoreScroll("auto"), { signal });
      view.addEventListener(
        "pageshow",
        ({ persisted }) => persisted && current.quotationIndex > 0 && restoreScroll("manual"),
        {
          signal,
        },
      );
      return () => controller.abort();
    },
  };
}

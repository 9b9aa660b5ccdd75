import type { HistoryPort } from "@travel-design/quotation";

/** What the form's entries in the browser's history carry. */
interface StepEntry {
  quotationStep: number;
  /** How many of the form's own entries lie before this one. */
  quotationDepth: number;
}

const isStepEntry = (state: unknown): state is StepEntry =>
  typeof state === "object" && state !== null && "quotationStep" in state && "quotationDepth" in state;

/** The form's steps as entries of the browser's history, so that the browser's Back goes a step back. */
export function stepHistory(view: Pick<Window, "history" | "addEventListener" | "removeEventListener">): HistoryPort {
  const { history } = view;
  // The form scrolls to its own top; the browser's memory of the other step would undo that.
  history.scrollRestoration = "manual";
  const entry = (): StepEntry => (isStepEntry(history.state) ? history.state : { quotationStep: 1, quotationDepth: 0 });
  return {
    push: (quotationStep) => history.pushState({ quotationStep, quotationDepth: entry().quotationDepth + 1 }, ""),
    replace: (quotationStep) => history.replaceState({ ...entry(), quotationStep }, ""),
    back() {
      const hasPrevious = entry().quotationDepth > 0;
      if (hasPrevious) history.back();
      return hasPrevious;
    },
    onStep(listener) {
      const listen = (): void => listener(entry().quotationStep);
      view.addEventListener("popstate", listen);
      return () => view.removeEventListener("popstate", listen);
    },
  };
}

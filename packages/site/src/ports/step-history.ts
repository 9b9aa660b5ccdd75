import type { HistoryPort } from "@travel-design/quotation";

/** What the form's entries in the browser's history carry. */
interface StepEntry {
  quotationStep: number;
  /** Where it stands among the entries since the form's first: later ones have higher numbers. */
  quotationPlace: number;
  /** Whether the entry before it is of the step before. */
  quotationFollows: boolean;
}

const isStepEntry = (state: unknown): state is StepEntry =>
  typeof state === "object" && state !== null && "quotationStep" in state && "quotationPlace" in state;

/** The form's steps as entries of the browser's history, so that the browser's Back goes a step back. */
export function stepHistory(view: Pick<Window, "history" | "addEventListener" | "removeEventListener">): HistoryPort {
  const { history } = view;
  // The form scrolls to its own top; the browser's memory of the other step would undo that.
  history.scrollRestoration = "manual";
  const first: StepEntry = { quotationStep: 1, quotationPlace: 0, quotationFollows: false };
  let here = isStepEntry(history.state) ? history.state : first;
  let before = here;

  const write = (entry: StepEntry): void => {
    here = entry;
    history.replaceState(entry, "");
  };
  return {
    push(quotationStep) {
      here = { quotationStep, quotationPlace: here.quotationPlace + 1, quotationFollows: true };
      history.pushState(here, "");
    },
    replace(quotationStep) {
      const quotationFollows = here.quotationFollows && quotationStep === here.quotationStep;
      write({ ...here, quotationStep, quotationFollows });
    },
    back() {
      if (here.quotationFollows) history.back();
      return here.quotationFollows;
    },
    undo() {
      const way = before.quotationPlace - here.quotationPlace;
      if (way !== 0) history.go(way);
    },
    onStep(listener) {
      const listen = (): void => {
        before = here;
        // A link within the page adds an entry, too: the form stays where it is.
        if (!isStepEntry(history.state))
          return write({ ...here, quotationPlace: here.quotationPlace + 1, quotationFollows: false });
        here = history.state;
        listener(here.quotationStep, here.quotationPlace > before.quotationPlace);
      };
      view.addEventListener("popstate", listen);
      return () => view.removeEventListener("popstate", listen);
    },
  };
}

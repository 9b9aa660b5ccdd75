import type { HistoryPort } from "@travel-design/quotation";
import { tryTo } from "@travel-design/ui/internal";

/** The state of an entry of the form. */
interface StepEntry {
  /** The steps of the entries from the form's first one up to this one. */
  quotationSteps: readonly number[];
}

const isStepEntry = (state: unknown): state is StepEntry =>
  typeof state === "object" && state !== null && "quotationSteps" in state && Array.isArray(state.quotationSteps);

/** The part of a window that is used. */
export type HistoryView = Pick<Window, "history" | "addEventListener">;

/**
 * The form's steps as entries of the browser's history, so that the browser's Back goes a step back. The browser reaches an entry some
 * time after it was asked to, so later changes wait for that: they would change the wrong entry.
 */
export function stepHistory(view: HistoryView): HistoryPort {
  /** Safari limits the number of entries per 30 seconds, and sandboxed frames deny access. The form works without entries. */
  const tryHistory = <Result>(call: (history: History) => Result): Result | undefined =>
    tryTo(() => call(view.history));
  const succeeds = (call: (history: History) => void): boolean =>
    tryHistory((history) => {
      call(history);
      return true;
    }) ?? false;
  const readSteps = (): readonly number[] | undefined => {
    const state: unknown = tryHistory(({ state: current }) => current);
    return isStepEntry(state) ? state.quotationSteps : undefined;
  };
  const restoreScroll = (mode: ScrollRestoration): void =>
    void tryHistory((history) => {
      history.scrollRestoration = mode;
    });

  /** The steps up to the current entry. */
  let steps = readSteps() ?? [1];
  /** The steps up to the entry from which the visitor came. */
  let previous = steps;
  /** The steps up to the entry that the browser is going to, as the form shows them. */
  let destination: readonly number[] | undefined;
  let waiting: (() => void)[] = [];

  const replace = (replaced: readonly number[]): void => {
    steps = replaced;
    tryHistory((history) => history.replaceState({ quotationSteps: steps }, ""));
  };
  const goTo = (target: readonly number[]): void => {
    const distance = target.length - steps.length;
    if (distance !== 0) restoreScroll("manual");
    if (distance !== 0 && succeeds((history) => history.go(distance))) destination = target;
    else replace([...steps.slice(0, -1), ...target.slice(-1)]);
  };
  const change = (call: () => void): void => {
    if (destination) waiting.push(call);
    else call();
  };
  /** Makes the queued changes, up to the first that goes to another entry. */
  const arrive = (): void => {
    destination = undefined;
    const calls = waiting;
    waiting = [];
    calls.forEach(change);
  };

  return {
    push: (step) =>
      change(() => {
        // Between steps the form scrolls to its own top, and the browser's position of the other step would undo that. The
        // new entry inherits the mode.
        restoreScroll("manual");
        const pushed = [...steps, step];
        const isPushed = succeeds((history) => history.pushState({ quotationSteps: pushed }, ""));
        steps = isPushed ? pushed : [...steps.slice(0, -1), step];
      }),
    replace: (step) => change(() => replace([...steps.slice(0, -1), step])),
    back: (step) =>
      change(() => {
        let index = steps.length - 1;
        while (index > 0 && steps[index] !== step && (steps[index - 1] ?? 0) >= step) index -= 1;
        goTo([...steps.slice(0, index), step]);
      }),
    undo: () => change(() => goTo(previous)),
    onStep(listener) {
      const controller = new AbortController();
      const { signal } = controller;
      const follow = (): void => {
        const entry = readSteps();
        // A link within the page adds an entry, too: the form stays at its step.
        if (!entry) return replace([...steps, steps.at(-1) ?? 1]);
        // The browser passes other entries on its way if the visitor went back as well.
        if (destination && entry.length !== destination.length) return;
        previous = steps;
        steps = entry;
        restoreScroll("manual");
        const step = entry.at(-1) ?? 1;
        if (!destination) return listener(step, steps.length > previous.length);
        if (step !== destination.at(-1)) replace(destination);
        arrive();
      };
      view.addEventListener("popstate", follow, { signal });
      view.addEventListener(
        "pagehide",
        () => {
          // A visitor who reloads the page, or comes back to it from another, returns to the same position.
          restoreScroll("auto");
          // Leaving the page cancels the way to another entry.
          destination = undefined;
          waiting = [];
        },
        { signal },
      );
      view.addEventListener("pageshow", ({ persisted }) => persisted && steps.length > 1 && restoreScroll("manual"), {
        signal,
      });
      return () => controller.abort();
    },
  };
}

import { expect, test, vi } from "vitest";
import { stepHistory, type HistoryView } from "./step-history.ts";

/** The entries of a tab. As in a browser, a traversal takes place later: when `arrive` is called. */
class MemoryHistory implements History {
  scrollRestoration: ScrollRestoration = "auto";
  #states: unknown[] = [null];
  #index = 0;
  readonly #traversals: number[] = [];
  get length(): number {
    return this.#states.length;
  }
  get state(): unknown {
    return this.#states[this.#index];
  }
  pushState(state: unknown): void {
    this.#index += 1;
    this.#states = [...this.#states.slice(0, this.#index), state];
  }
  replaceState(state: unknown): void {
    this.#states.splice(this.#index, 1, state);
  }
  back(): void {
    this.go(-1);
  }
  forward(): void {
    this.go(1);
  }
  go(distance: number): void {
    this.#traversals.push(distance);
  }
  /** Makes the next traversal. Returns whether there was one. */
  arrive(): boolean {
    const distance = this.#traversals.shift();
    if (distance === undefined || this.#states[this.#index + distance] === undefined) return false;
    this.#index += distance;
    return true;
  }
}

const denied = (): never => {
  throw new DOMException("Denied", "SecurityError");
};

/** The history of a sandboxed frame. */
class DeniedHistory extends MemoryHistory {
  override get state(): unknown {
    return denied();
  }
  override pushState = denied;
  override replaceState = denied;
  override go = denied;
}

function openPage(history: MemoryHistory = new MemoryHistory()) {
  const target = new EventTarget();
  const view: HistoryView = { history, addEventListener: target.addEventListener.bind(target) };
  const dispatch = (name: string, properties = {}): void =>
    void target.dispatchEvent(Object.assign(new Event(name), properties));
  const port = stepHistory(view);
  /** What the visitor's own moves announced. */
  const moves: [step: number, isForward: boolean][] = [];
  const listen = () => port.onStep((step, isForward) => moves.push([step, isForward]));
  /** Lets the browser make every traversal that was asked for. */
  const settle = (): void => {
    while (history.arrive()) dispatch("popstate");
  };
  /** Shows three steps after each other. */
  const reachLastStep = (): void => {
    listen();
    port.replace(1);
    port.push(2);
    port.push(3);
  };
  return { history, dispatch, port, moves, listen, settle, reachLastStep };
}

test("a page whose form shows its first step keeps the browser's scroll restoration", () => {
  const { history, port } = openPage();
  port.onStep(() => {});
  port.replace(1);
  expect(history.scrollRestoration).toBe("auto");
});

test("a step change replaces the browser's scroll restoration, but only while the page is open", () => {
  const { history, port, dispatch } = openPage();
  port.onStep(() => {});
  port.push(2);
  expect(history.scrollRestoration).toBe("manual");
  dispatch("pagehide");
  expect(history.scrollRestoration).toBe("auto");
  dispatch("pageshow", { persisted: true });
  expect(history.scrollRestoration).toBe("manual");
});

test("going back leads to the entry of the step, which is not announced: the form shows it already", () => {
  const { history, port, moves, settle, reachLastStep } = openPage();
  reachLastStep();
  port.back(2);
  settle();
  expect(history.state).toEqual({ quotationSteps: [1, 2] });
  expect(moves).toEqual([]);
});

test("going back two steps at once is one traversal", () => {
  const { history, port, moves, settle, reachLastStep } = openPage();
  const go = vi.spyOn(history, "go");
  reachLastStep();
  port.back(1);
  settle();
  expect(go.mock.calls).toEqual([[-2]]);
  expect(history.state).toEqual({ quotationSteps: [1] });
  history.forward();
  settle();
  expect(moves).toEqual([[2, true]]);
});

test("a second change waits until the browser has arrived", () => {
  const { history, port, moves, settle, reachLastStep } = openPage();
  const go = vi.spyOn(history, "go");
  reachLastStep();
  port.back(2);
  port.back(1);
  port.push(2);
  expect(go.mock.calls).toEqual([[-1]]);
  settle();
  expect(go.mock.calls).toEqual([[-1], [-1]]);
  expect(history.state).toEqual({ quotationSteps: [1, 2] });
  expect(history.length).toBe(2);
  expect(moves).toEqual([]);
});

test("an entry on the way to the step's is left as it is, and not announced", () => {
  const { history, port, dispatch, moves, settle, reachLastStep } = openPage();
  reachLastStep();
  history.back();
  port.back(1);
  history.arrive();
  dispatch("popstate");
  expect(history.state).toEqual({ quotationSteps: [1, 2] });
  settle();
  expect(moves).toEqual([]);
});

test("without an entry of the step, the first later one becomes it", () => {
  const { history, port, settle, listen } = openPage();
  listen();
  port.replace(2);
  port.push(3);
  port.back(1);
  settle();
  expect(history.state).toEqual({ quotationSteps: [1] });
  port.replace(3);
  port.back(2);
  expect(history.state).toEqual({ quotationSteps: [2] });
});

test("a reloaded page knows the entries before its own", () => {
  const { history, reachLastStep } = openPage();
  const go = vi.spyOn(history, "go");
  reachLastStep();
  const reloaded = openPage(history);
  reloaded.listen();
  reloaded.port.replace(3);
  reloaded.port.back(1);
  reloaded.settle();
  expect(go.mock.calls).toEqual([[-2]]);
  expect(history.state).toEqual({ quotationSteps: [1] });
});

test("a page that was left on the way to an entry follows the visitor again", () => {
  const { history, port, dispatch, moves, settle, reachLastStep } = openPage();
  reachLastStep();
  port.back(2);
  dispatch("pagehide");
  history.arrive();
  dispatch("popstate");
  history.back();
  settle();
  expect(moves).toEqual([
    [2, false],
    [1, false],
  ]);
});

test("a denied move is undone, and the way back stays open", () => {
  const { history, port, moves, settle, reachLastStep } = openPage();
  reachLastStep();
  history.go(-2);
  settle();
  history.go(2);
  settle();
  port.undo();
  settle();
  expect(history.state).toEqual({ quotationSteps: [1] });
  expect(moves).toEqual([
    [1, false],
    [3, true],
  ]);
});

test("a link within the page adds an entry of the same step", () => {
  const { history, port, dispatch, settle, listen } = openPage();
  listen();
  port.replace(1);
  port.push(2);
  history.pushState(null);
  dispatch("popstate");
  expect(history.state).toEqual({ quotationSteps: [1, 2, 2] });
  port.back(1);
  settle();
  expect(history.state).toEqual({ quotationSteps: [1] });
});

test("without access to the history the form has no entry to go back from, and nothing throws", () => {
  const { port, dispatch, moves, listen } = openPage(new DeniedHistory());
  const stop = listen();
  port.replace(1);
  port.push(2);
  port.undo();
  port.back(1);
  dispatch("popstate");
  dispatch("pagehide");
  stop();
  expect(moves).toEqual([]);
});

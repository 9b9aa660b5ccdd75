import { expect, test, vi } from "vitest";
import { stepHistory, type HistoryView } from "./step-history.ts";

/** The entries of a tab, without a browser. */
class MemoryHistory implements History {
  scrollRestoration: ScrollRestoration = "auto";
  readonly #states: unknown[] = [null];
  get length(): number {
    return this.#states.length;
  }
  get state(): unknown {
    return this.#states.at(-1);
  }
  pushState(state: unknown): void {
    this.#states.push(state);
  }
  replaceState(state: unknown): void {
    this.#states.splice(-1, 1, state);
  }
  back(): void {
    this.#states.pop();
  }
  forward(): void {}
  go(): void {}
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
  override back = denied;
  override go = denied;
}

function openPage(history: History = new MemoryHistory()) {
  const target = new EventTarget();
  const view: HistoryView = { history, addEventListener: target.addEventListener.bind(target) };
  const dispatch = (name: string, properties = {}): void =>
    void target.dispatchEvent(Object.assign(new Event(name), properties));
  return { history, dispatch, port: stepHistory(view) };
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

test("a pushed step has an entry to go back from, which announces its step", () => {
  const { history, port, dispatch } = openPage();
  const steps: [step: number, isForward: boolean][] = [];
  port.onStep((step, isForward) => steps.push([step, isForward]));
  port.replace(1);
  expect(port.back()).toBe(false);
  port.push(2);
  expect(history.state).toMatchObject({ quotationStep: 2 });
  expect(port.back()).toBe(true);
  dispatch("popstate");
  expect(steps).toEqual([[1, false]]);
});

test("until the browser has gone back, the form has no further entry to go back to", () => {
  const { history, port, dispatch } = openPage();
  port.onStep(() => {});
  port.push(2);
  port.push(3);
  const leave = vi.spyOn(history, "back");
  expect([port.back(), port.back()]).toEqual([true, false]);
  expect(leave).toHaveBeenCalledOnce();
  dispatch("popstate");
  expect(port.back()).toBe(true);
});

test("without access to the history the form has no entry to go back from, and nothing throws", () => {
  const { port, dispatch } = openPage(new DeniedHistory());
  const stop = port.onStep(() => {});
  port.replace(1);
  port.push(2);
  port.undo();
  expect(port.back()).toBe(false);
  dispatch("popstate");
  dispatch("pagehide");
  stop();
});

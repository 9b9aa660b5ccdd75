import { afterEach, beforeEach, expect, test } from "vitest";
import { draftText } from "../testing/draft-text.ts";
import { FormVisit } from "../testing/form-visit.ts";
import { validValues } from "../testing/shared-cases.ts";
import { isBusy } from "./quotation-state.ts";

let visit: FormVisit;

beforeEach(() => {
  visit = new FormVisit();
});

afterEach(() => visit.end());

/** A history that records what the form does with it, and the visitor's own moves. */
function recordedHistory() {
  const calls: string[] = [];
  let move = (_step: number, _isForward: boolean): void => {};
  const history = {
    push: (step: number) => void calls.push(`push ${step}`),
    replace: (step: number) => void calls.push(`replace ${step}`),
    back: (step: number) => void calls.push(`back ${step}`),
    undo: () => void calls.push("undo"),
    onStep: (listener: typeof move) => {
      move = listener;
      return () => {};
    },
  };
  return {
    history,
    calls,
    back: (step: number): void => move(step, false),
    forward: (step: number): void => move(step, true),
  };
}

test("each step has an entry: Back goes a step back, Forward validates as the button does", () => {
  const { history, calls, back, forward } = recordedHistory();
  const { change, submit, state } = visit.open({ history });
  change(validValues);
  submit();
  submit();
  back(2);
  back(1);
  expect(state.getState().step).toBe(1);
  forward(2);
  expect(state.getState().step).toBe(2);
  change({ amountOfTravelers: "" });
  forward(3);
  expect(state.getState()).toMatchObject({
    step: 2,
    phase: { name: "invalid", errors: { amountOfTravelers: expect.anything() } },
  });
  expect(calls).toEqual(["replace 1", "push 2", "push 3", "undo"]);
});

test("the form's Back shows the step before the browser has gone back to its entry", () => {
  const { history, calls } = recordedHistory();
  const { change, submit, goBack, state } = visit.open({ history });
  change(validValues);
  submit();
  goBack();
  expect(state.getState().step).toBe(1);
  expect(calls).toEqual(["replace 1", "push 2", "back 1"]);
});

test("a link to an answer of the first step goes there in one transition, and in one step of the history once it is shown", async () => {
  const { history, calls } = recordedHistory();
  const { dispatch, state } = await visit.atLastStep({ history });
  calls.length = 0;
  dispatch({ type: "editRequested", name: "lastName" });
  expect(state.getState()).toMatchObject({ step: 1, focus: { to: "field", name: "lastName" } });
  expect(visit.announced.filter(([name]) => name === "stepChange")).toEqual([["stepChange", { step: 1 }]]);
  expect(calls).toEqual([]);
  dispatch({ type: "stepShown", step: 1, at: visit.ports.clock.now() });
  expect(calls).toEqual(["back 1"]);
});

test("a visitor who goes back in the browser before the next step is shown leaves no entry for it", async () => {
  const { history, calls, back } = recordedHistory();
  const { change, submit, dispatch, state } = visit.open({ history });
  change(validValues);
  submit();
  calls.length = 0;
  dispatch({ type: "nextRequested", at: visit.ports.clock.now(), honeypot: "" });
  expect(state.getState().step).toBe(3);
  back(1);
  dispatch({ type: "stepShown", step: 1, at: visit.ports.clock.now() });
  expect(state.getState().step).toBe(1);
  expect(calls).toEqual([]);
});

test("Forward leads one step on at most", () => {
  const { history, calls, forward } = recordedHistory();
  const { change, state } = visit.open({ history });
  change(validValues);
  forward(3);
  expect(state.getState().step).toBe(2);
  expect(calls).toEqual(["replace 1", "replace 2"]);
});

test("an entry beyond the last step leaves the last step as it is", () => {
  const { history, forward } = recordedHistory();
  const { change, submit, state } = visit.open({ history });
  change(validValues);
  submit();
  submit();
  const before = state.getState();
  forward(4);
  expect(state.getState()).toBe(before);
});

test("a browser that denies history entries leaves the form working", async () => {
  const { history } = recordedHistory();
  const push = (): never => {
    throw new DOMException("too many calls", "SecurityError");
  };
  const { submit } = await visit.atLastStep({ history: { ...history, push } });
  submit();
  await visit.ports.settle();
  expect(visit.ports.submitted).toHaveLength(1);
  expect(visit.ports.logged.length).toBeGreaterThan(0);
});

test("the step stays during a submission", async () => {
  const { history, calls, back } = recordedHistory();
  const { submit, state } = await visit.atLastStep({ history, submitRequest: () => new Promise(() => {}) });
  submit();
  back(2);
  expect(state.getState().step).toBe(3);
  expect(isBusy(state.getState())).toBe(true);
  expect(calls.slice(3)).toEqual(["undo"]);
});

test("a form that was submitted stays as it is when the visitor goes back", async () => {
  const { history, calls, back } = recordedHistory();
  const { submit, state } = await visit.atLastStep({ history }, { afterSubmit: "show inline message" });
  submit();
  await visit.ports.settle();
  visit.announced = [];
  calls.length = 0;
  back(2);
  expect(state.getState()).toMatchObject({ step: 1, phase: { name: "submitted" } });
  expect(visit.announced).toEqual([]);
  expect(calls).toEqual(["replace 1"]);
});

/** A form that fetches the fields of the last step, on which an earlier visit of the tab left it. */
function restored() {
  const recorded = recordedHistory();
  const fields = Promise.withResolvers<void>();
  visit.laterSteps = { loaded: () => undefined, load: () => fields.promise };
  visit.ports.draft.text = draftText(3, validValues);
  const form = visit.open({ history: recorded.history });
  recorded.calls.length = 0;
  return { ...form, ...recorded, arrive: fields.resolve };
}

test("when a restored step is given up, its entry becomes that of the visible step", () => {
  const { change, forward, state, calls } = restored();
  change({ lastName: "" });
  forward(4);
  expect(state.getState()).toMatchObject({ step: 1, phase: { name: "invalid" } });
  expect(calls).toEqual(["undo", "replace 1"]);
});

test("a restored step whose fields arrive after the visitor tried to go back has no second entry", async () => {
  const { back, state, calls, arrive } = restored();
  back(2);
  arrive();
  await visit.ports.settle();
  expect(state.getState().step).toBe(3);
  expect(calls).toEqual(["undo"]);
});

test("an old entry of a step that could not be fetched becomes that of the visible step", async () => {
  const { history, calls, back } = recordedHistory();
  visit.laterSteps = { loaded: () => undefined, load: () => Promise.reject(new Error("gone")) };
  const { change, submit, state } = visit.open({ history });
  change(validValues);
  submit();
  await visit.ports.settle();
  back(2);
  expect(state.getState()).toMatchObject({ step: 1, phase: { name: "stepMissing", step: 2 } });
  expect(calls).toEqual(["replace 1", "replace 1"]);
});

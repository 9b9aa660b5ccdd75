import { afterEach, beforeEach, expect, test } from "vitest";
import { completeValues, FormVisit } from "../testing/form-visit.ts";

let visit: FormVisit;

beforeEach(() => {
  visit = new FormVisit();
});

afterEach(() => visit.end());

/** A history that notes what the form asks of it, and the visitor's own moves. */
function watchedHistory() {
  const asked: string[] = [];
  let move = (_step: number, _isForward: boolean): void => {};
  const history = {
    push: (step: number) => void asked.push(`push ${step}`),
    replace: (step: number) => void asked.push(`replace ${step}`),
    back: () => false,
    undo: () => void asked.push("undo"),
    onStep: (listener: typeof move) => {
      move = listener;
      return () => {};
    },
  };
  return {
    history,
    asked,
    back: (step: number): void => move(step, false),
    forward: (step: number): void => move(step, true),
  };
}

test("the browser's history gets an entry for each step; its Back goes a step back, its Forward asks what the button asks", () => {
  const { history, asked, back, forward } = watchedHistory();
  const { change, submit, state } = visit.begin({ history });
  change(completeValues);
  submit("");
  submit("");
  back(2);
  back(1);
  expect(state.getState().step).toBe(1);
  forward(2);
  expect(state.getState().step).toBe(2);
  change({ amountOfTravelers: "" });
  forward(3);
  expect(state.getState()).toMatchObject({
    step: 2,
    problem: "refused",
    errors: { amountOfTravelers: expect.anything() },
  });
  expect(asked).toEqual(["replace 1", "push 2", "push 3", "undo"]);
});

test("Forward leads one step on at most", () => {
  const { history, asked, forward } = watchedHistory();
  const { change, state } = visit.begin({ history });
  change(completeValues);
  forward(3);
  expect(state.getState().step).toBe(2);
  expect(asked).toEqual(["replace 1", "replace 2"]);
});

test("the form stands still while a request is on its way", async () => {
  const { history, asked, back } = watchedHistory();
  const { submit, state } = await visit.atLastStep({ history, submitRequest: () => new Promise(() => {}) });
  submit("");
  back(2);
  expect(state.getState()).toMatchObject({ step: 3, busy: true });
  expect(asked.slice(3)).toEqual(["undo"]);
});

test("nothing is asked of a visitor who leaves a form that was sent", async () => {
  const { history, asked, back } = watchedHistory();
  const { submit, state } = await visit.atLastStep({ history }, { afterSubmit: "show inline message" });
  submit("");
  await visit.ports.settle();
  visit.announced = [];
  back(2);
  expect(state.getState()).toMatchObject({ step: 1, sent: true, problem: undefined, errors: {} });
  expect(visit.announced).toEqual([]);
  expect(asked.slice(3)).toEqual(["replace 1"]);
});

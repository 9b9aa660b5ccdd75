import { afterEach, beforeEach, expect, test } from "vitest";
import type { Option } from "../model/options.ts";
import { FormVisit } from "../testing/form-visit.ts";
import { validValues } from "../testing/shared-cases.ts";

let visit: FormVisit;

beforeEach(() => {
  visit = new FormVisit();
});

afterEach(() => visit.end());

test("an activation counts after the clock was set back", () => {
  const { change, submit, dispatch, state } = visit.open();
  change(validValues);
  submit();
  dispatch({ type: "stepShown", step: 2, at: visit.ports.clock.now() });
  dispatch({ type: "nextRequested", at: visit.ports.clock.now() - 60 * 60 * 1000, honeypot: "" });
  expect(state.getState().step).toBe(3);
});

test("an event that cannot be handled is logged, and the form goes on", async () => {
  const destinations: Option[] = JSON.parse('[{ "value": "without a label" }]');
  const { change, submit, state } = visit.open({ readOptions: async () => ({ destinations }) });
  change(validValues);
  submit();
  await visit.ports.settle();
  submit();
  expect(visit.ports.logged).not.toEqual([]);
  change({ firstName: "Anna" });
  expect(state.getState().values.firstName).toBe("Anna");
});

test("an activation counts as soon as the form is on the page", () => {
  const { change, dispatch, state } = visit.open();
  change(validValues);
  dispatch({ type: "stepShown", step: 1, at: visit.ports.clock.now() });
  dispatch({ type: "nextRequested", at: visit.ports.clock.now(), honeypot: "" });
  expect(state.getState().step).toBe(2);
});

import { windowEventNames } from "@travel-design/ui/models";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormVisit } from "../testing/form-visit.ts";
import { validValues } from "../testing/shared-cases.ts";
import { submission } from "./effects/submission.ts";
import { isBusy } from "./quotation-state.ts";

let visit: FormVisit;
let arrive = (): void => {};
let fail = (): void => {};

beforeEach(() => {
  visit = new FormVisit();
  const load = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve, reject) => {
        arrive = resolve;
        fail = () => reject(new TypeError("Failed to fetch dynamically imported module"));
      }),
  );
  visit.laterSteps = { loaded: () => undefined, load };
});

afterEach(() => visit.end());

test("a step stays on the screen, busy, until the fields of the next one have arrived", async () => {
  const { change, submit, state } = visit.open();
  change(validValues);
  submit();
  expect(state.getState()).toMatchObject({ step: 1, phase: { name: "loadingStep", step: 2 } });
  expect(isBusy(state.getState())).toBe(true);
  submit();
  arrive();
  await visit.ports.settle();
  expect(state.getState()).toMatchObject({ step: 2, phase: { name: "editing" }, focus: { to: "step" } });
  expect(visit.announced).toContainEqual([windowEventNames.stepChange, { step: 2 }]);
  expect(visit.laterSteps.load).toHaveBeenCalledOnce();
});

test("an offer counts while the fields of the next step are fetched", async () => {
  const { change, submit, state, dispatch } = visit.open({ readDestination: () => "Peru" });
  await visit.ports.settle();
  change({ ...validValues, destinationChoice: "known", destination: "Japan", destinationLabel: "Japan" });
  dispatch({ type: "destinationRequested", requested: { text: "Peru", origin: "link" } });
  submit();
  expect(state.getState()).toMatchObject({ phase: { name: "loadingStep" }, offeredDestination: { label: "Peru" } });
  dispatch({ type: "offerAccepted" });
  expect(state.getState().values.destinationLabel).toBe("Peru");
});

test("fields that are fetched before they are needed are shown at once", async () => {
  const { change, submit, state, prepareLaterSteps } = visit.open();
  prepareLaterSteps();
  arrive();
  await visit.ports.settle();
  change(validValues);
  submit();
  expect(state.getState().step).toBe(2);
});

test("fields that cannot be fetched leave the step, and the next press fetches them again", async () => {
  const { change, submit, state } = visit.open();
  change(validValues);
  submit();
  fail();
  await visit.ports.settle();
  expect(state.getState()).toMatchObject({
    step: 1,
    phase: { name: "stepMissing", step: 2 },
    focus: { to: "failure" },
  });
  expect(isBusy(state.getState())).toBe(false);
  submit();
  arrive();
  await visit.ports.settle();
  expect(state.getState().step).toBe(2);
});

test("a restored step is shown when its fields have arrived, without moving focus", async () => {
  visit.laterSteps = { ...visit.laterSteps, loaded: () => ({ submission }) };
  const { change, submit } = visit.open();
  change(validValues);
  submit();
  visit.laterSteps = { loaded: () => undefined, load: () => new Promise((resolve) => void (arrive = resolve)) };
  const { state } = visit.open();
  expect(state.getState()).toMatchObject({ step: 1, phase: { name: "loadingStep", step: 2 }, isRestored: true });
  arrive();
  await visit.ports.settle();
  expect(state.getState()).toMatchObject({ step: 2, phase: { name: "editing" }, isRestored: true });
  expect(state.getState().focus).toBeUndefined();
});

test("the page is reloaded once by itself, and again when the visitor tries again", async () => {
  const reloadPage = vi.fn<() => Promise<boolean>>(async () => false);
  const { change, submit, state } = visit.open({ reloadPage });
  change(validValues);
  submit();
  fail();
  await visit.ports.settle();
  expect(state.getState().phase.name).toBe("stepMissing");
  submit();
  fail();
  await visit.ports.settle();
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

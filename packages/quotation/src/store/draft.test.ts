import { windowEventNames } from "@travel-design/ui/models";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { QuotationPorts } from "../ports.ts";
import { draftText } from "../testing/draft-text.ts";
import { FormVisit } from "../testing/form-visit.ts";
import { validValues } from "../testing/shared-cases.ts";

let visit: FormVisit;

beforeEach(() => {
  visit = new FormVisit();
});

afterEach(() => visit.end());

describe("the draft", () => {
  test("restores answers and step after a reload, but not the privacy checkbox", () => {
    const { change, submit } = visit.open();
    change(validValues);
    submit();
    const { state } = visit.open();
    expect(state.getState()).toMatchObject({
      step: 2,
      isRestored: true,
      values: { ...validValues, privacyPolicy: false },
    });
    expect(visit.announced).toEqual([
      [windowEventNames.stepChange, { step: 2 }],
      [windowEventNames.destinationChange, { destination: "Japan" }],
    ]);
  });

  test("contains a new step once it is shown, or when the page is left or the form removed before that", () => {
    const { change, dispatch } = visit.open();
    const stepOfDraft = (): unknown => JSON.parse(visit.ports.draft.text ?? "{}").step;
    const next = (): void => dispatch({ type: "nextRequested", at: visit.ports.clock.now(), honeypot: "" });
    change(validValues);
    next();
    expect(stepOfDraft()).toBe(1);
    dispatch({ type: "stepShown", step: 2, at: visit.ports.clock.now() - 1_000 });
    expect(stepOfDraft()).toBe(2);
    next();
    dispatch({ type: "pageLeft" });
    expect(stepOfDraft()).toBe(3);
    dispatch({ type: "backRequested" });
    expect(stepOfDraft()).toBe(3);
    visit.end();
    expect(stepOfDraft()).toBe(2);
  });

  test("is no condition: a request is submitted although the browser's storage is full", async () => {
    const write = vi.fn<(text: string) => void>(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    const { submit } = await visit.atLastStep({ draftStorage: { read: () => null, write, clear: () => {} } });
    submit();
    await visit.ports.settle();
    expect(write).toHaveBeenCalled();
    expect(visit.ports.submitted).toHaveLength(1);
  });

  test("is older than what was typed before the script arrived", () => {
    const earlier = visit.open();
    earlier.change({ salutation: "Familie", firstName: "Oud", lastName: "Jansen" });
    earlier.submit();
    visit.end();
    const form = visit.create();
    form.change({ firstName: "Nieuw" });
    visit.end = form.start();
    const both = { step: 1, values: { firstName: "Nieuw", lastName: "Jansen" } };
    expect(form.state.getState()).toMatchObject(both);
    expect(visit.open().state.getState()).toMatchObject(both);
  });

  test("is opened at its step when the browser has filled in the same again", () => {
    const earlier = visit.open();
    const answers = { salutation: "Familie", firstName: "Noor", lastName: "Jansen" };
    earlier.change(answers);
    earlier.submit();
    visit.end();
    const form = visit.create();
    form.change(answers);
    visit.end = form.start();
    expect(form.state.getState().step).toBe(2);
  });

  test("contains what was typed before the script arrived", () => {
    const form = visit.create();
    form.change({ firstName: "Noor" });
    visit.end = form.start();
    expect(visit.open().state.getState().values.firstName).toBe("Noor");
  });

  test.each([
    ["that is a day old", async () => void (await visit.ports.pass(24 * 60 * 60 * 1000 + 1))],
    [
      "of another version",
      () => void (visit.ports.draft.text = (visit.ports.draft.text ?? "").replace('"version":3', '"version":1')),
    ],
    ["that is not JSON", () => void (visit.ports.draft.text = "{")],
    ["that is something else", () => void (visit.ports.draft.text = '["x"]')],
  ])("%s is deleted", async (_title, spoil) => {
    visit.open().change({ firstName: "Noor" });
    visit.end();
    await spoil();
    expect(visit.open().state.getState().values.firstName).toBe("");
    expect(visit.ports.draft.text).toBeNull();
  });

  test("with values of wrong types is restored as far as possible", () => {
    const values = { firstName: 7, lastName: "Jansen", destinationChoice: "maybe", newsletter: "yes" };
    visit.ports.draft.text = JSON.stringify({ version: 3, savedAt: visit.ports.clock.now(), step: 9, values });
    expect(visit.open().state.getState()).toMatchObject({
      step: 1,
      values: { firstName: "", lastName: "Jansen", destinationChoice: "", newsletter: false },
    });
  });

  test("of the last step with invalid earlier steps can be submitted after they are corrected", async () => {
    visit.ports.draft.text = draftText(3, {}, { savedAt: visit.ports.clock.now() });
    const { change, submit, state } = visit.open();
    await visit.ports.pass(3_000);
    submit();
    expect(state.getState()).toMatchObject({ step: 1, phase: { name: "invalid", errors: { lastName: {} } } });
    change(validValues);
    submit();
    submit();
    submit();
    await visit.ports.settle();
    expect(visit.ports.submitted).toHaveLength(1);
  });

  test("is missing where the browser denies storage, and everything else works", async () => {
    const deny = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    const { submit } = await visit.atLastStep({ draftStorage: { read: deny, write: deny, clear: deny } });
    submit();
    await visit.ports.settle();
    expect(visit.ports.submitted).toHaveLength(1);
  });

  test("is deleted when the visitor has erased every answer", () => {
    const { change } = visit.open();
    change({ firstName: "Noor" });
    change({ firstName: "" });
    expect(visit.ports.draft.text).toBeNull();
  });

  test("is deleted once while the form stays empty", () => {
    const clear = vi.fn<() => void>();
    const draftStorage = { read: () => null, write: () => {}, clear };
    const { change, dispatch } = visit.open({ draftStorage });
    change({ firstName: "Noor" });
    clear.mockClear();
    change({ firstName: "" });
    dispatch({ type: "fieldLeft", name: "firstName" });
    dispatch({ type: "fieldLeft", name: "lastName" });
    expect(clear).toHaveBeenCalledTimes(1);
  });

  test("is deleted, and the request measured, when the submission ends after the form was removed from the page", async () => {
    const { submit } = await visit.atLastStep();
    submit();
    visit.end();
    await visit.ports.settle();
    expect(visit.ports.submitted).toHaveLength(1);
    expect(visit.ports.draft.text).toBeNull();
    expect(visit.ports.tracked.map(([name]) => name)).toContain("generate_lead");
  });

  test("is not written by a form that forgets answers", () => {
    visit.open({}, { forgetAnswers: true }).change({ firstName: "Noor" });
    expect(visit.ports.draft.text).toBeNull();
  });
});

describe("the start token", () => {
  test("is requested once, and again well before it expires", async () => {
    visit.open();
    await visit.ports.settle();
    expect(visit.ports.startedKeys).toHaveLength(1);
    await visit.ports.pass(20 * 60 * 60 * 1000);
    expect(visit.ports.startedKeys).toHaveLength(2);
    expect(new Set(visit.ports.startedKeys).size).toBe(1);
  });

  test("is part of the draft", async () => {
    const { change } = visit.open();
    await visit.ports.settle();
    change({ firstName: "Noor" });
    visit.open();
    await visit.ports.settle();
    expect(visit.ports.startedKeys).toHaveLength(1);
  });

  test("is at least three seconds old when it is submitted", async () => {
    const { change, submit } = visit.open();
    change(validValues);
    submit();
    submit();
    submit();
    await visit.ports.pass(2_999);
    expect(visit.ports.submitted).toHaveLength(0);
    await visit.ports.pass(1);
    expect(visit.ports.submitted).toHaveLength(1);
  });

  test("is renewed after a failure, because it may be the reason", async () => {
    const { submit } = await visit.atLastStep({ submitRequest: () => Promise.reject(new Error("expired")) });
    submit();
    await visit.ports.pass(1_000);
    expect(visit.ports.startedKeys).toHaveLength(2);
  });

  test("is requested again after a network error, also by a submit", async () => {
    let isDown = true;
    const startSubmission = vi.fn<QuotationPorts["startSubmission"]>(async () => {
      if (isDown) throw new Error("down");
      return { startedAt: visit.ports.clock.now(), signature: "s", reference: "" };
    });
    const { submit } = await visit.atLastStep({ startSubmission });
    isDown = false;
    submit();
    await visit.ports.pass(3_000);
    expect(visit.ports.submitted).toHaveLength(1);
  });

  test("is not renewed after the request is stored", async () => {
    const { submit } = await visit.atLastStep({}, { afterSubmit: "show inline message" });
    submit();
    await visit.ports.pass(24 * 60 * 60 * 1000);
    expect(visit.ports.startedKeys).toHaveLength(1);
  });

  test("is requested again if the first request for it never ended", async () => {
    let hangs = true;
    const startSubmission: QuotationPorts["startSubmission"] = () =>
      hangs
        ? new Promise(() => {})
        : Promise.resolve({ startedAt: visit.ports.clock.now(), signature: "s", reference: "" });
    const { submit } = await visit.atLastStep({ startSubmission });
    submit();
    await visit.ports.pass(20_000);
    hangs = false;
    submit();
    await visit.ports.pass(20_000);
    expect(visit.ports.submitted).toHaveLength(1);
  });

  test("that never arrives ends the submission", async () => {
    const { submit, state } = await visit.atLastStep({ startSubmission: () => new Promise(() => {}) });
    submit();
    await visit.ports.pass(20_000);
    expect(state.getState().phase).toEqual({ name: "failed" });
  });
});

import { windowEventNames } from "@travel-design/ui/models";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { QuotationPorts } from "../ports.ts";
import { FormVisit } from "../testing/form-visit.ts";
import { sharedCases, validValues } from "../testing/shared-cases.ts";
import { isBusy, submitErrors } from "./quotation-state.ts";

const { submissionError, resetErrors, loadingChange, scrollToTop, stepChange, requiredFieldMissing, invalidInput } =
  windowEventNames;

let visit: FormVisit;

beforeEach(() => {
  visit = new FormVisit();
});

afterEach(() => visit.end());

describe("moving between steps", () => {
  test("an invalid step announces every error, in order, and stays", () => {
    const { state, submit } = visit.open();
    submit();
    expect(state.getState()).toMatchObject({ step: 1, phase: { name: "invalid" }, focus: { to: "errors" } });
    expect(visit.announced).toEqual([
      [resetErrors, null],
      ...["salutation", "firstName", "lastName"].map((fieldId) => [
        requiredFieldMissing,
        { fieldId, error: true, errorMessage: "Dit veld is verplicht" },
      ]),
    ]);
  });

  test("an invalid field is announced as such, a missing one as missing", async () => {
    const { change, submit } = await visit.atLastStep();
    change({ customerSource: "" });
    change({ phoneNumber: "12" });
    submit();
    expect(visit.announced.slice(1)).toEqual([
      [invalidInput, { fieldId: "phoneNumber", error: true, errorMessage: expect.stringMatching(/^Ongeldige invoer/) }],
      [requiredFieldMissing, { fieldId: "customerSource", error: true, errorMessage: "Dit veld is verplicht" }],
    ]);
  });

  test("a valid step leads to the next, which is announced", () => {
    const { change, submit, goBack, state } = visit.open();
    change(validValues);
    submit();
    submit();
    goBack();
    expect(state.getState().step).toBe(2);
    expect(visit.announced.filter(([name]) => name === stepChange)).toEqual(
      [2, 3, 2].map((step) => [stepChange, { step }]),
    );
    expect(visit.announced.map(([name]) => name).filter((name) => name === scrollToTop)).toHaveLength(3);
  });

  test("going back never validates and keeps every value", () => {
    const { change, submit, goBack, state } = visit.open();
    change(validValues);
    submit();
    change({ amountOfTravelers: "" });
    goBack();
    goBack();
    expect(state.getState()).toMatchObject({ step: 1, values: { ...validValues, amountOfTravelers: "" } });
  });

  test("the destination is looked up when step 2 is left, and its label is shown on the way back", () => {
    const { change, submit, goBack, state } = visit.open();
    change({ ...validValues, destination: " atlantis " });
    submit();
    submit();
    expect(state.getState().values).toMatchObject({ destination: "", customDestination: "atlantis" });
    goBack();
    expect(state.getState().values.destinationLabel).toBe("atlantis");
  });

  test("text that could not be parsed stays in its field, and invalid, while another step is shown", () => {
    const { change, submit, goBack, state } = visit.open();
    change(validValues);
    submit();
    change({ leavingDate: "" }, { name: "leavingDate", is: true });
    goBack();
    submit();
    submit();
    expect(submitErrors(state.getState())).toMatchObject({ leavingDate: { kind: "invalid" } });
  });

  test("the step and the destination are announced again to late subscribers, but not the defaults", () => {
    const { change, submit, announceState } = visit.open();
    announceState();
    expect(visit.announced).toEqual([]);
    change(validValues);
    submit();
    visit.announced = [];
    announceState();
    expect(visit.announced).toEqual([
      [stepChange, { step: 2 }],
      [windowEventNames.destinationChange, { destination: "Japan" }],
    ]);
  });

  test.each([
    [0, 1],
    [499, 1],
    [500, 2],
  ])("a second activation %d ms after a step was shown", (delay, step) => {
    const { change, dispatch, state } = visit.open();
    change(validValues);
    const activate = (at: number): void => dispatch({ type: "nextRequested", at, honeypot: "" });
    activate(visit.ports.clock.now());
    activate(visit.ports.clock.now());
    expect(state.getState().step).toBe(2);
    dispatch({ type: "stepShown", step: 2, at: visit.ports.clock.now() });
    activate(visit.ports.clock.now() + delay);
    expect(state.getState().step).toBe(step + 1);
  });
});

describe("errors", () => {
  test("an error is removed when its field is fixed, and comes back at the next submit only", () => {
    const { change, submit, state } = visit.open();
    submit();
    change({ firstName: "Noor" });
    const remaining = { salutation: { kind: "missing" }, lastName: { kind: "missing" } };
    expect(submitErrors(state.getState())).toMatchObject(remaining);
    expect(visit.announced.at(-1)).toEqual([requiredFieldMissing, { fieldId: "firstName", error: false }]);
    change({ firstName: "" });
    expect(submitErrors(state.getState())).not.toHaveProperty("firstName");
  });

  test("the error state ends with the last error", () => {
    const { change, submit, state } = visit.open();
    submit();
    visit.announced = [];
    change({ salutation: "Familie", firstName: "Noor", lastName: "Jansen" });
    expect(state.getState().phase).toEqual({ name: "editing" });
    expect(visit.announced.map(([name]) => name)).toContain(resetErrors);
  });

  test("a field that is left is checked without an announcement, until it is changed", () => {
    const { change, dispatch, state } = visit.open();
    change({ lastName: "x" });
    dispatch({ type: "fieldLeft", name: "lastName" });
    expect(state.getState().leftFields).toEqual(new Set(["lastName"]));
    expect(visit.announced).toEqual([]);
    expect(state.getState().phase).toEqual({ name: "editing" });
    change({ lastName: "xy" });
    expect(state.getState().leftFields).toEqual(new Set());
    dispatch({ type: "fieldLeft", name: "email" });
    expect(state.getState().leftFields, "a field of a hidden step").toEqual(new Set());
  });
});

describe("submitting", () => {
  test("a success is one request, no draft and the thank-you page", async () => {
    const { submit, state, dispatch } = await visit.atLastStep();
    submit();
    submit();
    await visit.ports.settle();
    expect(visit.ports.submitted).toHaveLength(1);
    expect(visit.ports.submitted[0]?.contactRequest).toEqual({ ...sharedCases.valid, ...visit.ports.campaign });
    expect(visit.ports.visited).toEqual([
      expect.stringMatching(/^\/bedankt-voor-uw-aanvraag\/\?ts=\d{4}-\d{2}-\d{2}(-[0-9a-f]{4}){4}$/),
    ]);
    expect(visit.ports.draft.text).toBeNull();
    expect(state.getState()).toMatchObject({ step: 3, phase: { name: "submitted", isRedirecting: true } });
    expect(isBusy(state.getState())).toBe(true);
    dispatch({ type: "reset" });
    expect(state.getState()).toMatchObject({ step: 1, phase: { name: "editing" }, values: { lastName: "" } });
  });

  test.each<[string, QuotationPorts["navigate"]]>([
    ["does not open", () => {}],
    [
      "cannot be opened",
      () => {
        throw new Error("blocked");
      },
    ],
  ])("if the thank-you page %s, the form says that the request is stored", async (_title, navigate) => {
    const { submit, state } = await visit.atLastStep({ navigate });
    submit();
    await visit.ports.pass(15_000);
    expect(state.getState().phase).toEqual({ name: "submitted", isRedirecting: false });
  });

  test("a failure of both tries keeps step and answers, and is announced once", async () => {
    const { submit, state } = await visit.atLastStep({ submitRequest: () => Promise.reject(new Error("500")) });
    submit();
    await visit.ports.pass(1_000);
    expect(state.getState()).toMatchObject({
      step: 3,
      phase: { name: "failed" },
      focus: { to: "failure" },
      values: { email: validValues.email },
    });
    expect(visit.announced).toEqual([
      [resetErrors, null],
      [loadingChange, { loading: true }],
      [loadingChange, { loading: false }],
      [submissionError, {}],
    ]);
    expect(visit.ports.logged).toHaveLength(2);
    expect(visit.ports.logged.join()).not.toContain(validValues.email);
  });

  test("no response within twenty seconds is a failure, and the request is aborted", async () => {
    const submitRequest = vi.fn<QuotationPorts["submitRequest"]>(() => new Promise(() => {}));
    const { submit, state } = await visit.atLastStep({ submitRequest });
    submit();
    await visit.ports.pass(19_999);
    expect(isBusy(state.getState())).toBe(true);
    await visit.ports.pass(1);
    expect(state.getState().phase).toEqual({ name: "failed" });
    expect(submitRequest.mock.calls[0]?.[2].aborted).toBe(true);
  });

  test("the last submit validates every step, and returns to the first invalid one", async () => {
    const { change, submit, state } = await visit.atLastStep();
    change({ salutation: "", amountOfTravelers: "" });
    submit();
    expect(state.getState()).toMatchObject({ step: 1, phase: { name: "invalid", errors: { salutation: {} } } });
    expect(visit.announced).toEqual([
      [resetErrors, null],
      [requiredFieldMissing, { fieldId: "salutation", error: true, errorMessage: "Dit veld is verplicht" }],
      [stepChange, { step: 1 }],
    ]);
    expect(visit.ports.submitted).toEqual([]);
  });

  test.each<[string, QuotationPorts["readCampaign"]]>([
    ["is denied", () => Promise.reject(new DOMException("cookies are denied", "SecurityError"))],
    ["hangs", () => new Promise(() => {})],
  ])("campaign data whose reading %s costs the campaign data only", async (_title, readCampaign) => {
    const { submit } = await visit.atLastStep({ readCampaign });
    submit();
    await visit.ports.pass(20_000);
    expect(visit.ports.submitted[0]?.contactRequest).toMatchObject({ utmSource: "", gaId: "" });
  });

  test("the privacy statement and the content of the honeypot are submitted for the server to judge", async () => {
    const { submit } = await visit.atLastStep({}, { privacyVersion: "1 november 2026" });
    submit("https://spam.example.com");
    await visit.ports.settle();
    const { submission, contactRequest } = visit.ports.submitted[0] ?? {};
    expect(submission).toMatchObject({ privacyVersion: "1 november 2026", website: "https://spam.example.com" });
    expect(contactRequest).not.toHaveProperty("privacyVersion");
  });

  test("with an inline message the page stays", async () => {
    const { submit, state } = await visit.atLastStep({}, { afterSubmit: "show inline message" });
    submit();
    await visit.ports.settle();
    expect(visit.ports.visited).toEqual([]);
    expect(state.getState()).toMatchObject({ step: 1, phase: { name: "submitted", isRedirecting: false } });
    expect(isBusy(state.getState())).toBe(false);
  });
});

describe("measurement", () => {
  test("follows a request from the first input to the lead, without personal data", async () => {
    const { change, submit, dispatch } = visit.open();
    submit();
    change(validValues);
    submit();
    submit();
    await visit.ports.pass(3_000);
    submit();
    await visit.ports.settle();
    dispatch({ type: "pageLeft" });
    expect(visit.ports.tracked).toEqual([
      ["quote_error", { step: 1, fields: ["salutation", "firstName", "lastName"] }],
      ["quote_start", { step: 1 }],
      ["quote_step", { step: 2 }],
      ["quote_step", { step: 3 }],
      ["generate_lead", { id: "TD-7K3M9Q", value: 8501, currency: "EUR" }],
    ]);
  });

  test("a started request that is not submitted is abandoned", () => {
    const { change, dispatch } = visit.open();
    dispatch({ type: "pageLeft" });
    change({ firstName: "Noor" });
    dispatch({ type: "pageLeft" });
    expect(visit.ports.tracked.map(([name]) => name)).toEqual(["quote_start", "quote_abandon"]);
  });
});

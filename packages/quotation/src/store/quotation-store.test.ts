import { windowEventNames } from "@travel-design/ui/models";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { QuotationPorts } from "../ports.ts";
import { completeValues, FormVisit } from "../testing/form-visit.ts";
import { sharedCases } from "../testing/shared-cases.ts";

const { submissionError, resetErrors, loadingChange, scrollToTop, stepChange, requiredFieldMissing, invalidInput } =
  windowEventNames;

let visit: FormVisit;

beforeEach(() => {
  visit = new FormVisit();
});

afterEach(() => visit.end());

describe("moving between steps", () => {
  test("a refused step tells of every field, in order, and stays", () => {
    const { state, submit } = visit.begin();
    submit("");
    expect(state.getState()).toMatchObject({ step: 1, problem: "refused", problems: 1 });
    expect(visit.announced).toEqual([
      [resetErrors, null],
      ...["salutation", "firstName", "lastName"].map((fieldId) => [
        requiredFieldMissing,
        { fieldId, error: true, errorMessage: "Dit veld is verplicht" },
      ]),
    ]);
  });

  test("what is wrong is told apart from what is missing", async () => {
    const store = await visit.atLastStep();
    store.change({ email: "geen adres", phoneNumber: "" });
    store.submit("");
    expect(visit.announced.slice(1)).toEqual([
      [invalidInput, { fieldId: "email", error: true, errorMessage: "Ongeldige invoer" }],
      [requiredFieldMissing, { fieldId: "phoneNumber", error: true, errorMessage: "Dit veld is verplicht" }],
    ]);
  });

  test("a step that is in order leads to the next, which is told to the page", () => {
    const { change, submit, goBack, state } = visit.begin();
    change(completeValues);
    submit("");
    submit("");
    goBack();
    expect(state.getState().step).toBe(2);
    expect(visit.announced.filter(([name]) => name === stepChange)).toEqual(
      [2, 3, 2].map((step) => [stepChange, { step }]),
    );
    expect(visit.announced.map(([name]) => name).filter((name) => name === scrollToTop)).toHaveLength(3);
  });

  test("going back never validates and keeps every answer", () => {
    const { change, submit, goBack, state } = visit.begin();
    change(completeValues);
    submit("");
    change({ amountOfTravelers: "" });
    goBack();
    goBack();
    expect(state.getState()).toMatchObject({ step: 1, values: { ...completeValues, amountOfTravelers: "" } });
  });

  test("the destination is looked up when step 2 is left, and its label shows on the way back", () => {
    const { change, submit, goBack, state } = visit.begin();
    change({ ...completeValues, destination: " atlantis " });
    submit("");
    submit("");
    expect(state.getState().values).toMatchObject({ destination: "", customDestination: "atlantis" });
    goBack();
    expect(state.getState().values.destinationLabel).toBe("atlantis");
  });

  test("what could not be read in a field is gone with the step it was typed in", () => {
    const { change, submit, goBack, state } = visit.begin();
    change(completeValues);
    submit("");
    change({ leavingDate: "" }, { name: "leavingDate", is: true });
    goBack();
    submit("");
    submit("");
    expect(state.getState().errors).toEqual({ leavingDate: "missing" });
  });

  test("the step is told again to who asks; the first goes without saying", () => {
    const { change, submit, tellStep } = visit.begin();
    tellStep();
    expect(visit.announced).toEqual([]);
    change(completeValues);
    submit("");
    visit.announced = [];
    tellStep();
    expect(visit.announced).toEqual([[stepChange, { step: 2 }]]);
  });

  test("an error goes away when its field is corrected, and is judged anew only at the next submit", () => {
    const { change, submit, state } = visit.begin();
    submit("");
    change({ firstName: "Noor" });
    expect(state.getState().errors).toEqual({ salutation: "missing", lastName: "missing" });
    expect(visit.announced.at(-1)).toEqual([requiredFieldMissing, { fieldId: "firstName", error: false }]);
    change({ firstName: "" });
    expect(state.getState().errors).toEqual({ salutation: "missing", lastName: "missing" });
  });
});

describe("sending", () => {
  test("a success is one request, a clean draft and the thank-you page", async () => {
    const store = await visit.atLastStep();
    store.submit("");
    store.submit("");
    await visit.ports.settle();
    expect(visit.ports.sent).toHaveLength(1);
    expect(visit.ports.sent[0]?.contactRequest).toEqual({ ...sharedCases.valid, ...visit.ports.campaign });
    expect(visit.ports.visited).toEqual([
      expect.stringMatching(/^\/bedankt-voor-uw-aanvraag\/\?ts=\d{4}-\d{2}-\d{2}(-[0-9a-f]{4}){4}$/),
    ]);
    expect(visit.ports.draft.text).toBeNull();
    expect(store.state.getState()).toMatchObject({ step: 3, busy: true });
    store.beginAnew();
    expect(store.state.getState()).toMatchObject({ step: 1, busy: false, values: { lastName: "" } });
  });

  test("a failure keeps step and answers, tells the page and logs one line", async () => {
    const store = await visit.atLastStep({ submitRequest: () => Promise.reject(new Error("500")) });
    store.submit("");
    await visit.ports.settle();
    expect(store.state.getState()).toMatchObject({
      step: 3,
      busy: false,
      problem: "failed",
      values: { email: completeValues.email },
    });
    expect(visit.announced).toEqual([
      [resetErrors, null],
      [loadingChange, { loading: true }],
      [loadingChange, { loading: false }],
      [submissionError, {}],
    ]);
    expect(visit.ports.logged).toHaveLength(1);
    expect(visit.ports.logged.join()).not.toContain(completeValues.email);
  });

  test("no answer within twenty seconds is a failure, and the request is aborted", async () => {
    const submitRequest = vi.fn<QuotationPorts["submitRequest"]>(() => new Promise(() => {}));
    const store = await visit.atLastStep({ submitRequest });
    store.submit("");
    await visit.ports.pass(19_999);
    expect(store.state.getState().busy).toBe(true);
    await visit.ports.pass(1);
    expect(store.state.getState().problem).toBe("failed");
    expect(submitRequest.mock.calls[0]?.[2].aborted).toBe(true);
  });

  test("the same answers go out under the same key, changed ones under a new key", async () => {
    const keys: string[] = [];
    const store = await visit.atLastStep({
      submitRequest: async (_request, { key }) => {
        keys.push(key);
        throw new Error("The answer was lost.");
      },
    });
    const send = async (): Promise<void> => {
      store.submit("");
      await visit.ports.pass(3_000);
    };
    await send();
    await send();
    store.change({ wishes: "Toch iets anders" });
    await send();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  test("the key survives a reload, so that a lost answer never makes two requests", async () => {
    const first = await visit.atLastStep({ submitRequest: () => Promise.reject(new Error("The answer was lost.")) });
    first.submit("");
    await visit.ports.settle();
    const { key } = JSON.parse(visit.ports.draft.text ?? "{}").attempt;
    const submitRequest = vi.fn<QuotationPorts["submitRequest"]>(async () => {});
    const second = visit.begin({ submitRequest });
    await visit.ports.settle();
    second.change({ privacyPolicy: true });
    second.submit("");
    await visit.ports.pass(3_000);
    expect(submitRequest.mock.calls.map(([, submission]) => submission.key)).toEqual([key]);
  });

  test("what stands in the honeypot is sent along for the server to judge", async () => {
    const store = await visit.atLastStep();
    store.submit("https://spam.example.com");
    await visit.ports.settle();
    expect(visit.ports.sent[0]?.submission.website).toBe("https://spam.example.com");
  });

  test("with an inline message the page stays and says so", async () => {
    const store = await visit.atLastStep({}, { afterSubmit: "show inline message" });
    store.submit("");
    await visit.ports.settle();
    expect(visit.ports.visited).toEqual([]);
    expect(store.state.getState()).toMatchObject({ sent: true, busy: false });
  });
});

test("sources fall back to the configured list, and destinations stay unset", async () => {
  const { state } = visit.begin(
    { readOptions: () => Promise.reject(new Error("no lists")) },
    { customerSources: "A;B=b" },
  );
  await visit.ports.settle();
  expect(state.getState().options).toEqual({
    customerSources: [
      { label: "A", value: "A" },
      { label: "B", value: "b" },
    ],
  });
  expect(visit.ports.logged).toHaveLength(1);
});

test("a source that is not on the list is asked for again, and the others stay", async () => {
  const customerSources = [{ label: "Google", value: "Google" }];
  const { change, state } = visit.begin({ readOptions: async () => ({ customerSources }) });
  change({ ...completeValues, customerSource: "Opgeheven" });
  await visit.ports.settle();
  expect(state.getState().values).toEqual({ ...completeValues, customerSource: "" });
});

import { windowEventNames } from "@travel-design/ui";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { QuotationPorts } from "../ports.ts";
import { defaultSettings, type QuotationSettings } from "../settings.ts";
import { recordingPorts, type RecordingPorts } from "../testing/recording-ports.ts";
import { sharedCases, valuesOf } from "../testing/shared-cases.ts";
import { createQuotationStore, type QuotationStore } from "./quotation-store.ts";

const { submissionError, resetErrors, loadingChange, scrollToTop, stepChange, requiredFieldMissing, invalidInput } =
  windowEventNames;
const complete = valuesOf(sharedCases.valid);

let announced: [string, unknown][];
let ports: RecordingPorts;
let end = (): void => {};

/** Begins a form, as a page does; the form of the page before is gone. */
function begin(overrides: Partial<QuotationPorts> = {}, settings: Partial<QuotationSettings> = {}): QuotationStore {
  end();
  announced = [];
  Object.assign(ports, overrides);
  const store = createQuotationStore(ports, { ...defaultSettings, ...settings }, (name, detail) =>
    announced.push([name, detail]),
  );
  end = store.start();
  return store;
}

/** A form filled in to the last step, three seconds after it began. */
async function atLastStep(overrides: Partial<QuotationPorts> = {}, settings: Partial<QuotationSettings> = {}) {
  const store = begin(overrides, settings);
  store.change(complete);
  store.submit("");
  store.submit("");
  await ports.pass(3_000);
  announced = [];
  return store;
}

const names = (): string[] => announced.map(([name]) => name);

beforeEach(() => {
  end();
  ports = recordingPorts();
});

describe("moving between steps", () => {
  test("a refused step tells of every field, in order, and stays", () => {
    const { state, submit } = begin();
    submit("");
    expect(state.getState()).toMatchObject({ step: 1, problem: "refused", problems: 1 });
    expect(announced).toEqual([
      [resetErrors, null],
      ...["salutation", "firstName", "lastName"].map((fieldId) => [
        requiredFieldMissing,
        { fieldId, error: true, errorMessage: "Dit veld is verplicht" },
      ]),
    ]);
  });

  test("what is wrong is told apart from what is missing", async () => {
    const store = await atLastStep();
    store.change({ email: "geen adres", phoneNumber: "" });
    store.submit("");
    expect(announced.slice(1)).toEqual([
      [invalidInput, { fieldId: "email", error: true, errorMessage: "Ongeldige invoer" }],
      [requiredFieldMissing, { fieldId: "phoneNumber", error: true, errorMessage: "Dit veld is verplicht" }],
    ]);
  });

  test("a step that is in order leads to the next, which is told to the page", () => {
    const { change, submit, goBack, state } = begin();
    change(complete);
    submit("");
    submit("");
    goBack();
    expect(state.getState().step).toBe(2);
    expect(announced.filter(([name]) => name === stepChange)).toEqual([2, 3, 2].map((step) => [stepChange, { step }]));
    expect(names().filter((name) => name === scrollToTop)).toHaveLength(3);
  });

  test("going back never validates and keeps every answer", () => {
    const { change, submit, goBack, state } = begin();
    change(complete);
    submit("");
    change({ amountOfTravelers: "" });
    goBack();
    goBack();
    expect(state.getState()).toMatchObject({ step: 1, values: { ...complete, amountOfTravelers: "" } });
  });

  test("the destination is looked up when step 2 is left, and its label shows on the way back", () => {
    const { change, submit, goBack, state } = begin();
    change({ ...complete, destination: " atlantis " });
    submit("");
    submit("");
    expect(state.getState().values).toMatchObject({ destination: "", customDestination: "atlantis" });
    goBack();
    expect(state.getState().values.destinationLabel).toBe("atlantis");
  });

  test("an error goes away when its field is corrected, and is judged anew only at the next submit", () => {
    const { change, submit, state } = begin();
    submit("");
    change({ firstName: "Noor" });
    expect(state.getState().errors).toEqual({ salutation: "missing", lastName: "missing" });
    expect(announced.at(-1)).toEqual([requiredFieldMissing, { fieldId: "firstName", error: false }]);
    change({ firstName: "" });
    expect(state.getState().errors).toEqual({ salutation: "missing", lastName: "missing" });
  });
});

describe("sending", () => {
  test("a success is one request, a clean draft and the thank-you page", async () => {
    const store = await atLastStep();
    store.submit("");
    store.submit("");
    await ports.settle();
    expect(ports.sent).toHaveLength(1);
    expect(ports.sent[0]?.contactRequest).toEqual({ ...sharedCases.valid, ...ports.campaign });
    expect(ports.visited).toEqual([
      expect.stringMatching(/^\/bedankt-voor-uw-aanvraag\/\?ts=\d{4}-\d{2}-\d{2}(-[0-9a-f]{4}){4}$/),
    ]);
    expect(ports.draft.text).toBeNull();
    expect(store.state.getState()).toMatchObject({ step: 1, busy: true });
    await ports.pass(5_000);
    expect(store.state.getState().busy).toBe(false);
  });

  test("a failure keeps step and answers, tells the page and logs one line", async () => {
    const store = await atLastStep({ submitRequest: () => Promise.reject(new Error("500")) });
    store.submit("");
    await ports.settle();
    expect(store.state.getState()).toMatchObject({
      step: 3,
      busy: false,
      problem: "failed",
      values: { email: complete.email },
    });
    expect(announced).toEqual([
      [resetErrors, null],
      [loadingChange, { loading: true }],
      [loadingChange, { loading: false }],
      [submissionError, {}],
    ]);
    expect(ports.logged).toHaveLength(1);
    expect(ports.logged.join()).not.toContain(complete.email);
  });

  test("no answer within twenty seconds is a failure, and the request is aborted", async () => {
    const submitRequest = vi.fn<QuotationPorts["submitRequest"]>(() => new Promise(() => {}));
    const store = await atLastStep({ submitRequest });
    store.submit("");
    await ports.pass(19_999);
    expect(store.state.getState().busy).toBe(true);
    await ports.pass(1);
    expect(store.state.getState().problem).toBe("failed");
    expect(submitRequest.mock.calls[0]?.[2].aborted).toBe(true);
  });

  test("the same answers go out under the same key, changed ones under a new key", async () => {
    const keys: string[] = [];
    const store = await atLastStep({
      submitRequest: async (_request, { key }) => {
        keys.push(key);
        throw new Error("The answer was lost.");
      },
    });
    const send = async (): Promise<void> => {
      store.submit("");
      await ports.pass(3_000);
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
    const first = await atLastStep({ submitRequest: () => Promise.reject(new Error("The answer was lost.")) });
    first.submit("");
    await ports.settle();
    const { key } = JSON.parse(ports.draft.text ?? "{}").attempt;
    const submitRequest = vi.fn<QuotationPorts["submitRequest"]>(async () => {});
    const second = begin({ submitRequest });
    await ports.settle();
    second.change({ privacyPolicy: true });
    second.submit("");
    await ports.pass(3_000);
    expect(submitRequest.mock.calls.map(([, submission]) => submission.key)).toEqual([key]);
  });

  test("what stands in the honeypot is sent along for the server to judge", async () => {
    const store = await atLastStep();
    store.submit("https://spam.example.com");
    await ports.settle();
    expect(ports.sent[0]?.submission.website).toBe("https://spam.example.com");
  });

  test("with an inline message the page stays and says so", async () => {
    const store = await atLastStep({}, { afterSubmit: "show inline message" });
    store.submit("");
    await ports.settle();
    expect(ports.visited).toEqual([]);
    expect(store.state.getState()).toMatchObject({ sent: true, busy: false });
  });
});

describe("the draft", () => {
  test("answers and step come back after a reload, consent does not", () => {
    const { change, submit } = begin();
    change(complete);
    submit("");
    const { state } = begin();
    expect(state.getState()).toMatchObject({ step: 2, values: { ...complete, privacyPolicy: false } });
    expect(announced).toEqual([[stepChange, { step: 2 }]]);
  });

  test("what was typed before the script arrived is newer than the draft", () => {
    const earlier = begin();
    earlier.change({ salutation: "Familie", firstName: "Oud", lastName: "Jansen" });
    earlier.submit("");
    end();
    const store = createQuotationStore(ports, defaultSettings, () => {});
    store.change({ firstName: "Nieuw" });
    end = store.start();
    const both = { step: 1, values: { firstName: "Nieuw", lastName: "Jansen" } };
    expect(store.state.getState()).toMatchObject(both);
    expect(begin().state.getState()).toMatchObject(both);
  });

  test("keeps what was typed before the script arrived", () => {
    const store = createQuotationStore(ports, defaultSettings, () => {});
    store.change({ firstName: "Noor" });
    end = store.start();
    expect(begin().state.getState().values.firstName).toBe("Noor");
  });

  test.each([
    ["is forgotten after a day", async () => void (await ports.pass(24 * 60 * 60 * 1000 + 1))],
    [
      "of another version is no draft",
      () => void (ports.draft.text = (ports.draft.text ?? "").replace('"version":1', '"version":0')),
    ],
    ["that is no JSON is no draft", () => void (ports.draft.text = "{")],
    ["that is another thing is no draft", () => void (ports.draft.text = '["x"]')],
  ])("%s", async (_name, spoil) => {
    begin().change({ firstName: "Noor" });
    end();
    await spoil();
    expect(begin().state.getState().values.firstName).toBe("");
  });

  test("a draft of the wrong types is taken for what fits", () => {
    const values = { firstName: 7, lastName: "Jansen", destinationChoice: "maybe", newsletter: "yes" };
    ports.draft.text = JSON.stringify({ version: 1, savedAt: ports.clock.now(), step: 9, values });
    expect(begin().state.getState()).toMatchObject({
      step: 1,
      values: { firstName: "", lastName: "Jansen", destinationChoice: "", newsletter: false },
    });
  });

  test("refused storage costs the draft only", async () => {
    const refuse = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    const store = await atLastStep({ draftStorage: { read: refuse, write: refuse, clear: refuse } });
    store.submit("");
    await ports.settle();
    expect(ports.sent).toHaveLength(1);
  });

  test("a block that forgets answers writes none", () => {
    begin({}, { forgetAnswers: true }).change({ firstName: "Noor" });
    expect(ports.draft.text).toBeNull();
  });
});

describe("the start token", () => {
  test("is asked for once, and again well before it runs out", async () => {
    begin();
    await ports.settle();
    expect(ports.tokens).toBe(1);
    await ports.pass(20 * 60 * 60 * 1000);
    expect(ports.tokens).toBe(2);
  });

  test("travels with the draft", async () => {
    const { change } = begin();
    await ports.settle();
    change({ firstName: "Noor" });
    begin();
    await ports.settle();
    expect(ports.tokens).toBe(1);
  });

  test("is at least three seconds old when it is sent", async () => {
    const store = begin();
    store.change(complete);
    store.submit("");
    store.submit("");
    store.submit("");
    await ports.pass(2_999);
    expect(ports.sent).toHaveLength(0);
    await ports.pass(1);
    expect(ports.sent).toHaveLength(1);
  });

  test("is renewed after a failure, since it may be why the server refused", async () => {
    const store = await atLastStep({ submitRequest: () => Promise.reject(new Error("expired")) });
    store.submit("");
    await ports.settle();
    expect(ports.tokens).toBe(2);
  });

  test("that cannot be had is asked for again, and a submit asks too", async () => {
    let isDown = true;
    const startSubmission = vi.fn<QuotationPorts["startSubmission"]>(async () => {
      if (isDown) throw new Error("down");
      return { startedAt: ports.clock.now(), signature: "s" };
    });
    const store = await atLastStep({ startSubmission });
    isDown = false;
    store.submit("");
    await ports.pass(3_000);
    expect(ports.sent).toHaveLength(1);
  });
});

test("sources fall back to the configured list, and destinations stay unset", async () => {
  const { state } = begin({ readOptions: () => Promise.reject(new Error("no lists")) }, { customerSources: "A;B=b" });
  await ports.settle();
  expect(state.getState().options).toEqual({
    customerSources: [
      { label: "A", value: "A" },
      { label: "B", value: "b" },
    ],
  });
  expect(ports.logged).toHaveLength(1);
});

describe("the browser's history", () => {
  test("gets an entry for each step, and its Back goes a step back", async () => {
    let listen = (_step: number): void => {};
    const entries: string[] = [];
    const history = {
      push: (step: number) => void entries.push(`push ${step}`),
      replace: (step: number) => void entries.push(`replace ${step}`),
      back: () => false,
      onStep: (listener: (step: number) => void) => {
        listen = listener;
        return () => {};
      },
    };
    const { change, submit, state } = begin({ history });
    change(complete);
    submit("");
    submit("");
    listen(2);
    listen(1);
    expect(state.getState().step).toBe(1);
    listen(2);
    expect(state.getState().step).toBe(2);
    change({ amountOfTravelers: "" });
    listen(3);
    expect(state.getState().step).toBe(2);
    expect(entries).toEqual(["replace 1", "push 2", "push 3", "replace 2"]);
  });
});

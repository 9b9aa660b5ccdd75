import { windowEventNames } from "@travel-design/ui/models";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { QuotationPorts } from "../ports.ts";
import { completeValues, FormVisit } from "../testing/form-visit.ts";

let visit: FormVisit;

beforeEach(() => {
  visit = new FormVisit();
});

afterEach(() => visit.end());

describe("the draft", () => {
  test("answers and step come back after a reload, consent does not", () => {
    const { change, submit } = visit.begin();
    change(completeValues);
    submit("");
    const { state } = visit.begin();
    expect(state.getState()).toMatchObject({ step: 2, values: { ...completeValues, privacyPolicy: false } });
    expect(visit.announced).toEqual([[windowEventNames.stepChange, { step: 2 }]]);
  });

  test("what was typed before the script arrived is newer than the draft", () => {
    const earlier = visit.begin();
    earlier.change({ salutation: "Familie", firstName: "Oud", lastName: "Jansen" });
    earlier.submit("");
    visit.end();
    const store = visit.make();
    store.change({ firstName: "Nieuw" });
    visit.end = store.start();
    const both = { step: 1, values: { firstName: "Nieuw", lastName: "Jansen" } };
    expect(store.state.getState()).toMatchObject(both);
    expect(visit.begin().state.getState()).toMatchObject(both);
  });

  test("keeps what was typed before the script arrived", () => {
    const store = visit.make();
    store.change({ firstName: "Noor" });
    visit.end = store.start();
    expect(visit.begin().state.getState().values.firstName).toBe("Noor");
  });

  test.each([
    ["is forgotten after a day", async () => void (await visit.ports.pass(24 * 60 * 60 * 1000 + 1))],
    [
      "of another version is no draft",
      () => void (visit.ports.draft.text = (visit.ports.draft.text ?? "").replace('"version":1', '"version":0')),
    ],
    ["that is no JSON is no draft", () => void (visit.ports.draft.text = "{")],
    ["that is another thing is no draft", () => void (visit.ports.draft.text = '["x"]')],
  ])("%s", async (_name, spoil) => {
    visit.begin().change({ firstName: "Noor" });
    visit.end();
    await spoil();
    expect(visit.begin().state.getState().values.firstName).toBe("");
  });

  test("a draft of the wrong types is taken for what fits", () => {
    const values = { firstName: 7, lastName: "Jansen", destinationChoice: "maybe", newsletter: "yes" };
    visit.ports.draft.text = JSON.stringify({ version: 1, savedAt: visit.ports.clock.now(), step: 9, values });
    expect(visit.begin().state.getState()).toMatchObject({
      step: 1,
      values: { firstName: "", lastName: "Jansen", destinationChoice: "", newsletter: false },
    });
  });

  test("refused storage costs the draft only", async () => {
    const refuse = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    const store = await visit.atLastStep({ draftStorage: { read: refuse, write: refuse, clear: refuse } });
    store.submit("");
    await visit.ports.settle();
    expect(visit.ports.sent).toHaveLength(1);
  });

  test("a block that forgets answers writes none", () => {
    visit.begin({}, { forgetAnswers: true }).change({ firstName: "Noor" });
    expect(visit.ports.draft.text).toBeNull();
  });
});

describe("the start token", () => {
  test("is asked for once, and again well before it runs out", async () => {
    visit.begin();
    await visit.ports.settle();
    expect(visit.ports.tokens).toBe(1);
    await visit.ports.pass(20 * 60 * 60 * 1000);
    expect(visit.ports.tokens).toBe(2);
  });

  test("travels with the draft", async () => {
    const { change } = visit.begin();
    await visit.ports.settle();
    change({ firstName: "Noor" });
    visit.begin();
    await visit.ports.settle();
    expect(visit.ports.tokens).toBe(1);
  });

  test("is at least three seconds old when it is sent", async () => {
    const store = visit.begin();
    store.change(completeValues);
    store.submit("");
    store.submit("");
    store.submit("");
    await visit.ports.pass(2_999);
    expect(visit.ports.sent).toHaveLength(0);
    await visit.ports.pass(1);
    expect(visit.ports.sent).toHaveLength(1);
  });

  test("is renewed after a failure, since it may be why the server refused", async () => {
    const store = await visit.atLastStep({ submitRequest: () => Promise.reject(new Error("expired")) });
    store.submit("");
    await visit.ports.settle();
    expect(visit.ports.tokens).toBe(2);
  });

  test("that cannot be had is asked for again, and a submit asks too", async () => {
    let isDown = true;
    const startSubmission = vi.fn<QuotationPorts["startSubmission"]>(async () => {
      if (isDown) throw new Error("down");
      return { startedAt: visit.ports.clock.now(), signature: "s" };
    });
    const store = await visit.atLastStep({ startSubmission });
    isDown = false;
    store.submit("");
    await visit.ports.pass(3_000);
    expect(visit.ports.sent).toHaveLength(1);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { QuotationValues } from "../model/fields.ts";
import type { FormOptions } from "../model/options.ts";
import { RequestRejectedError, type QuotationPorts } from "../ports.ts";
import { FormVisit } from "../testing/form-visit.ts";
import { validValues } from "../testing/shared-cases.ts";

let visit: FormVisit;

beforeEach(() => {
  visit = new FormVisit();
});

afterEach(() => visit.end());

describe("the key of a submission", () => {
  /** Records the keys of submissions that end with an error. */
  async function failing(error: Error) {
    const keys: string[] = [];
    const form = await visit.atLastStep({
      submitRequest: async (_request, { key }) => {
        keys.push(key);
        throw error;
      },
    });
    /** Submits, with the repetition that follows a failure. */
    const submit = async (): Promise<void> => {
      form.submit();
      await visit.ports.pass(10_000);
    };
    return { ...form, submit, keys };
  }

  /** Submits the form of a reloaded page, with some other answers. @returns the keys of its submissions */
  async function keysAfterReload(answers: Partial<QuotationValues> = {}): Promise<string[]> {
    const submitRequest = vi.fn<QuotationPorts["submitRequest"]>(async () => {});
    const form = visit.open({ submitRequest });
    await visit.ports.settle();
    form.change({ ...answers, privacyPolicy: true });
    form.submit();
    await visit.ports.pass(3_000);
    return submitRequest.mock.calls.map(([, { key }]) => key);
  }

  test("stays while the answers are unchanged", async () => {
    const { keys, submit } = await failing(new Error("The response was lost."));
    await submit();
    await submit();
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  test("is replaced at the first change after a failure, and its token requested at once", async () => {
    const { keys, submit, change } = await failing(new Error("The response was lost."));
    await submit();
    change({ wishes: "Toch iets anders" });
    await visit.ports.settle();
    expect(new Set(visit.ports.startedKeys).size).toBe(2);
    change({ wishes: "Toch iets heel anders" });
    await visit.ports.settle();
    expect(new Set(visit.ports.startedKeys).size).toBe(2);
    keys.length = 0;
    await submit();
    expect(new Set(keys)).toEqual(new Set(visit.ports.startedKeys.slice(-2)));
    expect(visit.ports.startedKeys[0]).not.toBe(keys[0]);
  });

  test("is the earlier one again for the earlier answers", async () => {
    const { keys, submit, change } = await failing(new Error("The response was lost."));
    await submit();
    change({ wishes: "Toch iets anders" });
    change({ wishes: validValues.wishes });
    await submit();
    expect(new Set(keys).size).toBe(1);
  });

  test("is replaced when the offered destination is accepted after a failure", async () => {
    const { keys, submit, dispatch, goBack } = await failing(new Error("The response was lost."));
    await submit();
    dispatch({ type: "destinationRequested", requested: { text: "Namibië", origin: "link" } });
    goBack();
    dispatch({ type: "offerAccepted" });
    await submit();
    await submit();
    expect(new Set(keys).size).toBe(2);
  });

  test("stays, with the same answers, if the list of destinations arrives during the submission: the visitor changed nothing", async () => {
    let arrive = (_options: FormOptions): void => {};
    const submitted: string[] = [];
    const form = visit.open({
      readOptions: () => new Promise((resolve) => void (arrive = resolve)),
      submitRequest: async ({ customDestination }, { key }) => {
        submitted.push(`${key} ${customDestination}`);
        throw new Error("The response was lost.");
      },
    });
    form.change({ ...validValues, destination: "namibie" });
    form.submit();
    form.submit();
    form.submit();
    arrive({ destinations: [{ label: "Namibië", value: "Namibië" }] });
    await visit.ports.pass(10_000);
    form.submit();
    await visit.ports.pass(10_000);
    expect(submitted).toHaveLength(4);
    expect(new Set(submitted).size).toBe(1);
    expect(submitted[0]).toMatch(/ namibie$/);
  });

  test("is a new one for the next request of a reset form, which is measured as well", async () => {
    const { dispatch, change, submit } = await visit.atLastStep();
    submit();
    await visit.ports.settle();
    dispatch({ type: "reset" });
    change(validValues);
    submit();
    submit();
    await visit.ports.pass(3_000);
    submit();
    await visit.ports.settle();
    const [first, second] = visit.ports.submitted.map(({ submission }) => submission.key);
    expect(second).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(second).not.toBe(first);
    expect(visit.ports.tracked.filter(([name]) => name === "quote_start")).toHaveLength(2);
  });

  test("is replaced after a rejection: it may belong to other answers", async () => {
    const { keys, submit } = await failing(new RequestRejectedError("key in use"));
    await submit();
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test("stays after a rejection if an earlier try may have been stored, until it is rejected again", async () => {
    const errors = [
      new Error("The response was lost."),
      new RequestRejectedError("too soon"),
      new RequestRejectedError("key in use"),
      new RequestRejectedError("key in use"),
    ];
    const keys: string[] = [];
    const { submit } = await visit.atLastStep({
      submitRequest: async (_request, { key }) => {
        keys.push(key);
        throw errors.shift() ?? new Error("too many tries");
      },
    });
    submit();
    await visit.ports.pass(10_000);
    submit();
    await visit.ports.pass(10_000);
    expect(keys).toHaveLength(4);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  test("survives a reload, so that a lost response never makes two requests", async () => {
    const { keys, submit } = await failing(new Error("The response was lost."));
    await submit();
    expect(await keysAfterReload()).toEqual(keys.slice(0, 1));
  });

  test("is the earlier one again for the earlier answers after a reload, too", async () => {
    const { keys, submit, change } = await failing(new Error("The response was lost."));
    await submit();
    change({ wishes: "Toch iets anders" });
    expect(await keysAfterReload({ wishes: validValues.wishes })).toEqual(keys.slice(0, 1));
  });

  test("is in the draft before the first submission, so that a duplicated tab makes no second request", async () => {
    const { submit } = await visit.atLastStep();
    const draft = visit.ports.draft.text;
    submit();
    await visit.ports.settle();
    visit.ports.draft.text = draft;
    const duplicate = visit.open();
    duplicate.change({ privacyPolicy: true });
    duplicate.submit();
    await visit.ports.settle();
    expect(new Set(visit.ports.submitted.map(({ submission }) => submission.key)).size).toBe(1);
  });

  test.each<[string, (draft: string, key: string) => string]>([
    ["key", (draft, key) => draft.replaceAll(key, "damaged")],
    ["attempt", (draft) => draft.replace(/"answers":"(?:[^"\\]|\\.)*"/, '"answers":"{"')],
  ])("is a valid one although the %s of the draft is damaged", async (_part, damage) => {
    const { keys, submit } = await failing(new Error("The response was lost."));
    await submit();
    const draft = visit.ports.draft.text ?? "";
    visit.ports.draft.text = damage(draft, keys[0] ?? "");
    expect(visit.ports.draft.text).not.toBe(draft);
    const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
    expect(await keysAfterReload()).toEqual([expect.stringMatching(uuid)]);
  });
});

import { afterEach, beforeEach, expect, test } from "vitest";
import type { QuotationPorts } from "../ports.ts";
import { FormVisit, type TestForm } from "../testing/form-visit.ts";
import type { QuotationState } from "./quotation-state.ts";

let visit: FormVisit;
/** Chooses a destination elsewhere on the page. @returns whether the form used it */
let choose: (destination: string) => boolean;

beforeEach(() => {
  visit = new FormVisit();
});

afterEach(() => visit.end());

/** Opens the page, with a link that names a destination or without one. */
async function open(link?: string, overrides: Partial<QuotationPorts> = {}): Promise<TestForm> {
  const onDestination: QuotationPorts["onDestination"] = (listener) => {
    choose = listener;
    return () => {};
  };
  const form = visit.open({ readDestination: () => link, onDestination, ...overrides });
  await visit.ports.settle();
  return form;
}

/** What the visitor sees of the destination. */
const shown = ({ values, offeredDestination, isRestored }: QuotationState) => ({
  destination: values.destinationLabel,
  offer: offeredDestination?.label,
  isRestored,
});

const type = ({ change }: TestForm, destination: string): void =>
  change({ destinationChoice: "known", destination, customDestination: "", destinationLabel: destination });

test.each<[string, () => Promise<TestForm>, string, string | undefined]>([
  [
    "a choice replaces a choice",
    async () => {
      const form = await open();
      choose("Japan");
      choose("Peru");
      return form;
    },
    "Peru",
    undefined,
  ],
  [
    "a choice replaces a link",
    async () => {
      const form = await open("Japan");
      choose("Peru");
      return form;
    },
    "Peru",
    undefined,
  ],
  ["a newer link replaces an older one", async () => (await open("Japan"), open("Peru")), "Peru", undefined],
  ["a link without a newer one stays", async () => (await open("Japan"), open()), "Japan", undefined],
  ["the same link again changes nothing", async () => (await open("Japan"), open("Japan")), "Japan", undefined],
  [
    "a link that is older than a choice is not offered again by a reload",
    async () => {
      await open("Japan");
      choose("Peru");
      return open("Japan");
    },
    "Peru",
    undefined,
  ],
  [
    "a newer link is offered beside a choice",
    async () => {
      await open();
      choose("Peru");
      return open("Japan");
    },
    "Peru",
    "Japan",
  ],
  [
    "a choice is offered beside what the visitor typed",
    async () => {
      const form = await open();
      type(form, "Japan");
      choose("Peru");
      return form;
    },
    "Japan",
    "Peru",
  ],
  [
    "a link is offered beside what the visitor typed, after a reload too",
    async () => {
      type(await open(), "Japan");
      await open("Peru");
      return open("Peru");
    },
    "Japan",
    "Peru",
  ],
  [
    "an accepted offer can be replaced by a choice",
    async () => {
      const form = await open("Peru");
      type(form, "Japan");
      await open("Peru");
      const again = await open("Namibië");
      again.dispatch({ type: "offerAccepted" });
      choose("Peru");
      return again;
    },
    "Peru",
    undefined,
  ],
  [
    "an unknown destination is ignored",
    async () => {
      const form = await open("Japan");
      choose("Atlantis");
      return form;
    },
    "Japan",
    undefined,
  ],
])("%s", async (_title, act, destination, offer) => {
  const { state } = await act();
  expect(shown(state.getState())).toMatchObject({ destination, offer });
});

test("a choice replaces the answer that the visitor does not know yet, and a link does not", async () => {
  const form = await open();
  form.change({ destinationChoice: "unknown" });
  choose("Peru");
  expect(form.state.getState().values).toMatchObject({ destinationChoice: "known", destination: "Peru" });
  form.change({ destinationChoice: "unknown" });
  const { state } = await open("Japan");
  expect(state.getState()).toMatchObject({
    values: { destinationChoice: "unknown" },
    offeredDestination: { value: "Japan" },
  });
});

test("a choice moves to the form, and waits for the list of destinations", async () => {
  let arrive = (): void => {};
  const list = new Promise<void>((resolve) => void (arrive = resolve));
  const destinations = [{ label: "Peru", value: "PE" }];
  const { state } = await open(undefined, { readOptions: () => list.then(() => ({ destinations })) });
  expect(choose("Peru")).toBe(true);
  expect(state.getState()).toMatchObject({ focus: { to: "form" }, values: { destination: "" } });
  arrive();
  await visit.ports.settle();
  expect(state.getState().values.destination).toBe("PE");
});

test("answers were kept only if the visitor gave some", async () => {
  await open("Japan");
  expect(shown((await open("Peru")).state.getState()).isRestored).toBe(false);
  choose("Namibië");
  const form = await open();
  expect(shown(form.state.getState())).toMatchObject({ destination: "Namibië", isRestored: false });
  form.change({ firstName: "Noor" });
  expect(shown((await open()).state.getState()).isRestored).toBe(true);
});

test("a form that is busy or submitted uses no choice, so the link is followed", async () => {
  const { submit } = await visit.atLastStep({
    onDestination: (listener) => {
      choose = listener;
      return () => {};
    },
  });
  submit();
  expect(choose("Peru")).toBe(false);
  await visit.ports.settle();
  expect(choose("Peru")).toBe(false);
});

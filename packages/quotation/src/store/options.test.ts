import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { QuotationPorts } from "../ports.ts";
import { FormVisit } from "../testing/form-visit.ts";
import { validValues } from "../testing/shared-cases.ts";

let visit: FormVisit;

beforeEach(() => {
  visit = new FormVisit();
});

afterEach(() => visit.end());

describe("lists of the org", () => {
  test.each<[string, QuotationPorts["readOptions"]]>([
    ["cannot be read", () => Promise.reject(new Error("no lists"))],
    ["are missing", async () => ({})],
    ["are empty", async () => ({ destinations: [], customerSources: [] })],
  ])("that %s: the configured sources are offered, and any destination is accepted", async (_title, readOptions) => {
    const { state } = visit.open({ readOptions }, { customerSources: "A;B=b" });
    await visit.ports.settle();
    expect(state.getState().options).toEqual({
      customerSources: [
        { label: "A", value: "A" },
        { label: "B", value: "b" },
      ],
    });
  });

  test("a source that is not on the list is asked for again, and the other values stay", async () => {
    const customerSources = [{ label: "Google", value: "Google" }];
    const { change, state } = visit.open({ readOptions: async () => ({ customerSources }) });
    change({ ...validValues, customerSource: "Opgeheven" });
    await visit.ports.settle();
    expect(state.getState().values).toEqual({ ...validValues, customerSource: "" });
  });
});

test("without the org's list a restored source stays an option", async () => {
  visit.open({ readOptions: async () => ({}) }).change({ customerSource: "Alleen in Salesforce" });
  await visit.ports.settle();
  const { state } = visit.open();
  await visit.ports.settle();
  expect(state.getState().values.customerSource).toBe("Alleen in Salesforce");
  expect(state.getState().options.customerSources).toContainEqual({
    label: "Alleen in Salesforce",
    value: "Alleen in Salesforce",
  });
});

describe("a link with a destination", () => {
  const known = { destinationChoice: "known", destination: "Japan" } as const;

  test.each(["Namibië", "namibie"])("fills in %s", async (destination) => {
    const { state } = visit.open({ readDestination: () => destination });
    await visit.ports.settle();
    expect(state.getState().values).toMatchObject({ destinationChoice: "known", destination: "Namibië" });
  });

  test("offers its destination to a visitor who chose another", async () => {
    const { change, dispatch, state } = visit.open({ readDestination: () => "Namibië" });
    change(known);
    await visit.ports.settle();
    expect(state.getState()).toMatchObject({ values: known, offeredDestination: { value: "Namibië" } });
    dispatch({ type: "offerAccepted" });
    expect(state.getState()).toMatchObject({ values: { destination: "Namibië" }, offeredDestination: undefined });
  });

  test("offers nothing once it is accepted, also if the list could not be read again", async () => {
    const { change, dispatch, state } = visit.open({ readDestination: () => "Namibië" });
    change(known);
    await visit.ports.settle();
    dispatch({ type: "optionsRead", options: {} });
    dispatch({ type: "offerAccepted" });
    expect(state.getState().offeredDestination).toBeUndefined();
  });

  test("does not replace a restored answer", async () => {
    visit.open().change({ ...validValues, destinationChoice: "unknown" });
    const { state } = visit.open({ readDestination: () => "Namibië" });
    await visit.ports.settle();
    expect(state.getState()).toMatchObject({
      values: { destinationChoice: "unknown" },
      offeredDestination: { value: "Namibië" },
    });
  });

  test("ends the error of a missing destination", async () => {
    const { change, submit, dispatch, state } = visit.open({ readDestination: () => "Namibië" });
    change({ ...validValues, ...known });
    await visit.ports.settle();
    submit();
    change({ destination: "" });
    submit();
    expect(state.getState().phase).toMatchObject({ name: "invalid", errors: { destination: { kind: "missing" } } });
    dispatch({ type: "offerAccepted" });
    expect(state.getState().phase).toEqual({ name: "editing" });
  });

  test("offers nothing once the visitor has chosen that destination", async () => {
    const { change, state } = visit.open({ readDestination: () => "Namibië" });
    change(known);
    await visit.ports.settle();
    change({ destination: "namibie" });
    expect(state.getState().offeredDestination).toBeUndefined();
  });

  test("changes nothing during a submission", async () => {
    const { submit, dispatch, state } = await visit.atLastStep({ submitRequest: () => new Promise(() => {}) });
    dispatch({ type: "destinationRequested", requested: { text: "Namibië", origin: "link" } });
    submit();
    dispatch({ type: "offerAccepted" });
    expect(state.getState().values.destination).toBe("Japan");
  });

  test.each([
    ["the same destination", "japan"],
    ["an unknown destination", "Atlantis"],
  ])("with %s changes nothing", async (_title, destination) => {
    const { change, state } = visit.open({ readDestination: () => destination });
    change(known);
    await visit.ports.settle();
    expect(state.getState()).toMatchObject({ values: known, offeredDestination: undefined });
  });
});

import { windowEventNames } from "@travel-design/ui/models";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chosenDestination } from "../model/destination.ts";
import { FormVisit } from "../testing/form-visit.ts";
import { validValues } from "../testing/shared-cases.ts";

let visit: FormVisit;

beforeEach(() => {
  visit = new FormVisit();
});

afterEach(() => visit.end());

/** The destinations that were announced since the page was opened. */
const announced = (): unknown[] =>
  visit.announced.flatMap(([name, detail]) => (name === windowEventNames.destinationChange ? [detail] : []));

const known = { destinationChoice: "known" } as const;
const japan = { destination: "Japan" };

test("a picked destination is announced once by its label", async () => {
  const destinations = [{ label: "Nieuw-Zeeland", value: "NZ" }];
  const { change } = visit.open({ readOptions: async () => ({ destinations }) });
  await visit.ports.settle();
  change(known);
  change(chosenDestination({ label: "Nieuw-Zeeland", value: "NZ" }));
  change({ wishes: "Rust" });
  expect(announced()).toEqual([{ destination: "Nieuw-Zeeland" }]);
});

test("a typed destination is announced by the label of the list, when it matches", async () => {
  const { change } = visit.open();
  await visit.ports.settle();
  for (const destination of ["n", "nieuw zee", "nieuw zeeland", "Atlantis"]) change({ ...known, destination });
  expect(announced()).toEqual([{ destination: "Nieuw-Zeeland" }, { destination: "" }]);
});

test("without a list the typed text is announced", async () => {
  const { change } = visit.open({ readOptions: async () => ({}) });
  await visit.ports.settle();
  change({ ...known, destination: " Atlantis " });
  expect(announced()).toEqual([{ destination: "Atlantis" }]);
});

test("the destination of the link that led here is announced", async () => {
  visit.open({ readDestination: () => "japan" });
  await visit.ports.settle();
  expect(announced()).toEqual([japan]);
});

test("a restored destination is announced once", async () => {
  visit.open().change({ ...validValues, ...chosenDestination({ label: "Japan", value: "Japan" }) });
  visit.open();
  await visit.ports.settle();
  expect(announced()).toEqual([japan]);
});

test.each([
  ["is erased", { destination: "", customDestination: "" }],
  ["is not known any more", { destinationChoice: "unknown" as const }],
])("a destination that %s is announced as empty", async (_title, values) => {
  const { change } = visit.open();
  await visit.ports.settle();
  change({ ...known, ...chosenDestination({ label: "Japan", value: "Japan" }) });
  change(values);
  expect(announced()).toEqual([japan, { destination: "" }]);
});

test("a form that is reset announces no destination", async () => {
  const { submit, dispatch } = await visit.atLastStep();
  submit();
  await visit.ports.settle();
  dispatch({ type: "reset" });
  expect(announced()).toEqual([{ destination: "" }]);
});

test("late listeners get the destination again, if there is one", async () => {
  const { change, announceState } = visit.open();
  await visit.ports.settle();
  announceState();
  expect(announced()).toEqual([]);
  change({ ...known, destination: "Japan" });
  announceState();
  expect(announced()).toEqual([japan, japan]);
});

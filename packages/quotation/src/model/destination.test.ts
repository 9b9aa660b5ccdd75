import { expect, test } from "vitest";
import { normalizeTrip } from "./destination.ts";
import type { QuotationValues } from "./fields.ts";
import { initialValues } from "./values.ts";

const destinations = [
  { label: "Japan", value: "JP" },
  { label: "Indonesië", value: "ID" },
  { label: "Nieuw-Zeeland", value: "NZ" },
];
const known = { destinationChoice: "known" } as const;
const label = (destination: string, customDestination: string, destinationLabel: string) => ({
  destination,
  customDestination,
  destinationLabel,
});

test.each<[string, Partial<QuotationValues>, Partial<QuotationValues>]>([
  ["a chosen value", { ...known, destination: "JP", customDestination: "oud" }, label("JP", "", "Japan")],
  ["a typed label", { ...known, destination: " japan " }, label("JP", "", "Japan")],
  ["a label without its diaeresis", { ...known, destination: "indonesie" }, label("ID", "", "Indonesië")],
  ["a label in decomposed form", { ...known, destination: "Indonesie\u0308" }, label("ID", "", "Indonesië")],
  ["a label without its hyphen", { ...known, destination: "nieuw zeeland" }, label("NZ", "", "Nieuw-Zeeland")],
  ["other words are the visitor's own", { ...known, destination: " Atlantis " }, label("", "Atlantis", "Atlantis")],
  ["the visitor's own words stay", { ...known, customDestination: "Atlantis" }, label("", "Atlantis", "Atlantis")],
  [
    "an unknown destination clears all three",
    { destinationChoice: "unknown", ...label("JP", "Atlantis", "Japan") },
    label("", "", ""),
  ],
  [
    "unknown dates clear all three",
    { datesChoice: "unknown", leavingDate: "2027-05-01", returnDate: "2027-05-02", amountOfDays: "2" },
    { leavingDate: "", returnDate: "", amountOfDays: "" },
  ],
  [
    "known dates stay",
    { datesChoice: "known", leavingDate: "2027-05-01", returnDate: "2027-05-02", amountOfDays: "2" },
    { leavingDate: "2027-05-01", returnDate: "2027-05-02", amountOfDays: "2" },
  ],
])("%s", (_title, values, expected) => {
  const once = normalizeTrip({ ...initialValues, ...values }, destinations);
  expect(once).toMatchObject(expected);
  expect(normalizeTrip(once, destinations)).toEqual(once);
});

test("without a list every destination is the visitor's own words", () =>
  expect(normalizeTrip({ ...initialValues, ...known, destination: "Japan" })).toMatchObject(
    label("", "Japan", "Japan"),
  ));

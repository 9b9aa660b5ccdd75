import { expect, test } from "vitest";
import { normalise } from "./normalise.ts";
import { emptyValues, type QuotationValues } from "./values.ts";

const destinations = [
  { label: "Japan", value: "JP" },
  { label: "Peru", value: "PE" },
  { label: "Indonesië", value: "ID" },
  { label: "Zuid-Afrika", value: "ZA" },
];
const known = { destinationChoice: "known" } as const;
const label = (destination: string, customDestination: string, destinationLabel: string) => ({
  destination,
  customDestination,
  destinationLabel,
});

test.each<[string, Partial<QuotationValues>, Partial<QuotationValues>]>([
  [
    "a chosen value keeps its option",
    { ...known, destination: "JP", customDestination: "oud" },
    label("JP", "", "Japan"),
  ],
  ["a typed label becomes its option", { ...known, destination: " japan " }, label("JP", "", "Japan")],
  [
    "a label typed without its diacritic becomes its option",
    { ...known, destination: "indonesie" },
    label("ID", "", "Indonesië"),
  ],
  [
    "a label typed without its hyphen becomes its option",
    { ...known, destination: "Zuid Afrika" },
    label("ZA", "", "Zuid-Afrika"),
  ],
  ["other words are the visitor's own", { ...known, destination: " Atlantis " }, label("", "Atlantis", "Atlantis")],
  [
    "own words stay when the step is left again",
    { ...known, customDestination: "Atlantis" },
    label("", "Atlantis", "Atlantis"),
  ],
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
])("%s", (_name, values, expected) => {
  const once = normalise({ ...emptyValues, ...values }, destinations);
  expect(once).toMatchObject(expected);
  expect(normalise(once, destinations)).toEqual(once);
});

test("without a list every destination is the visitor's own words", () =>
  expect(normalise({ ...emptyValues, ...known, destination: "Japan" })).toMatchObject(label("", "Japan", "Japan")));

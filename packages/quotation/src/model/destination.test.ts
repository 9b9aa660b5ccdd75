import { expect, test } from "vitest";
import { findDestination, normalizeTrip } from "./destination.ts";
import type { QuotationValues } from "./fields.ts";
import { initialValues } from "./values.ts";

const destinations = [
  { label: "Japan", value: "JP" },
  { label: "Indonesië", value: "ID" },
  { label: "Nieuw-Zeeland", value: "Nieuw-Zeeland" },
  { label: "Verenigde Staten", value: "Verenigde Staten" },
  { label: "Verenigd Koninkrijk", value: "Verenigd Koninkrijk" },
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
  [
    "a label without its hyphen",
    { ...known, destination: "nieuw zeeland" },
    label("Nieuw-Zeeland", "", "Nieuw-Zeeland"),
  ],
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

test.each([
  ["Nieuw Zeeland.", "Nieuw-Zeeland"],
  ["Japan.", "Japan"],
  [" Japan . ", "Japan"],
  ["de Verenigde Staten", "Verenigde Staten"],
  ["De Verenigde Staten van Amerika.", "Verenigde Staten"],
  ["het Verenigd Koninkrijk", "Verenigd Koninkrijk"],
  ["VS", "Verenigde Staten"],
  ["de V.S.", "Verenigde Staten"],
  ["usa", "Verenigde Staten"],
  ["U.S.A.", "Verenigde Staten"],
  ["U.K.", "Verenigd Koninkrijk"],
  ["Groot Brittannië", "Verenigd Koninkrijk"],
  ["Bali", undefined],
  ["VAE", undefined],
  ["Delhi", undefined],
  ["", undefined],
  [".", undefined],
])("%j is the destination %j", (text, found) => expect(findDestination(text, destinations)?.label).toBe(found));

test("a label that starts with an article is found", () => {
  const netherlands = { label: "De Nederlanden", value: "NL" };
  expect(findDestination("de nederlanden", [netherlands])).toBe(netherlands);
});

test("without a list every destination is the visitor's own words", () =>
  expect(normalizeTrip({ ...initialValues, ...known, destination: "Japan" })).toMatchObject(
    label("", "Japan", "Japan"),
  ));

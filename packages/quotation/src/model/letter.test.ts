import { describe, expect, test } from "vitest";
import { laterStepMessages } from "../later-step-messages.ts";
import type { QuotationValues } from "./fields.ts";
import { letterOf } from "./letter.ts";
import { initialValues } from "./values.ts";

const destinations = ["Japan", "Verenigde Staten", "Verenigd Koninkrijk"].map((label) => ({
  label,
  value: label === "Japan" ? "JP" : label,
}));

const parts = (values: Partial<QuotationValues>) =>
  letterOf({ values: { ...initialValues, ...values }, options: { destinations } }, laterStepMessages.letter);
const textOf = (values: Partial<QuotationValues>): string =>
  parts(values)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("")
    .replaceAll("\u00a0", " ")
    .trim();

const japan = { destinationChoice: "known", destination: "JP", destinationLabel: "Japan" } as const;
const autumn = { datesChoice: "known", leavingDate: "2027-10-01", returnDate: "2027-11-20" } as const;
const unknown = { destinationChoice: "unknown", datesChoice: "unknown" } as const;

describe("the letter", () => {
  test.each<[string, Partial<QuotationValues>]>([
    ["", {}],
    [
      "U wilt met z’n tweeën, in het najaar van 2027, naar Japan. U kunt weg tussen 1 oktober en 20 november 2027 en denkt aan 14 dagen. Uw budget is € 5.000 per persoon. Wij houden rekening met uw wensen. Wij maken het voorstel voor Noor van den Berg.",
      {
        ...japan,
        ...autumn,
        amountOfTravelers: "2",
        amountOfDays: "14",
        budget: "5000",
        wishes: "Rust",
        firstName: "Noor",
        lastName: "van den Berg",
      },
    ],
    [
      "U wilt alleen naar Japan. Wanneer weet u nog niet.",
      { ...japan, datesChoice: "unknown", amountOfTravelers: "1" },
    ],
    ["U wilt met z’n zestienen op reis. Waarheen en wanneer weet u nog niet.", { ...unknown, amountOfTravelers: "16" }],
    [
      "U wilt met z’n vijven in het najaar van 2027 op reis. Waarheen weet u nog niet. U kunt weg tussen 1 oktober en 20 november 2027.",
      { ...autumn, destinationChoice: "unknown", amountOfTravelers: "5" },
    ],
    [
      "U wilt in het najaar van 2027 naar Japan. U kunt weg tussen 1 oktober en 20 november 2027.",
      { ...japan, ...autumn },
    ],
    ["U wilt naar Japan.", japan],
    ["U wilt naar de Verenigde Staten.", { ...japan, destination: "Verenigde Staten" }],
    ["U wilt naar het Verenigd Koninkrijk.", { ...japan, destination: "Verenigd Koninkrijk" }],
    ["U wilt naar ‘ergens warm’.", { destinationChoice: "known", destination: "", customDestination: "ergens warm" }],
    ["U wilt met z’n drieën op reis.", { amountOfTravelers: "3" }],
    ["Waarheen en wanneer weet u nog niet. Uw budget is € 4.250,50 per persoon.", { ...unknown, budget: "€ 4.250,50" }],
    [
      "U kunt weg tussen 20 december 2027 en 5 maart 2028 en denkt aan 1 dag.",
      { ...autumn, leavingDate: "2027-12-20", returnDate: "2028-03-05", amountOfDays: "1" },
    ],
    [
      "U wilt in de winter van 2027-2028 op reis. U kunt weg tussen 20 december 2027 en 5 februari 2028.",
      { ...autumn, leavingDate: "2027-12-20", returnDate: "2028-02-05" },
    ],
    [
      "U wilt in de zomer van 2027 op reis. U kunt weg op 1 juni 2027 en denkt aan 1 dag.",
      { ...autumn, leavingDate: "2027-06-01", returnDate: "2027-06-01", amountOfDays: "1" },
    ],
    [
      "U wilt in het voorjaar van 2028 op reis. U kunt weg tussen 1 maart en 31 mei 2028.",
      { ...autumn, leavingDate: "2028-03-01", returnDate: "2028-05-31" },
    ],
    ["U kunt weg vanaf 1 oktober 2027.", { ...autumn, returnDate: "" }],
    ["U kunt weg tot en met 20 november 2027.", { ...autumn, leavingDate: "" }],
    ["U denkt aan 1.200 dagen.", { datesChoice: "known", amountOfDays: "1200" }],
    ["Wij maken het voorstel voor ’t Hart.", { lastName: " ’t Hart " }],
    ["", { destinationChoice: "known", destination: " ", amountOfTravelers: "0", budget: "veel", wishes: " " }],
    ["Wanneer weet u nog niet.", { datesChoice: "unknown", leavingDate: "2027-10-01" }],
    ["", { datesChoice: "known", leavingDate: "2027-02-30", returnDate: "morgen", amountOfDays: "2.5" }],
  ])("%s", (letter, values) => expect(textOf(values)).toBe(letter));

  test("every answer refers to its field", () => {
    const values = {
      ...japan,
      ...autumn,
      amountOfTravelers: "2",
      amountOfDays: "14",
      budget: "5000",
      wishes: "Rust",
      lastName: "Berg",
    };
    expect(parts(values).flatMap((part) => (typeof part === "string" ? [] : [part.name]))).toEqual([
      "amountOfTravelers",
      "leavingDate",
      "destination",
      "leavingDate",
      "returnDate",
      "amountOfDays",
      "budget",
      "wishes",
      "lastName",
    ]);
    expect(parts(unknown).flatMap((part) => (typeof part === "string" ? [] : [part.name]))).toEqual([
      "destinationChoice",
      "datesChoice",
    ]);
  });
});

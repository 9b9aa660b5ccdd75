import { describe, expect, test } from "vitest";
import { fieldNames, fields, type FieldName } from "./fields.ts";
import { validateStep, type FieldErrors } from "./validate-step.ts";
import { emptyValues, type QuotationValues } from "./values.ts";

const options = { customerSources: [{ label: "Anders, namelijk", value: "overig" }] };

const errors = (step: 1 | 2 | 3, values: Partial<QuotationValues>, unreadable: FieldName[] = []): FieldErrors =>
  validateStep(step, { values: { ...emptyValues, ...values }, options, unreadable: new Set(unreadable) });

describe("an empty step names every required field at once", () => {
  test("step 1", () =>
    expect(errors(1, {})).toEqual({ salutation: "missing", firstName: "missing", lastName: "missing" }));

  test("step 2", () =>
    expect(errors(2, {})).toEqual({
      destinationChoice: "missing",
      datesChoice: "missing",
      amountOfTravelers: "missing",
    }));

  test("step 3", () =>
    expect(errors(3, {})).toEqual({
      email: "missing",
      phoneNumber: "missing",
      postalCode: "missing",
      customerSource: "missing",
      privacyPolicy: "missing",
    }));
});

describe("step 2", () => {
  const chosen = { destinationChoice: "unknown", datesChoice: "unknown", amountOfTravelers: "2" } as const;
  const dated = {
    ...chosen,
    datesChoice: "known",
    leavingDate: "2027-05-01",
    returnDate: "2027-05-02",
    amountOfDays: "2",
  } as const;

  test.each<[string, Partial<QuotationValues>, FieldErrors]>([
    ["knowing nothing yet is fine", chosen, {}],
    ["a known destination is named", { ...chosen, destinationChoice: "known" }, { destination: "missing" }],
    [
      "the visitor's own words are a destination",
      { ...chosen, destinationChoice: "known", customDestination: "Ergens" },
      {},
    ],
    [
      "spaces are no destination",
      { ...chosen, destinationChoice: "known", destination: "  " },
      { destination: "missing" },
    ],
    [
      "known dates are filled in",
      { ...chosen, datesChoice: "known" },
      { leavingDate: "missing", returnDate: "missing", amountOfDays: "missing" },
    ],
    ["dates that agree", dated, {}],
    ["a return before the departure", { ...dated, returnDate: "2027-04-30" }, { returnDate: "invalid" }],
    ["a return on the day of departure", { ...dated, returnDate: "2027-05-01" }, {}],
    ["a day that does not exist", { ...dated, leavingDate: "2027-02-30" }, { leavingDate: "invalid" }],
    ["a year of two digits", { ...dated, leavingDate: "0027-05-01" }, { leavingDate: "invalid" }],
    ["half a day", { ...dated, amountOfDays: "2.5" }, { amountOfDays: "invalid" }],
    ["no days", { ...dated, amountOfDays: "0" }, { amountOfDays: "invalid" }],
    ["more days than can be stored", { ...dated, amountOfDays: "10000" }, { amountOfDays: "invalid" }],
    ["a negative budget", { ...chosen, budget: "-1" }, { budget: "invalid" }],
    ["a budget in words", { ...chosen, budget: "abc" }, { budget: "invalid" }],
    ["seventeen travellers", { ...chosen, amountOfTravelers: "17" }, { amountOfTravelers: "invalid" }],
    ["wishes too long to store", { ...chosen, wishes: "x".repeat(32_769) }, { wishes: "invalid" }],
  ])("%s", (_name, values, expected) => expect(errors(2, values)).toEqual(expected));

  test("what the browser could not read is invalid, never missing", () =>
    expect(errors(2, { ...dated, leavingDate: "" }, ["leavingDate"])).toEqual({ leavingDate: "invalid" }));

  test("an unreadable date that is not asked for is no error", () =>
    expect(errors(2, chosen, ["leavingDate"])).toEqual({}));
});

test("the explanation is required when the source's label contains anders", () =>
  expect(errors(3, { customerSource: "overig" }).alternativeSource).toBe("missing"));

test("every field has a label and stands in one of the steps", () => {
  for (const name of fieldNames) expect(fields[name]).toMatchObject({ label: expect.stringMatching(/\w/) });
  expect(new Set(fieldNames.map((name) => fields[name].step))).toEqual(new Set([1, 2, 3]));
});

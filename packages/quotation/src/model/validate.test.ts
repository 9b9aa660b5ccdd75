import { describe, expect, test } from "vitest";
import { messages } from "../messages.ts";
import type { FieldName, QuotationValues } from "./fields.ts";
import { adviceOn, validateStep, type ErrorKind } from "./validate.ts";
import { fieldNames, fieldOf, initialValues } from "./values.ts";

const options = { customerSources: [{ label: "Anders, namelijk", value: "overig" }] };

const contextOf = (values: Partial<QuotationValues>, unparseable: FieldName[] = []) => ({
  values: { ...initialValues, ...values },
  options,
  unparseable: new Set(unparseable),
});

const errors = (step: 1 | 2 | 3, values: Partial<QuotationValues>, unparseable: FieldName[] = []) =>
  Object.fromEntries(
    Object.entries(validateStep(step, contextOf(values, unparseable))).map(([name, { kind }]) => [name, kind]),
  );

describe("an empty step has an error for every required field", () => {
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

  test.each<[string, Partial<QuotationValues>, Partial<Record<FieldName, ErrorKind>>]>([
    ["a visitor may not know anything yet", chosen, {}],
    ["a known destination is required", { ...chosen, destinationChoice: "known" }, { destination: "missing" }],
    [
      "a destination may be the visitor's own words",
      { ...chosen, destinationChoice: "known", customDestination: "Ergens" },
      {},
    ],
    [
      "white space is no destination",
      { ...chosen, destinationChoice: "known", destination: "  " },
      { destination: "missing" },
    ],
    [
      "known dates are required",
      { ...chosen, datesChoice: "known" },
      { leavingDate: "missing", returnDate: "missing", amountOfDays: "missing" },
    ],
    ["dates that agree", dated, {}],
    ["a return before the departure", { ...dated, returnDate: "2027-04-30" }, { returnDate: "invalid" }],
    ["a return on the day of departure", { ...dated, returnDate: "2027-05-01", amountOfDays: "1" }, {}],
    ["more days than there are between the dates", { ...dated, amountOfDays: "3" }, { amountOfDays: "invalid" }],
    ["fewer days than there are between the dates", { ...dated, amountOfDays: "1" }, {}],
    ["a day that does not exist", { ...dated, leavingDate: "2027-02-30" }, { leavingDate: "invalid" }],
    ["a year of two digits", { ...dated, leavingDate: "0027-05-01" }, { leavingDate: "invalid" }],
    ["half a day", { ...dated, amountOfDays: "1.5" }, { amountOfDays: "invalid" }],
    ["no days", { ...dated, amountOfDays: "0" }, { amountOfDays: "invalid" }],
    [
      "more days than can be stored",
      { ...dated, returnDate: "2090-01-01", amountOfDays: "10000" },
      { amountOfDays: "invalid" },
    ],
    ["a negative budget", { ...chosen, budget: "-1" }, { budget: "invalid" }],
    ["a budget in words", { ...chosen, budget: "abc" }, { budget: "invalid" }],
    ["seventeen travelers", { ...chosen, amountOfTravelers: "17" }, { amountOfTravelers: "invalid" }],
    ["wishes that are too long to store", { ...chosen, wishes: "x".repeat(32_769) }, { wishes: "invalid" }],
  ])("%s", (_title, values, expected) => expect(errors(2, values)).toEqual(expected));

  test("what the browser cannot parse is invalid, never missing", () =>
    expect(errors(2, { ...dated, leavingDate: "" }, ["leavingDate"])).toEqual({ leavingDate: "invalid" }));

  test("an unparseable date that is not visible is no error", () =>
    expect(errors(2, chosen, ["leavingDate"])).toEqual({}));
});

test("the explanation is required if the label of the source contains anders", () =>
  expect(errors(3, { customerSource: "overig" })).toMatchObject({ alternativeSource: "missing" }));

test("every field has a label and a step", () => {
  for (const name of fieldNames) expect(messages.labels[name]).toMatch(/\w/);
  expect(new Set(fieldNames.map((name) => fieldOf(name).step))).toEqual(new Set([1, 2, 3]));
});

test("a line break in the wishes counts as two characters", () => {
  const chosen = { destinationChoice: "unknown", datesChoice: "unknown", amountOfTravelers: "2" } as const;
  const longest = `x\n${"x".repeat(32_765)}`;
  expect(errors(2, { ...chosen, wishes: longest })).toEqual({});
  expect(errors(2, { ...chosen, wishes: `${longest}x` })).toEqual({ wishes: "invalid" });
  expect(adviceOn("wishes", contextOf({ wishes: `${longest}x` }))).toBe("Gebruik hoogstens 32.768 tekens.");
});

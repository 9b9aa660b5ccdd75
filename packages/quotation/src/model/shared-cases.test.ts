import { describe, expect, test } from "vitest";
import type { FieldName, QuotationValues } from "./fields.ts";
import { sharedCases, valuesOf } from "../testing/shared-cases.ts";
import { toAnswers, toContactRequest } from "./contact-request.ts";
import { normalizeTrip } from "./destination.ts";
import { parseAmount } from "./amount.ts";
import { phonePatterns } from "../formats/formats.ts";
import { invalidFields, sanitizedValue, validateField, validateStep } from "./validate.ts";
import { initialValues } from "./values.ts";

const { valid, formats, amounts, requests } = sharedCases;
const options = {
  destinations: [{ label: "Japan", value: "Japan" }],
  customerSources: [
    { label: "Instagram", value: "Instagram" },
    { label: "Anders, namelijk", value: "Anders" },
  ],
};
test("a case says whether it has a value of another type, which no document of Salesforce describes", () => {
  const typeOf = (value: unknown): string => (Array.isArray(value) ? "array" : typeof value);
  const hasMismatch = ([key, value]: [string, unknown]): boolean =>
    value !== null && typeOf(value) !== typeOf(Object(valid)[key] ?? "");
  const found = requests.filter(({ change }) => Object.entries(change).some(hasMismatch));
  expect(found.map(({ name }) => name)).toEqual(
    requests.filter(({ typeMismatch }) => typeMismatch).map(({ name }) => name),
  );
  expect(found.length).toBeGreaterThan(0);
});

const unparseable = new Set<never>();
const contextOf = (values: Partial<QuotationValues>) => ({
  values: { ...initialValues, ...values },
  options,
  unparseable,
});

describe.each([
  ["e-mail address", "email", formats.email],
  ["postal code", "postalCode", formats.postalCode],
  ...Object.entries(formats.phoneNumber).map(
    ([country, cases]) => [`phone number ${country}`, "phoneNumber", cases] as const,
  ),
] as const)("%s", (_title, name: FieldName, { accepted, rejected }) => {
  test.each(accepted)("%j is stored as %j", (typed, stored) => {
    const context = contextOf({ [name]: typed });
    expect(validateField(name, context)).toBeUndefined();
    expect(sanitizedValue(name, context)).toBe(stored);
  });
  test.each(rejected)("%j is invalid", (typed) =>
    expect(validateField(name, contextOf({ [name]: typed }))).toMatchObject({ kind: expect.any(String) }),
  );
});

describe("amount", () => {
  test.each(amounts.accepted)("%j is %d", (typed, euros) => expect(parseAmount(typed)).toBe(euros));
  test.each(amounts.rejected)("%j is no amount", (typed) => expect(parseAmount(typed)).toBeUndefined());
});

test("every country has at least ten valid and ten invalid numbers", () => {
  expect(Object.keys(formats.phoneNumber)).toEqual(Object.keys(phonePatterns));
  for (const { accepted, rejected } of [...Object.values(formats.phoneNumber), formats.postalCode]) {
    expect(Math.min(accepted.length, rejected.length)).toBeGreaterThanOrEqual(10);
  }
});

describe("requests that a browser can submit", () => {
  // Only a form that accepts foreign addresses submits a country.
  const cases = requests.filter(
    ({ serverOnly, change }) => !serverOnly || (typeof change.country === "string" && change.country !== ""),
  );
  test.each(cases)("$name", ({ change, accepted, stored, fields }) => {
    const request = { ...valid, ...change };
    const values = valuesOf(request);
    const context = { values, options, unparseable, acceptForeignAddresses: "country" in change };
    const invalid = ([1, 2, 3] as const).flatMap((step) => invalidFields(validateStep(step, context)));
    expect(invalid).toEqual(accepted ? [] : fields);
    if (!accepted) return;
    const answers = toAnswers({ ...context, values: normalizeTrip(values, options.destinations) });
    const { leavingDate, returnDate, ...payload } = toContactRequest(answers, request);
    const days = { leavingDate: leavingDate?.slice(0, 10) ?? null, returnDate: returnDate?.slice(0, 10) ?? null };
    expect({ ...payload, ...days }).toMatchObject(stored ?? {});
  });
});

import { describe, expect, test } from "vitest";
import { sharedCases, valuesOf } from "../testing/shared-cases.ts";
import { cleanEmail, cleanPhoneNumber, cleanPostalCode } from "./clean.ts";
import { isEmail, isPhoneNumber, isPostalCode } from "./formats.ts";
import { normalise } from "./normalise.ts";
import { phonePatterns } from "./patterns.ts";
import { toAnswers, toPayload } from "./to-payload.ts";
import { refusedFields, validateStep } from "./validate-step.ts";

const { valid, formats, requests } = sharedCases;
const options = {
  destinations: [{ label: "Japan", value: "Japan" }],
  customerSources: [
    { label: "Instagram", value: "Instagram" },
    { label: "Anders, namelijk", value: "Anders" },
  ],
};

describe.each([
  ["e-mail", formats.email, isEmail, cleanEmail],
  ["postal code", formats.postalCode, isPostalCode, cleanPostalCode],
  ...Object.entries(formats.phoneNumber).map(
    ([country, cases]) => [`phone ${country}`, cases, isPhoneNumber, cleanPhoneNumber] as const,
  ),
] as const)("%s", (_name, cases, accepts, clean) => {
  test.each(cases.accepted)("reads %j as %j", (typed, stored) => {
    expect(accepts(typed)).toBe(true);
    expect(clean(typed)).toBe(stored);
  });
  test.each(cases.refused)("refuses %j", (typed) => expect(accepts(typed)).toBe(false));
});

test("every country has at least ten numbers of each kind", () => {
  expect(Object.keys(formats.phoneNumber)).toEqual(Object.keys(phonePatterns));
  for (const { accepted, refused } of [...Object.values(formats.phoneNumber), formats.postalCode]) {
    expect(Math.min(accepted.length, refused.length)).toBeGreaterThanOrEqual(10);
  }
});

describe("requests that a browser can send", () => {
  test.each(requests.filter(({ serverOnly }) => !serverOnly))("$name", ({ change, accepted, stored, fields }) => {
    const request = { ...valid, ...change };
    const values = valuesOf(request);
    const context = { values, options, unreadable: new Set<never>() };
    const refused = ([1, 2, 3] as const).flatMap((step) => refusedFields(validateStep(step, context)));
    expect(refused).toEqual(accepted ? [] : fields);
    if (!accepted) return;
    const { leavingDate, returnDate, ...payload } = toPayload(
      toAnswers(normalise(values, options.destinations), options),
      request,
    );
    const days = { leavingDate: leavingDate?.slice(0, 10) ?? null, returnDate: returnDate?.slice(0, 10) ?? null };
    expect({ ...payload, ...days }).toMatchObject(stored ?? {});
  });
});

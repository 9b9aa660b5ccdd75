import { describe, expect, test } from "vitest";
import { checkRequest } from "./check-request.ts";
import { formOptions } from "./form-options.ts";
import { answersOf, cases, metadata, storedOf } from "./test-support.ts";

const options = formOptions(metadata);

const check = (contactRequest: unknown) => {
  const { answers, faults } = checkRequest(contactRequest, options);
  const atFault = new Set(faults.map(({ field }) => field));
  return { answers, faults, fields: Object.keys(cases.valid).filter((key) => atFault.has(key)) };
};

/** The table writes a date without a value as null; the answers keep every text as a text. */
const asText = (stored: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, key.endsWith("Date") ? (value ?? "") : value]));

describe("the shared requests", () => {
  const accepted = cases.requests.filter((request) => request.accepted);
  const refused = cases.requests.filter((request) => !request.accepted);

  test("are there", () => {
    expect(accepted.length).toBeGreaterThan(10);
    expect(refused.length).toBeGreaterThan(20);
  });

  test.each(accepted)("$name", (request) => {
    const { answers, faults } = check(answersOf(request));
    expect(faults).toEqual([]);
    expect(answers).toMatchObject(asText(storedOf(request)));
  });

  test.each(refused)("$name", (request) => {
    expect(check(answersOf(request)).fields).toEqual(request.fields);
  });
});

const formats = [
  { field: "email", ...cases.formats.email },
  { field: "postalCode", ...cases.formats.postalCode },
  ...Object.entries(cases.formats.phoneNumber).map(([country, format]) => ({
    field: "phoneNumber",
    country,
    ...format,
  })),
];

describe.each(formats)("the shared values of $field $country", ({ field, accepted, refused }) => {
  test.each(accepted)("%j is kept as %j", (typed, stored) => {
    const { answers, faults } = check({ ...cases.valid, [field]: typed });
    expect(faults).toEqual([]);
    expect(answers).toHaveProperty(field, stored);
  });

  test.each(refused)("%j is refused", (typed) => {
    expect(check({ ...cases.valid, [field]: typed }).fields).toEqual([field]);
  });
});

describe("what no form sends", () => {
  test.each([
    ["a key that means nothing", { ...cases.valid, ownerId: "005" }, "contactRequest"],
    ["__proto__", JSON.parse('{"__proto__":{"privacyPolicy":true}}'), "contactRequest"],
    ["a list for the whole request", [cases.valid], "contactRequest"],
    ["nothing for the whole request", null, "contactRequest"],
    ["a number for a text", { ...cases.valid, city: 7 }, "city"],
    ["text for a box", { ...cases.valid, privacyPolicy: "true" }, "privacyPolicy"],
    ["a list for a number", { ...cases.valid, amountOfTravelers: [2] }, "amountOfTravelers"],
  ])("%s is refused and named", (_, contactRequest: unknown, field) => {
    expect(check(contactRequest).faults).toContainEqual({ field, rule: expect.stringMatching(/^(type|unknownKey)$/) });
  });

  test("what an object inherits is no answer", () => {
    const inherited: unknown = Object.create(cases.valid);
    expect(check(inherited).fields).toContain("lastName");
  });

  test("what cannot be read is not called missing as well", () => {
    expect(check({ ...cases.valid, lastName: 7 }).faults).toEqual([{ field: "lastName", rule: "type" }]);
  });
});

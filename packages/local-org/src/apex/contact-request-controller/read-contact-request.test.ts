import { describe, expect, test } from "vitest";
import { readContactRequest } from "./read-contact-request.ts";
import { requestContext } from "./request-context.ts";
import { answersOf, cases, metadata, storedOf, type FormatCases } from "./test-support.ts";

const context = requestContext(metadata);
const order = [...Object.keys(cases.valid), "country"];

const read = (contactRequest: unknown) => {
  const { answers, problems } = readContactRequest(contactRequest, context);
  const invalid = new Set(problems.map(({ field }) => field));
  return { answers, problems, invalidFields: order.filter((key) => invalid.has(key)) };
};

/** The table writes a date without a value as null; the answers keep every text as a text. */
const asText = (stored: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, key.endsWith("Date") ? (value ?? "") : value]));

test("the table has at least three hundred cases", () => {
  const { email, postalCode, phoneNumber } = cases.formats;
  const formats = [email, postalCode, ...Object.values(phoneNumber), cases.dates];
  const values = formats.flatMap(({ accepted, rejected }) => [...accepted, ...rejected]);
  expect(values.length + cases.requests.length).toBeGreaterThan(300);
});

describe("the shared requests", () => {
  test.each(cases.requests.filter(({ accepted }) => accepted))("$name", (request) => {
    const { answers, problems } = read(answersOf(request));
    expect(problems).toEqual([]);
    expect(answers).toMatchObject(asText(storedOf(request)));
  });

  test.each(cases.requests.filter(({ accepted }) => !accepted))("$name", (request) => {
    expect(read(answersOf(request)).invalidFields).toEqual(request.fields);
  });
});

const formats: (FormatCases & { field: string; country?: string; change?: object })[] = [
  { field: "email", ...cases.formats.email },
  { field: "postalCode", ...cases.formats.postalCode },
  { field: "leavingDate", change: { returnDate: "4000-12-31T00:00:00.000Z", amountOfDays: 1 }, ...cases.dates },
  ...Object.entries(cases.formats.phoneNumber).map(([country, format]) => ({
    field: "phoneNumber",
    country,
    ...format,
  })),
];

describe.each(formats)("the shared values of $field $country", ({ field, change, accepted, rejected }) => {
  test.each(accepted)("%j is stored as %j", (typed, stored) => {
    const { answers, problems } = read({ ...cases.valid, ...change, [field]: typed });
    expect(problems).toEqual([]);
    expect(answers).toHaveProperty(field, stored);
    // A stored value that is sent again must stay the same, or the same request would count as another.
    if (field !== "leavingDate") {
      expect(read({ ...cases.valid, [field]: stored }).answers).toHaveProperty(field, stored);
    }
  });

  test.each(rejected)("%j is rejected", (typed) => {
    expect(read({ ...cases.valid, ...change, [field]: typed }).invalidFields).toEqual([field]);
  });
});

describe("what no form sends", () => {
  test.each([
    ["an unknown key", { ...cases.valid, ownerId: "005" }, "contactRequest"],
    ["__proto__", JSON.parse('{"__proto__":{"privacyPolicy":true}}'), "contactRequest"],
    ["a list instead of a request", [cases.valid], "contactRequest"],
    ["null instead of a request", null, "contactRequest"],
    ["a number instead of a text", { ...cases.valid, city: 7 }, "city"],
    ["a text instead of a boolean", { ...cases.valid, privacyPolicy: "true" }, "privacyPolicy"],
    ["a list instead of a number", { ...cases.valid, amountOfTravelers: [2] }, "amountOfTravelers"],
  ])("%s is rejected and named", (_, contactRequest: unknown, field) => {
    expect(read(contactRequest).problems).toContainEqual({
      field,
      rule: expect.stringMatching(/^(type|unknownKey)$/),
    });
  });

  test("inherited properties are ignored", () => {
    const inherited: unknown = Object.create(cases.valid);
    expect(read(inherited).invalidFields).toContain("lastName");
  });

  test("an answer of the wrong type is not reported as missing too", () => {
    expect(read({ ...cases.valid, lastName: 7 }).problems).toEqual([{ field: "lastName", rule: "type" }]);
  });
});

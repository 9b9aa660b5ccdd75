import { describe, expect, test } from "vitest";
import { midnightOf } from "../formats/days.ts";
import { phonePatterns } from "../formats/formats.ts";
import { answersOf, options, sharedCases, type FormatCases } from "../testing/shared-cases.ts";
import { parseAmount } from "./amount.ts";
import { readContactRequest } from "./received-request.ts";

const { valid, formats, dates, amounts, requests } = sharedCases;
const read = (sent: unknown) => readContactRequest(sent, options);

describe("the shared table", () => {
  test("has more than three hundred formats, and at least ten valid and ten invalid ones of each country", () => {
    expect(Object.keys(formats.phoneNumber)).toEqual(Object.keys(phonePatterns));
    const tables = [formats.email, formats.postalCode, dates, ...Object.values(formats.phoneNumber)];
    for (const { accepted, rejected } of tables)
      expect(Math.min(accepted.length, rejected.length)).toBeGreaterThanOrEqual(10);
    expect(tables.flatMap(({ accepted, rejected }) => [...accepted, ...rejected]).length).toBeGreaterThan(300);
  });

  test("marks the requests with a value of another type, which no document of Salesforce describes", () => {
    const typeOf = (value: unknown): string => (Array.isArray(value) ? "array" : typeof value);
    const hasMismatch = ([key, value]: [string, unknown]): boolean =>
      value !== null && typeOf(value) !== typeOf(Object(valid)[key] ?? "");
    const namesOf = (found: typeof requests) => found.map(({ name }) => name);
    const found = requests.filter(({ change }) => Object.entries(change).some(hasMismatch));
    expect(namesOf(found)).toEqual(namesOf(requests.filter(({ typeMismatch }) => typeMismatch)));
    expect(found.length).toBeGreaterThan(0);
  });
});

const tables: (FormatCases & { key: string; country?: string; change?: object })[] = [
  { key: "email", ...formats.email },
  { key: "postalCode", ...formats.postalCode },
  { key: "leavingDate", change: { returnDate: "4000-12-31T00:00:00.000Z", amountOfDays: 1 }, ...dates },
  ...Object.entries(formats.phoneNumber).map(([country, cases]) => ({ key: "phoneNumber", country, ...cases })),
];

describe.each(tables)("the shared values of $key $country", ({ key, change, accepted, rejected }) => {
  test.each(accepted)("%j is stored as %j, and read again it stays the same", (typed, stored) => {
    const { request, invalidKeys } = read({ ...valid, ...change, [key]: typed });
    expect(invalidKeys).toEqual([]);
    const expected = key === "leavingDate" ? midnightOf(stored) : stored;
    expect(request).toMatchObject({ [key]: expected });
    expect(read(request).request).toEqual(request);
  });

  test.each(rejected)("%j is rejected", (typed) => {
    expect(read({ ...valid, ...change, [key]: typed }).invalidKeys).toEqual([key]);
  });
});

test.each(requests)("the shared request: $name", (request) => {
  const { invalidKeys } = read(answersOf(request));
  expect([...invalidKeys].toSorted()).toEqual((request.fields ?? []).toSorted());
});

describe("the shared amounts", () => {
  test.each(amounts.accepted)("%j is %d", (typed, euros) => expect(parseAmount(typed)).toBe(euros));
  test.each(amounts.rejected)("%j is no amount", (typed) => expect(parseAmount(typed)).toBeUndefined());
});

describe("what no form sends", () => {
  test.each([
    ["an unknown key", { ...valid, ownerId: "005" }, "contactRequest"],
    ["__proto__", JSON.parse('{"__proto__":{"privacyPolicy":true}}'), "contactRequest"],
    ["a list instead of a request", [valid], "contactRequest"],
    ["null instead of a request", null, "contactRequest"],
    ["a destination that is not on the list", { ...valid, destination: "japan" }, "destination"],
    ["a source that is not on the list", { ...valid, customerSource: "Radio" }, "customerSource"],
  ])("%s is rejected and named", (_, sent: unknown, key) => {
    expect(read(sent).invalidKeys).toContain(key);
  });

  test("inherited properties are ignored", () => {
    const inherited: unknown = Object.create(valid);
    expect(read(inherited).invalidKeys).toContain("lastName");
  });

  test("an answer of the wrong type is named once", () => {
    expect(read({ ...valid, lastName: 7 }).invalidKeys).toEqual(["lastName"]);
  });
});

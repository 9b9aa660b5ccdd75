import { resolve } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as formats from "@travel-design/quotation/formats";
import { anyText } from "./generated-texts.ts";
import { formOutcome, localOrg, type Outcome } from "./outcomes.ts";
import { runApex } from "./run-apex.ts";

const count = Number(process.env.MODEL_SEQUENCES ?? 60_000);
const fresh = Number(process.env.MODEL_SEED || Date.now() % 2 ** 31);
const forceApp = resolve(import.meta.dirname, "../../../force-app/main/default");
const org = localOrg(forceApp);
/** Fewer destinations than the org has: the form compares a text with the name of each. */
const options = {
  ...org.options,
  destinations: org.options.destinations.filter(({ value }) => ["Japan", "Zuid-Korea"].includes(value)),
};

/** The functions that both TypeScript and Apex have. */
type TextFunctions = Pick<
  typeof formats,
  | "sanitizeLine"
  | "sanitizeLines"
  | "sanitizeName"
  | "sanitizeEmail"
  | "sanitizePhoneNumber"
  | "sanitizePostalCode"
  | "sanitizeCampaign"
  | "formatDutchPostalCode"
  | "isEmail"
  | "isPhoneNumber"
  | "isPostalCode"
  | "isDutch"
>;

type Values = Readonly<Record<string, unknown>>;

const apex = runApex<{ text: TextFunctions; parseDay(text: string): string | null }>(
  resolve(forceApp, "classes"),
  ["ContactRequestFormats", "ContactRequestText", "IsoDay"],
  "({ text: ContactRequestText, parseDay: IsoDay.parse })",
);

const typedKeys = [
  "salutation",
  "firstName",
  "lastName",
  "email",
  "phoneNumber",
  "street",
  "postalCode",
  "city",
  "wishes",
  "alternativeSource",
] as const;
const campaignKeys = ["utmCampaign", "utmMedium", "utmSource", "gaId"] as const;
const allOf = (keys: readonly string[], text: string) => Object.fromEntries(keys.map((key) => [key, text]));

/** Keys whose values are submitted as JSON: the form alone reads their texts. */
const readKeys = ["leavingDate", "returnDate", "amountOfDays", "budget", "amountOfTravelers"];

/** The same text in every field. Only a foreign address has a country. */
const filledIn = (text: string, country: string | undefined) => ({
  ...allOf([...typedKeys, ...readKeys], text),
  ...(country !== undefined && { country: country || text }),
  destinationChoice: "known" as const,
  destination: text,
  datesChoice: "known" as const,
  customerSource: "Anders",
  privacyPolicy: true,
});

/** A request with texts that no form sanitized. The form reads which destination is meant, and days and numbers. */
const rawRequest = (text: string, country: string | undefined, { answers }: Outcome) => ({
  ...answers,
  ...allOf([...typedKeys, ...campaignKeys], text),
  ...(country !== undefined && { country: country || text }),
  customDestination: answers["destination"] ? "" : text,
});

/** Fails unless the values under the keys are equal. Fast, because it runs millions of times. */
function expectEqual(keys: Iterable<string>, actual: Values, expected: Values): void {
  for (const key of keys) if (actual[key] !== expected[key]) expect([key, actual[key]]).toEqual([key, expected[key]]);
}

/** What the form accepts of days and numbers is stored as it is submitted. */
function expectStored({ answers, invalid }: Outcome, stored: Values): void {
  const [first = "", ...numbers] = readKeys.filter((key) => !invalid.includes(key) && key !== "returnDate");
  if (first === "leavingDate") expect(answers[first]).toBe(formats.midnightOf(String(stored[first])));
  expectEqual(first === "leavingDate" ? numbers : [first, ...numbers], answers, stored);
}

/** What the form reports and submits is what the local org reports and stores. */
function compareSides(text: string, country: string | undefined): void {
  const form = formOutcome(filledIn(text, country), options, country !== undefined, text);
  const received = org.outcome(rawRequest(text, country, form));
  // Without a country the local org expects a Dutch address: only the form knows that it asked for one. An unparseable budget is
  // submitted as no budget. One that is too high is invalid on both sides.
  const reported = form.invalid.filter((key) => {
    if (key === "country") return received.answers[key] !== "";
    return key !== "budget" || form.answers[key] !== null;
  });
  expectEqual(["invalid"], { invalid: reported.join() }, { invalid: received.invalid.join() });
  // A longer text is stored nowhere, so it does not matter what each side makes of it.
  if (text.length > formats.maxSanitizedLength) return;
  // The form adds the words of a budget to the wishes.
  const wishes = String(form.answers["wishes"]).replace(/(?:^|\n)Budget: .*$/, "");
  const keys = [...typedKeys, ...campaignKeys, "customDestination", ...(country === undefined ? [] : ["country"])];
  expectEqual(keys, { ...form.answers, wishes }, received.answers);
  expectStored(form, received.answers);
  // A request that is sanitized again is the same.
  const accepted = keys.filter((key) => !form.invalid.includes(key));
  expectEqual(accepted, org.outcome(form.answers).answers, form.answers);
}

/** What one side makes of a text. */
function readText(text: string, side: TextFunctions, parseDay: (text: string) => string | null): Values {
  const email = side.sanitizeEmail(text);
  const phoneNumber = side.sanitizePhoneNumber(text);
  const postalCode = side.sanitizePostalCode(text);
  return {
    line: side.sanitizeLine(text),
    lines: side.sanitizeLines(text),
    name: side.sanitizeName(text),
    email,
    isEmail: side.isEmail(email),
    phoneNumber,
    isPhoneNumber: side.isPhoneNumber(phoneNumber),
    postalCode,
    dutchPostalCode: side.formatDutchPostalCode(postalCode),
    isDutchPostalCode: side.isPostalCode(postalCode, ""),
    isBelgianPostalCode: side.isPostalCode(postalCode, formats.belgium),
    isDutch: side.isDutch(text),
    campaign: side.sanitizeCampaign(text, 255),
    day: parseDay(formats.midnightOf(text)) || null,
    time: parseDay(text) || null,
  };
}

/** The functions that the form and the local org share, against those of Apex. */
function compareApex(text: string): void {
  // ContactRequestSanitizer leaves longer texts as they are.
  if (text.length > formats.maxSanitizedLength) return;
  const expected = readText(text, formats, formats.parseIsoDay);
  expectEqual(Object.keys(expected), readText(text, apex.text, apex.parseDay), expected);
}

/** The country of a foreign address; empty for the text that every field has. */
const country = fc.constantFrom(undefined, "Nederland", "België", "Frankrijk", " Nederland\t", "België\u2003", "");

/** Describes the shortest text for which a property does not hold, and its seed; undefined if it holds for all. */
function failureOf<Texts>(property: fc.IProperty<Texts>, seed: number): string | undefined {
  const details = fc.check(property, { numRuns: count / 2, seed, includeErrorInReport: true });
  return fc.defaultReportMessage(details)?.slice(0, 3000);
}

describe.each([
  ["a fixed seed", 1],
  ["a fresh seed", fresh],
])(`${count} texts, half of them from %s (%i):`, (_title, seed) => {
  const timeout = 120_000;

  test("the form and the local org sanitize and validate alike", { timeout }, () =>
    expect(failureOf(fc.property(anyText, country, compareSides), seed)).toBeUndefined(),
  );

  test("Apex sanitizes and validates as they do", { timeout }, () =>
    expect(failureOf(fc.property(anyText, compareApex), seed)).toBeUndefined(),
  );
});

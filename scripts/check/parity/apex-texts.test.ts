import { resolve } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formats } from "@travel-design/quotation/model";
import { sharedCases } from "@travel-design/quotation/testing";
import { anyText } from "./generated-texts.ts";
import { runApex } from "./run-apex.ts";

const count = Number(process.env.MODEL_SEQUENCES ?? 60_000) / 2;
const fresh = Number(process.env.MODEL_SEED || Date.now() % 2 ** 31);

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

const apex = runApex<{ text: TextFunctions; parseDay(text: string): string | null }>(
  resolve(import.meta.dirname, "../../../force-app/main/default/classes"),
  ["ContactRequestFormats", "ContactRequestText", "IsoDay"],
  "({ text: ContactRequestText, parseDay: IsoDay.parse })",
);

/** What one side makes of a text. */
function read(text: string, side: TextFunctions, parseDay: (text: string) => string | null) {
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

const inForm = (text: string) => read(text, formats, formats.parseIsoDay);
const inApex = (text: string) => read(text, apex.text, apex.parseDay);

test("Apex sanitizes and validates the shared values as the form does", () => {
  const { email, postalCode, phoneNumber } = sharedCases.formats;
  const tables = [email, postalCode, sharedCases.dates, ...Object.values(phoneNumber)];
  const texts = tables.flatMap(({ accepted, rejected }) => [...accepted.flat(), ...rejected]);
  expect(texts.map(inApex)).toEqual(texts.map(inForm));
});

test.each([
  ["a fixed seed", 1],
  ["a fresh seed", fresh],
])(`and ${count} generated texts of %s (%i)`, { timeout: 120_000 }, (_, seed) => {
  const property = fc.property(anyText, (text) => {
    // ContactRequestSanitizer leaves longer texts as they are.
    fc.pre(text.length <= formats.maxSanitizedLength);
    expect(inApex(text)).toEqual(inForm(text));
  });
  const details = fc.check(property, { numRuns: count, seed, includeErrorInReport: true });
  expect(fc.defaultReportMessage(details)?.slice(0, 3000)).toBeUndefined();
});

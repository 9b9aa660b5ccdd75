import { expect, test } from "vitest";
import { sharedCases } from "../testing/shared-cases.ts";
import { toAnswers, toContactRequest } from "./contact-request.ts";
import type { QuotationValues } from "./fields.ts";
import { greetingOf } from "./greeting.ts";
import { splitOptions } from "./split-options.ts";
import { newReference, thankYouUrl } from "./thank-you-url.ts";
import { initialValues } from "./values.ts";

const noCampaign = { utmCampaign: "", utmMedium: "", utmSource: "", gaId: "" };
const answersOf = (values: Partial<QuotationValues> = {}, acceptForeignAddresses = false) =>
  toAnswers({ values: { ...initialValues, ...values }, options: {}, acceptForeignAddresses });

test("a request has exactly the keys that the server accepts", () => {
  const request = toContactRequest(answersOf(), noCampaign);
  expect(Object.keys(request).toSorted()).toEqual(Object.keys(sharedCases.valid).toSorted());
});

test("only a form that accepts foreign addresses submits a country", () => {
  expect(answersOf()).not.toHaveProperty("country");
  expect(answersOf({ country: "België" }, true)).toMatchObject({ country: "België" });
});

test("each kind of field has its own empty value", () => {
  const request = toContactRequest(answersOf({ destinationChoice: "unknown", datesChoice: "unknown" }), noCampaign);
  expect(request).toMatchObject({
    salutation: "",
    firstName: "",
    lastName: "",
    email: "",
    phoneNumber: "",
    street: "",
    postalCode: "",
    city: "",
    unknownDestination: true,
    destination: "",
    customDestination: "",
    unknownLeavingDate: true,
    leavingDate: null,
    returnDate: null,
    amountOfDays: null,
    budget: null,
    amountOfTravelers: null,
    wishes: "",
    newsletter: false,
    privacyPolicy: false,
    isExperienceCloud: true,
    channel: "Website",
    customerSource: "",
    alternativeSource: "",
    ...noCampaign,
  });
});

test("a day is midnight UTC of that day, and an amount is a number", () => {
  const values = { datesChoice: "known", leavingDate: "2026-05-01", budget: "1.250,50" } as const;
  expect(answersOf(values)).toMatchObject({ leavingDate: "2026-05-01T00:00:00.000Z", budget: 1250.5 });
});

test("an explanation that was not asked for is not submitted", () =>
  expect(answersOf({ customerSource: "Instagram", alternativeSource: "Via een vriend" }).alternativeSource).toBe(""));

test("campaign values are cut to what can be stored, never inside a character", () => {
  const cut = toContactRequest(answersOf(), {
    ...noCampaign,
    utmSource: "x".repeat(300),
    gaId: `${"x".repeat(254)}🌍`,
  });
  expect(cut.utmSource).toHaveLength(255);
  expect(cut.gaId).toBe("x".repeat(254));
});

test("the reference of a request is the local date and four groups of hexadecimal digits", () => {
  // Half past midnight in Amsterdam is still the day before in UTC.
  const justAfterMidnight = new Date("2026-05-31T22:30:00Z");
  expect(newReference(justAfterMidnight, Uint16Array.of(0, 15, 4096, 65_535))).toBe("2026-06-01-0000-000f-1000-ffff");
});

test.each([
  ["/bedankt/", "/bedankt/?ts=r"],
  ["/bedankt/?variant=a", "/bedankt/?variant=a&ts=r"],
])("the reference is added to the path %s", (path, url) => expect(thankYouUrl(path, "r")).toBe(url));

test("a configured list is split at semicolons, with a value after an equals sign", () => {
  expect(splitOptions(" De heer ; ;Anders, namelijk=Anders")).toEqual([
    { label: "De heer", value: "De heer" },
    { label: "Anders, namelijk", value: "Anders" },
  ]);
});

test.each([
  ["De heer", "van den Berg", "", "De heer", "van den Berg"],
  ["De heer", "van den Berg", "De heer=heer;Mevrouw=mevrouw", "heer", "Van den Berg"],
  ["Familie", "’t Hof", "De heer=heer", "Familie", "’t Hof"],
])("%s %s with the greeting forms %j", (salutation, lastName, forms, greeted, name) =>
  expect(greetingOf({ salutation, lastName }, forms)).toEqual({ salutation: greeted, lastName: name }),
);

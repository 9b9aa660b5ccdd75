import { expect, test } from "vitest";
import { sharedCases } from "../testing/shared-cases.ts";
import { splitOptions } from "./split-options.ts";
import { thankYouUrl } from "./thank-you-url.ts";
import { toAnswers, toPayload } from "./to-payload.ts";
import { emptyValues } from "./values.ts";

const noCampaign = { utmCampaign: "", utmMedium: "", utmSource: "", gaId: "" };

test("a request has exactly the keys that the server takes", () => {
  const payload = toPayload(toAnswers(emptyValues, {}), noCampaign);
  expect(Object.keys(payload).toSorted()).toEqual(Object.keys(sharedCases.valid).toSorted());
});

test("what is empty has one form for each kind of answer", () => {
  const values = { ...emptyValues, destinationChoice: "unknown", datesChoice: "unknown" } as const;
  expect(toPayload(toAnswers(values, {}), noCampaign)).toEqual({
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
  const values = { ...emptyValues, datesChoice: "known", leavingDate: "2026-05-01", budget: "1.250,50" } as const;
  expect(toAnswers(values, {})).toMatchObject({ leavingDate: "2026-05-01T00:00:00.000Z", budget: 1250.5 });
});

test("an explanation that was not asked for is not sent", () => {
  const values = { ...emptyValues, customerSource: "Instagram", alternativeSource: "Via een vriend" };
  expect(toAnswers(values, {}).alternativeSource).toBe("");
});

test("campaign data is cut to what can be stored", () => {
  const payload = toPayload(toAnswers(emptyValues, {}), { ...noCampaign, utmSource: "x".repeat(300) });
  expect(payload.utmSource).toHaveLength(255);
});

test("the thank-you page is visited with the local date and four groups of hex digits", () => {
  // Half past midnight in Amsterdam is still the day before in UTC.
  const justAfterMidnight = new Date("2026-05-31T22:30:00Z");
  expect(thankYouUrl("/bedankt/", justAfterMidnight, Uint16Array.of(0, 15, 4096, 65_535))).toBe(
    "/bedankt/?ts=2026-06-01-0000-000f-1000-ffff",
  );
});

test("a configured list is split at semicolons, with a value behind an equals sign", () => {
  expect(splitOptions(" De heer ; ;Anders, namelijk=Anders")).toEqual([
    { label: "De heer", value: "De heer" },
    { label: "Anders, namelijk", value: "Anders" },
  ]);
});

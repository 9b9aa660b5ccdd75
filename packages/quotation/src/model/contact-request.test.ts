import { describe, expect, test } from "vitest";
import { sharedCases } from "../testing/shared-cases.ts";
import { budgetNote } from "./budget-note.ts";
import { toAnswers, toContactRequest } from "./contact-request.ts";
import type { QuotationValues } from "./fields.ts";
import { greetingOf } from "./greeting.ts";
import { splitOptions } from "./split-options.ts";
import { thankYouUrl, timestampOf } from "./thank-you-url.ts";
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

test("an amount is rounded to cents, as the org rounds it", () =>
  expect(answersOf({ budget: "0,125" }).budget).toBe(0.13));

describe("the words of a budget that say more than its number are added to the wishes", () => {
  test.each<[budget: string, wishes: string, expected: string]>([
    ["5000 tot 7500", "Rust.", "Rust.\nBudget: 5000 tot 7500"],
    [" ca.  5000\t", "", "Budget: ca. 5000"],
    ["5000 tot 7500", "Budget: 5000 tot 7500\nRust.", "Budget: 5000 tot 7500\nRust."],
    ["€ 5.000 p.p.", "Rust.", "Rust."],
    ["5000 of zo", "Rust.", "Rust."],
    ["max 5000", "x".repeat(32_750), `${"x".repeat(32_750)}\nBudget: max 5000`],
    ["max 5000", "x".repeat(32_751), "x".repeat(32_751)],
  ])("%j, %j", (budget, wishes, expected) => expect(answersOf({ budget, wishes }).wishes).toBe(expected));

  test("once, if the answers become a draft and a request again", () => {
    const { wishes } = answersOf({ budget: "max 5000", wishes: "Rust." });
    expect(answersOf({ budget: "max 5000", wishes }).wishes).toBe(wishes);
  });
});

test("an explanation that was not asked for is not submitted", () =>
  expect(answersOf({ customerSource: "Instagram", alternativeSource: "Via een vriend" }).alternativeSource).toBe(""));

test("campaign values are truncated to what can be stored, never inside a character", () => {
  const cut = toContactRequest(answersOf(), {
    ...noCampaign,
    utmSource: "x".repeat(300),
    gaId: `${"x".repeat(254)}🌍`,
  });
  expect(cut.utmSource).toHaveLength(255);
  expect(cut.gaId).toBe("x".repeat(254));
});

test.each([
  ["TD-7K3M9Q", "2026-06-01-2c43-33d9-1000-ffff"],
  ["", "2026-06-01-0000-0000-1000-ffff"],
])(
  "the timestamp of the reference %j is the local date and four groups of hexadecimal digits",
  (reference, expected) => {
    // Half past midnight in Amsterdam is still the day before in UTC.
    const justAfterMidnight = new Date("2026-05-31T22:30:00Z");
    expect(timestampOf(justAfterMidnight, reference, Uint16Array.of(4096, 65_535))).toBe(expected);
  },
);

test.each([
  ["/bedankt/", "/bedankt/?ts=r"],
  ["/bedankt/?variant=a", "/bedankt/?variant=a&ts=r"],
])("the timestamp is added to the path %s", (path, url) => expect(thankYouUrl(path, "r")).toBe(url));

test.each([
  ["5000 tot 7500", "Budget: 5000 tot 7500"],
  ["€ 5.000 - € 7.500", "Budget: € 5.000 - € 7.500"],
  ["ca. 5000", "Budget: ca. 5000"],
  ["5000+", "Budget: 5000+"],
  ["± 12k", "Budget: ± 12k"],
  ["12k", ""],
  ["7500 euro per persoon.", ""],
  ["10.000 totaal", ""],
  ["", ""],
])("the words to keep of the budget %j are %j", (budget, note) => expect(budgetNote(budget)).toBe(note));

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
  ["Mevrouw", " Jansen. ", "", "Mevrouw", "Jansen"],
])("%s %s with the greeting forms %j", (salutation, lastName, forms, greeted, name) =>
  expect(greetingOf({ values: { ...initialValues, salutation, lastName }, options: {} }, forms)).toEqual({
    salutation: greeted,
    lastName: name,
  }),
);

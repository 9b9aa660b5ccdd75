import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readContactRequest, type FormContext } from "@travel-design/quotation/model";
import { contactRequestObject, referenceField } from "../contact-request-fields.ts";
import { formOptions } from "../form-options.ts";
import { cases, metadata, submission, testOrg } from "../test-support.ts";
import { startSubmission } from "../submission-guard.ts";
import { confirmationMail } from "./confirmation-mail.ts";

let org: ReturnType<typeof testOrg>;
beforeEach(() => {
  org = testOrg();
});
afterEach(() => org.close());

const settings = {
  confirmationSender: "a@example.com",
  agency: "A",
  greetingForms: "",
  phoneNumber: "",
  dailyMails: 10,
};

/** The form that submits the valid request with a change. */
const formOf = (change: object): FormContext =>
  readContactRequest({ ...cases.valid, ...change }, formOptions(metadata)).form;

const paragraphsOf = (change: object, greetingForms = ""): string[] =>
  confirmationMail(formOf(change), null, { ...settings, greetingForms }).text.split("\n\n");

test.each(cases.letters)("the letter of $name", ({ change, greetingForms, greeting, letter }) => {
  const [first, , second] = paragraphsOf(change, greetingForms);
  expect(first).toBe(greeting);
  expect(second).toBe(letter && `Uw reis in het kort:\n${letter}`);
});

test.each(cases.confirmations)(
  "the mail of $agency",
  ({ greetingForms, phoneNumber, agency, reference, ...expected }) => {
    const own = { ...settings, agency, greetingForms: greetingForms ?? "", phoneNumber: phoneNumber ?? "" };
    const mail = confirmationMail(formOf({}), reference, own);
    expect(mail).toMatchObject({ from: `${agency} <a@example.com>`, to: cases.valid.email, ...expected });
  },
);

describe("a visitor's own words", () => {
  test.each([
    "example.com",
    "bit.ly",
    "HTTP//x",
    "www.example",
    "x://y",
    "a.b/",
    "me@example",
    "exam\u200bple.com",
    "Bel 0900-123 45 67",
    "x".repeat(81),
  ])("are left out if they may be a message: %s", (words) => {
    const [greeting, , letter] = paragraphsOf({ lastName: words, destination: "", customDestination: words });
    expect(greeting).toBe("Beste reiziger,");
    expect(letter).not.toMatch(/ naar | Noor |voorstel/);
  });

  test.each(["v.d. Berg", "J.P.Jansen", "St. Lucia", "Route 66", "O’Neill-Ås", "x".repeat(80)])("stay: %s", (words) => {
    expect(paragraphsOf({ lastName: words })[2]).toContain(`voorstel voor Noor ${words}.`);
  });

  test("are escaped in HTML, and the mail loads nothing", () => {
    const form = formOf({ lastName: "<b>Berg</b> & {!Id}" });
    const { html } = confirmationMail(form, null, settings);
    expect(html).toContain("&lt;b&gt;Berg&lt;/b&gt; &amp; {!Id}");
    expect(html).not.toMatch(/<b>|<img|http|style|<script/);
  });
});

describe("the confirmation", () => {
  const storedId = () => org.records.list(contactRequestObject)[0]?.id ?? "";

  test("is written once per request, with the reference", async () => {
    const sent = submission();
    await org.create(cases.valid, sent);
    await org.create(cases.valid, sent);
    expect(org.mails.count()).toBe(1);
    const reference = org.records.read(contactRequestObject, storedId())?.fields[referenceField];
    expect(org.mails.read(storedId())).toMatchObject({
      from: "Morgenree <reizen@morgenree.example>",
      to: cases.valid.email,
      subject: `Uw aanvraag bij Morgenree, kenmerk ${reference}`,
    });
  });

  test("is off without a sender", async () => {
    org.context.site = { name: null, confirmation: { ...settings, confirmationSender: "" } };
    await org.create(cases.valid);
    expect(org.mails.count()).toBe(0);
  });

  test("is deleted with its request", async () => {
    await org.create(cases.valid);
    org.records.delete(contactRequestObject, storedId());
    expect(org.mails.count()).toBe(0);
  });

  test("that fails is recorded, and the request stays stored", async () => {
    org.mails.add = () => {
      throw new RangeError("too long: noor@example.com");
    };
    await expect(org.create(cases.valid)).resolves.toBeUndefined();
    expect(org.records.count(contactRequestObject)).toBe(1);
    expect(org.records.list("Website_Failure__c")[0]?.fields).toMatchObject({
      Method__c: "sendConfirmation",
      Kind__c: "Error",
      Reason__c: "RangeError",
    });
  });

  /** A request from an address of its own. */
  const from = (name: string | number): Promise<unknown> =>
    org.create({ ...cases.valid, email: `${name}@example.com` });

  test("is written again a minute after a burst", async () => {
    for (let count = 0; count < 31; count++) await from(count);
    org.passTime(60_000);
    await from("later");
    expect(org.mails.count()).toBe(31);
  });

  const limited = () =>
    org.records
      .list("Website_Failure__c")
      .map(({ fields }) => [fields["Kind__c"], fields["Reason__c"], Number(fields["Occurrences__c"])]);

  test("is written once a day per address, and again on the next day", async () => {
    for (let count = 0; count < 3; count++) await from("noor");
    expect(org.mails.count()).toBe(1);
    expect(limited()).toEqual([["Limited", "SkippedWorkException one confirmation per address and day", 2]]);
    org.passTime(86_500_000);
    const key = randomUUID();
    const start = startSubmission(org.context.now() - 60_000, key, org.context.signingKey);
    await org.create({ ...cases.valid, email: "noor@example.com" }, submission({ key, ...start }));
    expect(org.mails.count()).toBe(2);
  });

  test("stops at its share of the day's mail, whatever a program sends, and one row says so", async () => {
    org.context.site = { name: null, confirmation: { ...settings, dailyMails: 200 } };
    for (let count = 0; count < 1000; count++) {
      if (count % 29 === 0) org.passTime(60_000);
      await from(count);
    }
    expect(org.records.count(contactRequestObject)).toBe(1000);
    expect(org.mails.count()).toBe(200);
    const rows = limited();
    expect(rows).toEqual([["Limited", "SkippedWorkException SingleEmail", expect.any(Number)]]);
    // A sample of 800: each event stands for 16 and later for 256.
    expect(rows[0]?.[2]).toBeGreaterThan(100);
    expect(rows[0]?.[2]).toBeLessThan(3000);
  });
});

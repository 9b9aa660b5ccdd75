import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answersOf, storedOf } from "@travel-design/quotation/testing";
import { contactRequestFields, contactRequestObject, submissionKeyField } from "./contact-request-fields.ts";
import { failureObject, recordFailure } from "./failure-log.ts";
import { requestQueue, users } from "../../users.ts";
import { contactRequestController } from "./index.ts";
import { maxPerMinute } from "./request-burst.ts";
import { cases, morning, submission, testOrg } from "./test-support.ts";

let org: ReturnType<typeof testOrg>;
beforeEach(() => {
  org = testOrg();
});
afterEach(() => org.close());

const rejection = {
  status: 400,
  errorCode: "APEX_ERROR",
  message: "Er is een fout opgetreden. Probeer het later opnieuw.",
};
const count = (): number => org.records.count(contactRequestObject);
const newest = () => org.records.list(contactRequestObject)[0];

const asStored = (stored: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(contactRequestFields)
      .filter(([key]) => key in stored)
      .map(([key, field]) => [field, stored[key] === "" ? null : stored[key]]),
  );

describe("the shared requests", () => {
  let shared: ReturnType<typeof testOrg>;
  beforeAll(() => {
    shared = testOrg();
  });
  afterAll(() => shared.close());

  test.each(cases.requests.filter(({ accepted }) => accepted))("stored: $name", async (request) => {
    const sent = submission();
    await expect(shared.create(answersOf(request), sent)).resolves.toBeUndefined();
    const record = shared.records.findByExternalId(contactRequestObject, submissionKeyField, String(sent["key"]));
    expect(record?.fields).toMatchObject(asStored(storedOf(request)));
  });
});

describe("what is stored", () => {
  test("has the name of the site that it came from, and a burst on one site is none on another", async () => {
    const { site } = org.context;
    for (let index = 0; index < maxPerMinute; index++) await org.create(cases.valid);
    expect(newest()?.fields).toMatchObject({ Site__c: "Travel Design", Status__c: "Nieuw" });
    org.context.site = { ...site, name: "Zuiderzon" };
    await org.create(cases.valid);
    org.context.site = site;
    await org.create(cases.valid);
    const stored = org.records.list(contactRequestObject).map(({ fields }) => [fields.Site__c, fields.Status__c]);
    expect(stored).toContainEqual(["Zuiderzon", "Nieuw"]);
    expect(stored).not.toContainEqual(["Zuiderzon", "Verdacht"]);
    expect(stored.filter(([, status]) => status === "Verdacht")).toEqual([["Travel Design", "Verdacht"]]);
  });

  test("carries the key of its submission and the record type", async () => {
    const sent = submission();
    await org.create(cases.valid, sent);
    const recordType = org.context.metadata.objects.get(contactRequestObject)?.recordTypes.get("Quotation_Request");
    expect(newest()?.fields).toMatchObject({ SubmissionKey__c: sent["key"], RecordTypeId: recordType?.id });
  });

  test.each([
    [undefined, null],
    ["", null],
    [" 1 november\n2026 ", "1 november 2026"],
    ["x".repeat(200), "x".repeat(40)],
  ])("has the time of consent and the privacy statement %j as %j", async (privacyVersion, stored) => {
    await org.create(cases.valid, submission(privacyVersion === undefined ? {} : { privacyVersion }));
    const consentAt = new Date(org.context.now()).toISOString();
    expect(newest()?.fields).toMatchObject({ ConsentAt__c: consentAt, PrivacyVersion__c: stored });
  });

  test("has the first status and belongs to the queue, or to the administrator without a queue", async () => {
    await org.create(cases.valid);
    expect(newest()?.fields).toMatchObject({ Status__c: "Nieuw", OwnerId: requestQueue.id });
    org.context.metadata = { ...org.context.metadata, queues: [] };
    await org.create(cases.valid);
    expect(newest()?.fields).toMatchObject({ OwnerId: users.administrator.id });
  });
});

describe("what is rejected", () => {
  test.each([
    ["a filled-in honeypot", { website: "x" }],
    ["a space in the honeypot", { website: " " }],
    ["a stale start", { startedAt: 0 }],
    ["an unknown key", { isAdmin: true }],
  ])("%s in the submission", async (_, change) => {
    await expect(org.create(cases.valid, submission(change))).rejects.toMatchObject(rejection);
    expect(count()).toBe(0);
  });

  test("is logged by key, without what was typed", async () => {
    const typed = { ...cases.valid, amountOfTravelers: 17, email: "noor@geheim", website: "https://spam.example.com" };
    await expect(org.create(typed)).rejects.toMatchObject(rejection);
    expect(org.lines).toEqual([
      "ContactRequestController.createContactRequest rejected a request: invalid: contactRequest, email, amountOfTravelers",
    ]);
  });
});

describe("the same request again", () => {
  test("is a success and makes no second record", async () => {
    const sent = submission();
    await org.create(cases.valid, sent);
    await expect(org.create({ ...cases.valid, phoneNumber: "+31 6 12345678" }, sent)).resolves.toBeUndefined();
    expect(count()).toBe(1);
  });

  test("is recognized after an employee changed the record", async () => {
    const sent = submission();
    await org.create(cases.valid, sent);
    await org.records.update(contactRequestObject, newest()?.id ?? "", {
      City__c: "Leiden",
      Email__c: "n@example.com",
    });
    await expect(org.create(cases.valid, sent)).resolves.toBeUndefined();
    expect(count()).toBe(1);
    expect(newest()?.fields["City__c"]).toBe("Leiden");
  });

  test("with answers that became those of the changed record is rejected", async () => {
    const sent = submission();
    await org.create(cases.valid, sent);
    await org.records.update(contactRequestObject, newest()?.id ?? "", { City__c: "Leiden" });
    await expect(org.create({ ...cases.valid, city: "Leiden" }, sent)).rejects.toMatchObject(rejection);
  });

  test.each([
    ["city", "Utrecht"],
    ["email", "Noor.vandenBerg@example.com"],
    ["newsletter", false],
    ["budget", 4250.55],
    ["returnDate", "2027-05-03T00:00:00.000Z"],
  ])("with another %s is rejected", async (key, value) => {
    const sent = submission();
    await org.create(cases.valid, sent);
    await expect(org.create({ ...cases.valid, [key]: value }, sent)).rejects.toMatchObject(rejection);
    expect(count()).toBe(1);
  });

  test("with every optional field empty is recognized too", async () => {
    const empty = { ...cases.valid, street: "", city: "", wishes: "", budget: null, gaId: "" };
    const sent = submission();
    await org.create(empty, sent);
    await org.create(empty, sent);
    expect(count()).toBe(1);
  });

  test("under another key is another request", async () => {
    await org.create(cases.valid, submission({ key: randomUUID() }));
    await org.create(cases.valid, submission({ key: randomUUID() }));
    expect(count()).toBe(2);
  });
});

describe("a duplicate rule of the org", () => {
  const rule = (field: string, action: "Allow" | "Block") => {
    const matchingRule = {
      name: "Same",
      active: true,
      logic: null,
      items: [{ field, matchBlanks: false }],
    };
    const duplicateRule = {
      name: "Same",
      objectApiName: contactRequestObject,
      label: "Same",
      active: true,
      actionOnInsert: action,
      actionOnUpdate: "Allow",
      operationsOnInsert: ["Alert"],
      operationsOnUpdate: [],
      alertText: null,
      matchingRules: ["Same"],
      sortOrder: 1,
    };
    const matchingRules = new Map([[contactRequestObject, [matchingRule]]]);
    org.context.metadata = { ...org.context.metadata, duplicateRules: [duplicateRule], matchingRules };
  };

  test.each([
    ["blocks", "Block"],
    ["warns", "Allow"],
  ] as const)("that %s loses no request: the contact data moves to the wishes", async (_, action) => {
    rule("Email__c", action);
    for (let time = 0; time < 3; time++) await org.create(cases.valid);
    const records = org.records.list(contactRequestObject);
    expect(records).toHaveLength(3);
    const names = records.map(({ fields }) => fields["LastName__c"]);
    expect(new Set(names).size).toBe(3);
    expect(names).toContainEqual(expect.stringMatching(/^Mogelijk dubbel TD-/));
    expect(newest()?.fields).toMatchObject({ Email__c: null, City__c: null });
    expect(newest()?.fields["Wishes__c"]).toBe(
      "Aanhef: Mevrouw\nVoornaam: Noor\nAchternaam: van den Berg\nE-mailadres: noor.vandenberg@example.com\nTelefoonnummer: +31612345678\nStraat en huisnummer: Lindelaan 12\nPostcode: 1234 AB\nWoonplaats: Haarlem\n\nGraag rustige plekken,\nook buiten Tokio.",
    );
    expect(org.records.list(failureObject).map(({ fields }) => fields["Reason__c"])).toEqual([
      "MovedContactDataException",
    ]);
  });

  test("keeps a request that is submitted twice one request", async () => {
    rule("LastName__c", "Block");
    await org.create(cases.valid);
    const sent = submission();
    await org.create(cases.valid, sent);
    await expect(org.create(cases.valid, sent)).resolves.toBeUndefined();
    expect(count()).toBe(2);
  });

  test("that compares something else rejects the request with the safe sentence", async () => {
    rule("Budget__c", "Block");
    await org.create(cases.valid);
    await expect(org.create(cases.valid)).rejects.toMatchObject(rejection);
    expect(org.records.list(failureObject)[0]?.fields["Reason__c"]).toMatch(/^DmlException DUPLICATES_DETECTED/);
  });
});

const run = async (method: string, parameters = {}): Promise<unknown> =>
  contactRequestController.methods[method]?.run(parameters, org.context);

describe("a failed call", () => {
  const failures = () =>
    org.records
      .list(failureObject, { limit: 100 })
      .map(({ fields }) => [fields["Method__c"], fields["Kind__c"], fields["Reason__c"], fields["Occurrences__c"]])
      .toSorted();
  const fail = async (change: object, sent = submission()): Promise<void> =>
    expect(org.create({ ...cases.valid, ...change }, sent)).rejects.toMatchObject(rejection);

  test("is recorded by method, kind and reason, without what was typed", async () => {
    await fail({ email: "noor@geheim" });
    expect(failures()).toEqual([["createContactRequest", "Invalid", "invalid: email", 1]]);
  });

  test("of a program is not recorded", async () => {
    await expect(run("startSubmission", { key: "1" })).rejects.toMatchObject(rejection);
    await fail({}, submission({ website: "https://spam.example.com" }));
    expect(failures()).toEqual([]);
  });

  test("is counted with the equal ones of that day, also when they come at once", async () => {
    await Promise.all([fail({ email: "a" }), fail({ email: "b" }), fail({ city: 1 })]);
    await fail({ email: "c" });
    expect(failures()).toEqual([
      ["createContactRequest", "Invalid", "invalid: city", 1],
      ["createContactRequest", "Invalid", "invalid: email", 3],
    ]);
  });

  test.each([
    ["all of the first sixteen", /[^0]$/, 16],
    ["one of sixteen after that", /[^0]0$/, 256],
  ])("that one start repeats is recorded as a sample: %s", async (_name, ending, expected) => {
    let sent = submission();
    while (!ending.test(String(sent["signature"]))) sent = submission();
    for (let time = 0; time < 1000; time++) await fail({ email: "a" }, sent);
    expect(failures()).toEqual([["createContactRequest", "Invalid", "invalid: email", expected]]);
  });

  test("shares a row with others of its kind after 20 rows of a day, and other kinds keep their own", async () => {
    for (const key of Object.keys(cases.valid).slice(0, 22)) await fail({ [key]: {} });
    recordFailure(org.context, { method: "sendConfirmation", kind: "Error", reason: "MissingSenderException" });
    const rows = failures();
    expect(rows).toHaveLength(22);
    expect(rows).toContainEqual([null, "Invalid", "other reasons", 2]);
    expect(rows).toContainEqual(["sendConfirmation", "Error", "MissingSenderException", 1]);
  });

  test("that finds its key used for other answers is recorded", async () => {
    const sent = submission();
    await org.create(cases.valid, sent);
    await fail({ city: "Utrecht" }, sent);
    expect(failures()).toEqual([["createContactRequest", "Invalid", "the key belongs to other answers", 1]]);
  });
});

describe("startSubmission", () => {
  test("signs the current time for a key", async () => {
    expect(await run("startSubmission", { key: randomUUID() })).toEqual({
      startedAt: morning,
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      reference: expect.stringMatching(/^TD-/),
    });
  });

  test.each([undefined, null, 1, "", "1", " 2f1c1b7e-51d0-4a43-9c0e-7d9a35cf4c11"])(
    "rejects the key %j",
    async (key) => {
      await expect(run("startSubmission", { key })).rejects.toMatchObject(rejection);
    },
  );
});

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactRequestObject, referenceField } from "./contact-request-fields.ts";
import { contactRequestController } from "./index.ts";
import { referencesOf } from "./request-reference.ts";
import { cases, submission, testOrg } from "./test-support.ts";

let org: ReturnType<typeof testOrg>;
beforeEach(() => {
  org = testOrg();
});
afterEach(() => org.close());

const key = "2f1c1b7e-51d0-4a43-9c0e-7d9a35cf4c11";
const [first = "", second = "", third = "", fourth = ""] = referencesOf(key);
const start = async (startedKey = key) =>
  contactRequestController.methods["startSubmission"]?.run({ key: startedKey }, org.context);
const create = (...references: string[]): void => {
  for (const reference of references)
    org.records.create(contactRequestObject, { LastName__c: "Berg", [referenceField]: reference });
};
const newestReference = () => org.records.list(contactRequestObject)[0]?.fields[referenceField];

test.each(cases.references)("the references of %s are those of the shared table", (uuid, candidates) => {
  expect(referencesOf(uuid)).toEqual(candidates);
});

describe("the start of a submission", () => {
  test("promises the reference that is stored", async () => {
    expect(await start()).toMatchObject({ reference: first });
    await org.create(cases.valid, submission({ key }));
    expect(newestReference()).toBe(first);
  });

  test("returns the stored reference of a request that is submitted already", async () => {
    create(first);
    await org.create(cases.valid, submission({ key }));
    org.records.delete(contactRequestObject, org.records.list(contactRequestObject)[1]?.id ?? "");
    expect(await start()).toMatchObject({ reference: second });
  });

  test("promises nothing for a stored request without a reference", async () => {
    org.records.create(contactRequestObject, { LastName__c: "Berg", SubmissionKey__c: key });
    expect(await start()).toMatchObject({ reference: null });
  });
});

describe("a reference that another request has", () => {
  test("is not given twice, in any case of its letters", async () => {
    create(first.toLowerCase(), second);
    expect(await start()).toMatchObject({ reference: third });
    await org.create(cases.valid, submission({ key }));
    expect(newestReference()).toBe(third);
  });

  test("is not mistaken for a repeated request", async () => {
    create(first);
    const sent = submission({ key });
    await org.create(cases.valid, sent);
    await org.create(cases.valid, sent);
    expect(newestReference()).toBe(second);
    expect(org.records.count(contactRequestObject)).toBe(2);
  });

  test("never makes a request fail: it is stored without one, and that is recorded", async () => {
    create(first, second, third, fourth);
    expect(await start()).toMatchObject({ reference: null });
    await org.create(cases.valid, submission({ key }));
    expect(newestReference()).toBeNull();
    expect(org.records.list("Website_Failure__c")[0]?.fields).toMatchObject({
      Kind__c: "Error",
      Reason__c: "NoFreeReferenceException",
    });
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { apexPath } from "../../testing/paths.ts";
import { requestName, startTestOrg } from "../../testing/test-org.ts";
import { submissionAge } from "./submission-guard.ts";
import { cases } from "./test-support.ts";

let now = Date.parse("2026-05-01T10:00:00Z");
const org = await startTestOrg({ guestPermissionSets: ["Website_Guest"], now: () => now });
afterAll(() => org.remove());

const call = (method: string, params: object = {}) =>
  org.send("POST", apexPath, { body: { classname: "ContactRequestController", method, params } });

/** A submission that was started long enough ago. */
async function startedSubmission(): Promise<object> {
  const key = randomUUID();
  const { body } = await call("startSubmission", { key });
  now += submissionAge.min;
  const { startedAt, signature } = Object(body).returnValue;
  return { startedAt, signature, key, website: "" };
}

test("a guest with the right to the class alone reads the lists and sends a request", async () => {
  expect(await org.asGuest("GET", `/object-info/${requestName}`)).toMatchObject({ status: 403 });
  expect((await call("getFormOptions")).body).toMatchObject({
    returnValue: {
      destinations: expect.arrayContaining([{ label: "Japan", value: "Japan" }]),
      customerSources: expect.arrayContaining([{ label: "Anders, namelijk", value: "Anders" }]),
    },
  });

  const submission = await startedSubmission();
  expect(await call("createContactRequest", { contactRequest: cases.valid, submission })).toMatchObject({
    status: 200,
    body: { returnValue: null },
  });
  expect(await org.countRequests()).toBe(1);
});

test("the administrator reads a guest's failed call in the list of failures", async () => {
  expect(
    await call("createContactRequest", { contactRequest: {}, submission: await startedSubmission() }),
  ).toMatchObject({
    status: 400,
  });
  const { body } = await org.asAdministrator("GET", "/list-ui/Website_Failure__c/Alle_websitefouten");
  expect(body).toMatchObject({
    records: { records: [{ fields: { Kind__c: { value: "Invalid" } } }] },
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { apexPath, countRequests, uiApi } from "../../testing/paths.ts";
import { objectName, startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";
import { submissionAge } from "./submission-guard.ts";
import { cases } from "./test-support.ts";

let org: TestOrg;
let now = Date.parse("2026-05-01T10:00:00Z");
beforeAll(async () => {
  org = await startTestOrg({ guestPermissionSets: ["Website_Guest"], now: () => now });
});
afterAll(() => org.remove());

const call = (method: string, params: object = {}): Promise<TestResponse> =>
  org.send("POST", apexPath, { body: { classname: "ContactRequestController", method, params } });

const returnValueOf = ({ body }: TestResponse): unknown => Reflect.get(Object(body), "returnValue");

test("a guest with the right to the class alone reads the lists and sends a request", async () => {
  expect(await org.send("GET", `${uiApi}/object-info/${objectName}`)).toMatchObject({ status: 403 });
  expect(returnValueOf(await call("getFormOptions"))).toMatchObject({
    destinations: expect.arrayContaining([{ label: "Japan", value: "Japan" }]),
    customerSources: expect.arrayContaining([{ label: "Anders, namelijk", value: "Anders" }]),
  });

  const key = "2f1c7d0e-8a54-4f0b-9a3e-6c1d5b7e9f02";
  const start = Object(returnValueOf(await call("startSubmission", { key })));
  now += submissionAge.min;
  const submission = { ...start, key, website: "" };
  expect(await call("createContactRequest", { contactRequest: cases.valid, submission })).toMatchObject({
    status: 200,
    body: { returnValue: null },
  });
  expect(await countRequests(org)).toBe(1);
});

test("the administrator reads a guest's failed call in the list of failures", async () => {
  expect(await call("startSubmission", { key: "1" })).toMatchObject({ status: 400 });
  const { body } = await org.send("GET", `${uiApi}/list-ui/Website_Failure__c/Alle_websitefouten`, {
    administrator: true,
  });
  expect(body).toMatchObject({
    records: { records: [{ fields: { Kind__c: { value: "Rejected" }, Reason__c: { value: "key (format)" } } }] },
  });
});

import { afterAll, expect, test } from "vitest";
import { batchRecords, createRecord, getRecord, updateRecord } from "@travel-design/platform";
import { platformFor } from "../testing/platform-for.ts";
import { quotationName, startTestOrg } from "../testing/test-org.ts";

const endpoints = { batchRecords, createRecord, getRecord, updateRecord };
const rejected = { status: 400, errorCode: "DUPLICATES_DETECTED" };

const org = await startTestOrg({ hasDuplicateRule: true });
afterAll(() => org.remove());
const requestId = await org.createRequest({ LastName__c: "Bakker" });
await org.createQuotation({ Subject__c: "Peru", ContactRequest__c: requestId });

const platform = () => platformFor(org, "administrator", endpoints);
const duplicate = () => ({ apiName: quotationName, fields: { Subject__c: "peru", ContactRequest__c: requestId } });

test("a duplicate is saved only if the config allows it, also in a batch", async () => {
  const writing = platform();
  await expect(writing.createRecord(duplicate())).rejects.toMatchObject({
    ...rejected,
    body: [{ output: { errors: [{ message: expect.stringContaining("bestaat al een offerte") }] } }],
  });
  const operations = [{ type: "CREATE" as const, records: [duplicate()] }];
  await expect(writing.batchRecords({ operations })).resolves.toMatchObject({
    hasErrors: true,
    results: [{ statusCode: 400, result: [{ errorCode: rejected.errorCode }] }],
  });
  const created = await writing.createRecord({ ...duplicate(), allowSaveOnDuplicate: true });
  expect(created?.fields).toMatchObject({ Subject__c: { value: "peru" }, ContactRequest__c: { value: requestId } });
});

test("an update that creates a duplicate is saved, because the rule applies to new records only", async () => {
  const writing = platform();
  const recordId = await org.createQuotation({ Subject__c: "Laos", ContactRequest__c: requestId });
  await writing.updateRecord({ fields: { Id: recordId, Subject__c: "Peru" } });
  const { fields } = await platform().getRecord.read({ recordId, fields: `${quotationName}.Subject__c` });
  expect(fields.Subject__c?.value).toBe("Peru");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import {
  batchRecords,
  createRecord,
  findDuplicates,
  getDuplicateConfiguration,
  getRecord,
  updateRecord,
} from "../index.ts";
import { type ContractOrg, quotationName, requestName, startContractOrg } from "../testing/contract-org.ts";

const endpoints = {
  batchRecords,
  createRecord,
  findDuplicates,
  getDuplicateConfiguration,
  getRecord,
  updateRecord,
};
const rejected = { status: 400, errorCode: "DUPLICATES_DETECTED" };

let org: ContractOrg;
let requestId: string;
let quotationId: string;
beforeAll(async () => {
  org = await startContractOrg({ activeDuplicateRule: true });
  requestId = await org.make(requestName, { LastName__c: "Bakker" });
  quotationId = await org.make(quotationName, { Subject__c: "Peru", ContactRequest__c: requestId });
});
afterAll(() => org.remove());

const platform = () => org.platformFor("administrator", endpoints);
const like = () => ({ apiName: quotationName, fields: { Subject__c: "peru", ContactRequest__c: requestId } });

test.each([
  [quotationName, { dedupeEnabled: true, predupeEnabled: true, dedupeFields: ["ContactRequest__c", "Subject__c"] }],
  [requestName, { dedupeEnabled: false, predupeEnabled: false, dedupeFields: [] }],
])("the configuration of %s is that of its rules", async (objectApiName, configuration) => {
  await expect(platform().getDuplicateConfiguration.read({ objectApiName })).resolves.toMatchObject({
    apiName: objectApiName,
    ...configuration,
  });
});

test("a record like one that exists is found before it is saved", async () => {
  await expect(platform().findDuplicates.read(like())).resolves.toMatchObject({
    allowSave: true,
    duplicateRules: ["Dubbele_offerte"],
    matches: [{ objectApiName: quotationName, recordIds: [quotationId] }],
  });
});

test.each([{ Subject__c: "Laos" }, { ContactRequest__c: null }])("one with %j is like none", async (other) => {
  const { apiName, fields } = like();
  const found = platform().findDuplicates.read({ apiName, fields: { ...fields, ...other } });
  await expect(found).resolves.toMatchObject({ matches: [] });
});

test("a duplicate is saved only when that is said, alone and in a batch", async () => {
  const writing = platform();
  await expect(writing.createRecord(like())).rejects.toMatchObject({
    ...rejected,
    message: expect.stringContaining("bestaat al een offerte"),
  });
  const operations = [{ type: "CREATE" as const, records: [like()] }];
  await expect(writing.batchRecords({ operations })).resolves.toMatchObject({
    hasErrors: true,
    results: [{ statusCode: 400, result: [{ errorCode: rejected.errorCode }] }],
  });
  const made = await writing.createRecord({ ...like(), allowSaveOnDuplicate: true });
  expect(made?.fields).toMatchObject({ Subject__c: { value: "peru" }, ContactRequest__c: { value: requestId } });
});

test("a change that makes a duplicate is saved without a question, because the rule warns of new records only", async () => {
  const writing = platform();
  const recordId = await org.make(quotationName, { Subject__c: "Laos", ContactRequest__c: requestId });
  await writing.updateRecord({ fields: { Id: recordId, Subject__c: "Peru" } });
  const { fields } = await platform().getRecord.read({ recordId, fields: `${quotationName}.Subject__c` });
  expect(fields.Subject__c?.value).toBe("Peru");
});

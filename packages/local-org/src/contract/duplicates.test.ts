import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContractOrg, quotationName, requestName, startContractOrg } from "../testing/contract-org.ts";

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

const platform = () => org.platformFor("administrator");
const duplicate = () => ({ apiName: quotationName, fields: { Subject__c: "peru", ContactRequest__c: requestId } });

test.each([
  [
    quotationName,
    {
      dedupeEnabled: true,
      predupeEnabled: true,
      dedupeFields: ["ContactRequest__c", "Subject__c"],
      duplicateRules: [
        {
          actionOnInsert: "Allow",
          matchRules: [{ matchEngine: "ExactMatchEngine", name: "Zelfde_offerte", objectApiName: quotationName }],
          name: "Dubbele_offerte",
          operationsOnInsert: ["Alert", "Report"],
        },
      ],
    },
  ],
  [requestName, { dedupeEnabled: false, predupeEnabled: false, dedupeFields: [] }],
])("the configuration of %s comes from its duplicate rules", async (objectApiName, configuration) => {
  await expect(platform().getDuplicateConfiguration.read({ objectApiName })).resolves.toMatchObject({
    apiName: objectApiName,
    ...configuration,
  });
});

test("a duplicate is found before it is saved", async () => {
  await expect(platform().findDuplicates.read(duplicate())).resolves.toMatchObject({
    allowSave: true,
    duplicateRules: ["Dubbele_offerte"],
    duplicateError: true,
    matches: [
      {
        objectApiName: quotationName,
        recordIds: [quotationId],
        duplicateResultInfos: { Dubbele_offerte: { matchResultInfo: [{ recordIds: [quotationId] }] } },
      },
    ],
  });
});

test.each([{ Subject__c: "Laos" }, { ContactRequest__c: null }])(
  "a record with %j has no duplicates",
  async (other) => {
    const { apiName, fields } = duplicate();
    const found = platform().findDuplicates.read({ apiName, fields: { ...fields, ...other } });
    await expect(found).resolves.toMatchObject({ matches: [] });
  },
);

test("a duplicate is saved only if the config allows it, also in a batch", async () => {
  const writing = platform();
  await expect(writing.createRecord(duplicate())).rejects.toMatchObject({
    ...rejected,
    message: expect.stringContaining("bestaat al een offerte"),
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
  const recordId = await org.make(quotationName, { Subject__c: "Laos", ContactRequest__c: requestId });
  await writing.updateRecord({ fields: { Id: recordId, Subject__c: "Peru" } });
  const { fields } = await platform().getRecord.read({ recordId, fields: `${quotationName}.Subject__c` });
  expect(fields.Subject__c?.value).toBe("Peru");
});

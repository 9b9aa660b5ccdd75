import { afterAll, expect, test } from "vitest";
import type { ListRecords, RelatedListSummaries } from "@travel-design/platform";
import { notFound, platformFor } from "../testing/platform-for.ts";
import { quotationName, requestName, startTestOrg } from "../testing/test-org.ts";

const relatedListId = "Quotations__r";
const list = { parentObjectApiName: requestName, relatedListId };
const preferencesId = `${requestName}.${relatedListId}`;
const fields = ["Subject__c", "ContactRequest__r.LastName__c"].map((name) => `${quotationName}.${name}`);

const org = await startTestOrg();
afterAll(() => org.remove());
const parentRecordId = await org.createRequest({ LastName__c: "Bakker" });
const create = (subject: string, day: string, amount: number): Promise<string> => {
  const values = { Subject__c: subject, ValidUntil__c: day, TotalAmount__c: amount };
  return org.createQuotation({ ...values, ContactRequest__c: parentRecordId });
};
const japan = await create("Japan", "2026-03-01", 900);
await create("Peru", "2026-01-01", 500);
await create("Laos", "2026-02-01", 700);
await org.createQuotation({ Subject__c: "Los" });

const platform = () => platformFor(org, "administrator");

const subjectsIn = ({ records }: ListRecords): unknown[] => records.map((record) => record.fields.Subject__c?.value);

const info = {
  createable: true,
  label: "Offertes",
  displayColumns: [
    { fieldApiName: "Name" },
    { fieldApiName: "Subject__c", dataType: "string", sortable: true },
    { fieldApiName: "Status__c", picklistValues: ["Concept", "Verstuurd", "Geaccepteerd", "Afgewezen"] },
    { fieldApiName: "TotalAmount__c", dataType: "currency" },
    { fieldApiName: "ValidUntil__c", dataType: "date" },
  ],
  listReference: { ...list, type: "relatedList" },
  orderedByInfo: [{ fieldApiName: "ValidUntil__c", isAscending: true }],
  userPreferences: { preferencesId },
};
const missing = { statusCode: 404, body: [{ errorCode: "NOT_FOUND" }] };
const noPreferences = { columnWidths: {}, columnWrap: {}, orderedBy: [] };
const names = [relatedListId, "Geen__r"];

const reads: Readonly<Record<string, readonly [read: () => Promise<unknown>, response: object]>> = {
  getRelatedListsInfo: [
    () => platform().getRelatedListsInfo.read({ parentObjectApiName: requestName }),
    {
      parentObjectApiName: requestName,
      relatedLists: [
        {
          relatedListId,
          label: "Offertes",
          entityLabel: "Offerte",
          entityLabelPlural: "Offertes",
          fieldApiName: "ContactRequest__c",
          objectApiName: quotationName,
        },
      ],
    } satisfies RelatedListSummaries,
  ],
  getRelatedListInfo: [() => platform().getRelatedListInfo.read(list), info],
  getRelatedListInfoBatch: [
    () => platform().getRelatedListInfoBatch.read({ parentObjectApiName: requestName, relatedListNames: names }),
    { results: [{ statusCode: 200, result: info }, missing] },
  ],
  getRelatedListPreferences: [() => platform().getRelatedListPreferences.read({ preferencesId }), noPreferences],
  getRelatedListPreferencesBatch: [
    () => platform().getRelatedListPreferencesBatch.read({ preferencesIds: [preferencesId, `${requestName}.Geen__r`] }),
    { results: [{ statusCode: 200, result: noPreferences }, missing] },
  ],
  getRelatedListCount: [
    () => platform().getRelatedListCount.read({ parentRecordId, relatedListId }),
    { count: 3, hasMore: false },
  ],
  "getRelatedListCount with a maximum": [
    () => platform().getRelatedListCount.read({ parentRecordId, relatedListId, maxCount: 2 }),
    { count: 2, hasMore: true },
  ],
  getRelatedListsCount: [
    () => platform().getRelatedListsCount.read({ parentRecordId, relatedListNames: names }),
    { results: [{ statusCode: 200, result: { count: 3 } }, missing] },
  ],
  getRelatedListRecords: [
    () =>
      platform().getRelatedListRecords.read({
        parentRecordId,
        relatedListId,
        fields,
        pageSize: 2,
        sortBy: ["-Subject__c"],
        where: "{ TotalAmount__c: { gt: 400 } }",
      }),
    {
      count: 2,
      nextPageToken: "2",
      listReference: { inContextOfRecordId: expect.any(String) },
      records: [
        {
          fields: {
            Subject__c: { value: "Peru" },
            ContactRequest__r: { value: { fields: { LastName__c: { value: "Bakker" } } } },
          },
        },
        { fields: { Subject__c: { value: "Laos" } } },
      ],
    },
  ],
  "the second page of getRelatedListRecords": [
    () =>
      platform().getRelatedListRecords.read({
        parentRecordId,
        relatedListId,
        fields,
        pageSize: 2,
        pageToken: "2",
        sortBy: ["-Subject__c"],
      }),
    { count: 1, nextPageToken: null, records: [{ fields: { Subject__c: { value: "Japan" } } }] },
  ],
  getRelatedListRecordsBatch: [
    () =>
      platform().getRelatedListRecordsBatch.read({
        parentRecordId,
        relatedListParameters: [{ relatedListId, fields, pageSize: 1 }, { relatedListId: "Geen__r" }],
      }),
    { results: [{ statusCode: 200, result: { count: 1, records: [{ apiName: quotationName }] } }, missing] },
  ],
};

test.each(Object.entries(reads))("%s", async (_, [read, response]) => {
  await expect(read()).resolves.toMatchObject(response);
});

test("a missing related list is not found", async () => {
  const none = { parentRecordId, relatedListId: "Geen__r" };
  await expect(platform().getRelatedListCount.read(none)).rejects.toMatchObject(notFound);
  await expect(platform().getRelatedListRecords.read(none)).rejects.toMatchObject(notFound);
});

test("a record of a related list is cached once, so an update changes the list", async () => {
  const reading = platform();
  const config = { parentRecordId, relatedListId, fields, sortBy: ["Subject__c"] };
  const first = await reading.getRelatedListRecords.read(config);
  expect(subjectsIn(first)).toEqual(["Japan", "Laos", "Peru"]);
  expect(first.listInfoETag).toBe((await reading.getRelatedListInfo.read(list)).eTag);
  await reading.updateRecord({ fields: { Id: japan, Subject__c: "Japan in mei" } });
  const shown = reading.getRelatedListRecords.observe(config)?.getSnapshot().data;
  expect(shown && subjectsIn(shown)).toEqual(["Japan in mei", "Laos", "Peru"]);
  await reading.updateRecord({ fields: { Id: japan, Subject__c: "Japan" } });
});

test("a user changes the sort order and the columns of a related list", async () => {
  const writing = platform();
  const byAmount = [{ fieldApiName: "TotalAmount__c", isAscending: false }];
  const userPreferences = { columnWidths: { Name: 120 }, columnWrap: { Name: true } };
  const changed = await writing.updateRelatedListInfo({ ...list, orderedByInfo: byAmount, userPreferences });
  expect(changed).toMatchObject({ label: "Offertes", orderedByInfo: byAmount, userPreferences });
  expect(await platform().getRelatedListInfo.read(list)).toEqual(changed);
  await expect(platform().getRelatedListPreferences.read({ preferencesId })).resolves.toMatchObject({
    ...userPreferences,
    orderedBy: byAmount,
  });
  const records = { parentRecordId, relatedListId, fields };
  expect(subjectsIn(await platform().getRelatedListRecords.read(records))).toEqual(["Japan", "Laos", "Peru"]);

  const preferences = { columnWidths: { Name: 90 }, columnWrap: { Name: false }, orderedBy: [] };
  const reset = await writing.updateRelatedListPreferences({ preferencesId, ...preferences });
  expect(reset).toMatchObject({ preferencesId, ...preferences });
  const requests = writing.inspect().requests;
  expect(await writing.getRelatedListPreferences.read({ preferencesId })).toEqual(reset);
  expect(writing.inspect().requests).toBe(requests);
  expect(subjectsIn(await platform().getRelatedListRecords.read(records))).toEqual(["Peru", "Laos", "Japan"]);
});

test("sorting by a missing field is rejected", async () => {
  const order = { fieldApiName: "Nickname__c", isAscending: true };
  const rejected = { status: 400, errorCode: "INVALID_FIELD" };
  const writing = platform();
  await expect(writing.updateRelatedListPreferences({ preferencesId, orderedBy: [order] })).rejects.toMatchObject(
    rejected,
  );
  const input = { ...list, orderedByInfo: [order], userPreferences: {} };
  await expect(writing.updateRelatedListInfo(input)).rejects.toMatchObject(rejected);
});

import { afterAll, expect, test } from "vitest";
import {
  getRelatedListInfo,
  getRelatedListPreferences,
  getRelatedListRecords,
  updateRecord,
  updateRelatedListInfo,
  updateRelatedListPreferences,
  type ListRecords,
} from "@travel-design/platform";
import { platformFor } from "../testing/platform-for.ts";
import { quotationName, requestName, startTestOrg } from "../testing/test-org.ts";

const endpoints = {
  getRelatedListInfo,
  getRelatedListPreferences,
  getRelatedListRecords,
  updateRecord,
  updateRelatedListInfo,
  updateRelatedListPreferences,
};
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

const platform = () => platformFor(org, "administrator", endpoints);

const subjectsIn = ({ records }: ListRecords): unknown[] => records.map((record) => record.fields.Subject__c?.value);

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

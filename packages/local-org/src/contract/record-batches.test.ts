import { afterAll, expect, test } from "vitest";
import {
  batchRecords,
  createRecord,
  deleteRecord,
  getRecord,
  notifyRecordUpdateAvailable,
  refresh,
  updateRecord,
  type BatchRecords,
} from "@travel-design/platform";
import { valuesOf } from "../testing/values-of.ts";
import { notFound, platformFor } from "../testing/platform-for.ts";
import { quotationName, requestName, startTestOrg } from "../testing/test-org.ts";

const endpoints = {
  batchRecords,
  createRecord,
  deleteRecord,
  getRecord,
  notifyRecordUpdateAvailable,
  refresh,
  updateRecord,
};
const fields = ["LastName__c", "City__c"].map((name) => `${requestName}.${name}`);
const undoneItem = { errorCode: "ALL_OR_NONE_OPERATION_ROLLED_BACK" };

const org = await startTestOrg();
afterAll(() => org.remove());

const platform = () => platformFor(org, "administrator", endpoints);
const request = (LastName__c: string | null) => ({ apiName: requestName, fields: { LastName__c } });
const makeIn = (City__c: string) => org.createRequest({ LastName__c: "Jansen", City__c });
const cityOf = async (recordId: string): Promise<unknown> =>
  valuesOf(await platform().getRecord.read({ recordId, fields })).City__c;
const statusesOf = ({ results }: BatchRecords): number[] => results.map(({ statusCode }) => statusCode);

test("one request creates, updates and deletes records, also in the cache", async () => {
  const [changed, removed] = [await makeIn("Delft"), await makeIn("Gouda")];
  const writing = platform();
  for (const recordId of [changed, removed]) await writing.getRecord.read({ recordId, fields });
  const written = await writing.batchRecords({
    operations: [
      { type: "CREATE", records: [request("Bakker")] },
      { type: "update", records: [{ fields: { Id: changed, City__c: "Breda" } }] },
      { type: "Delete", records: [{ fields: { Id: removed } }] },
    ],
  });
  expect(written).toMatchObject({
    hasErrors: false,
    results: [
      { statusCode: 201, result: { apiName: requestName, fields: { LastName__c: { value: "Bakker" } } } },
      { statusCode: 200, result: { id: changed, fields: { City__c: { value: "Breda" } } } },
      { statusCode: 204 },
    ],
  });
  const shown = writing.getRecord.observe({ recordId: changed, fields })?.getSnapshot().data;
  expect(shown && valuesOf(shown)).toEqual({ LastName__c: "Jansen", City__c: "Breda" });
  await expect(writing.getRecord.read({ recordId: removed, fields })).rejects.toMatchObject(notFound);
});

test.each([
  ["one rejected record undoes the others with allOrNone", true, [400, 400, 400], "Delft", [undoneItem]],
  ["each record has its own result without allOrNone", false, [201, 200, 400], "Gouda", []],
])("%s", async (_, allOrNone, statuses, city, firstErrors) => {
  const recordId = await makeIn("Delft");
  const writing = platform();
  await writing.getRecord.read({ recordId, fields });
  const written = await writing.batchRecords({
    allOrNone,
    operations: [
      { type: "CREATE", records: [request("Claes")] },
      { type: "UPDATE", records: [{ fields: { Id: recordId, City__c: "Gouda" } }] },
      { type: "CREATE", records: [request(null)] },
    ],
  });
  expect(written.hasErrors).toBe(true);
  expect(statusesOf(written)).toEqual(statuses);
  expect(written.results[2]).toMatchObject({ result: [{ errorCode: "REQUIRED_FIELD_MISSING" }] });
  expect([written.results[0]?.result].flat().filter((item) => !("fields" in Object(item)))).toMatchObject(firstErrors);
  expect(await cityOf(recordId)).toBe(city);
  const shown = writing.getRecord.observe({ recordId, fields })?.getSnapshot().data;
  expect(shown && valuesOf(shown).City__c).toBe(city);
});

test("a creation that is repeated with its key creates one record, with another key a second one", async () => {
  const writing = platform();
  const create = (idempotencyKey: string) => writing.createRecord({ ...request("Bakker"), idempotencyKey });
  const [first, repeated, second] = [await create("8d1f"), await create("8d1f"), await create("8d20")];
  expect(repeated).toEqual(first);
  expect(second?.id).not.toBe(first?.id);
});

test("changes by others are refetched: with refresh, or with notifyRecordUpdateAvailable", async () => {
  const recordId = await makeIn("Delft");
  const [reading, other] = [platform(), platform()];
  const city = (): unknown => {
    const { data } = reading.getRecord.observe({ recordId, fields })?.getSnapshot() ?? {};
    return data && valuesOf(data).City__c;
  };
  const first = await reading.getRecord.read({ recordId, fields });
  await other.updateRecord({ fields: { Id: recordId, City__c: "Gouda" } });
  expect(city()).toBe("Delft");
  await reading.refresh(first);
  expect(city()).toBe("Gouda");

  await other.updateRecord({ fields: { Id: recordId, City__c: "Breda" } });
  await expect(reading.notifyRecordUpdateAvailable([{ recordId }])).resolves.toBe(true);
  expect(city()).toBe("Breda");

  await other.batchRecords({ operations: [{ type: "DELETE", records: [{ fields: { Id: recordId } }] }] });
  await expect(reading.notifyRecordUpdateAvailable([{ recordId }])).resolves.toBe(false);
  expect(reading.getRecord.observe({ recordId, fields })?.getSnapshot().error).toMatchObject(notFound);
});

test("deleting a record clears the lookups that refer to it", async () => {
  const requestId = await makeIn("Delft");
  const recordId = await org.createQuotation({ Subject__c: "Peru", ContactRequest__c: requestId });
  const names = ["Subject__c", "ContactRequest__c", "ContactRequest__r.City__c"];
  const config = { recordId, fields: names.map((name) => `${quotationName}.${name}`) };
  const writing = platform();
  const before = await writing.getRecord.read(config);
  expect(valuesOf(before)).toMatchObject({ ContactRequest__c: requestId, ContactRequest__r: { City__c: "Delft" } });
  await writing.deleteRecord({ recordId: requestId });
  const after = await writing.getRecord.read(config);
  expect(valuesOf(after)).toEqual({ Subject__c: "Peru", ContactRequest__c: null, ContactRequest__r: null });
});

test("an update with the time of the last change is accepted", async () => {
  const recordId = await makeIn("Delft");
  const writing = platform();
  const { lastModifiedDate } = await writing.getRecord.read({ recordId, fields });
  const change = { fields: { Id: recordId, City__c: "Gouda" }, ifUnmodifiedSince: lastModifiedDate ?? "" };
  await expect(writing.updateRecord(change)).resolves.toMatchObject({ id: recordId });
});

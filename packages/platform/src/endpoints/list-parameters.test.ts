import { expect, test } from "vitest";
import { systemFields } from "../constants.ts";
import { start } from "../testing/contract.ts";
import { getListRecordsByName, getListUiByName } from "./lists.ts";
import { getListInfoSummaries } from "./list-infos.ts";
import { getRecord } from "./records.ts";

const object = "Contact_Request__c";
const recordId = "a0X000000000001EAA";
const city = `${object}.City__c`;
const system = systemFields.map((field) => `${object}.${field}`);
const record = { apiName: object, id: recordId, fields: { City__c: { value: "Utrecht" } } };
const records = { count: 1, listInfoETag: "1", records: [record] };
const listUi = { info: { eTag: "1" }, records };
const names = { objectApiName: object, listViewApiName: "Alle_aanvragen" };

test("the default page size is 50 for records and 20 for list views", async () => {
  const byName = start(getListUiByName, listUi);
  await byName.api.read(names);
  expect(byName.server.requests[0]?.query).toEqual({ pageSize: "50" });
  const posted = start(getListRecordsByName, records);
  await posted.api.read(names);
  expect(posted.server.requests[0]?.body).toEqual({ pageSize: 50 });
  const summaries = start(getListInfoSummaries, { lists: [] });
  await summaries.api.read({ objectApiName: object });
  expect(summaries.server.requests[0]?.query).toEqual({ pageSize: "20" });
});

test("a list requests the system fields of every relationship", async () => {
  const { api, server } = start(getListRecordsByName, records);
  await api.read({ ...names, fields: [`${object}.Owner.Name`] });
  expect(server.requests[0]?.body).toEqual({
    fields: [`${object}.Owner.Name`],
    optionalFields: [...system, ...system.map((field) => field.replace(".", ".Owner."))].toSorted(),
    pageSize: 50,
  });
});

test("equivalent configs share one cache entry", async () => {
  const { api, server } = start(getRecord, record);
  await api.read({ recordId: recordId.slice(0, 15), fields: [city, city] });
  await api.read({ recordId, fields: { objectApiName: object, fieldApiName: "City__c" } });
  expect(server.requests).toHaveLength(1);
});

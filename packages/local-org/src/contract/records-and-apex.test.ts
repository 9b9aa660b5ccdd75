import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createRecord,
  deleteRecord,
  executeApex,
  getListRecordsByName,
  getListUiByName,
  getObjectInfo,
  getPicklistValues,
  getPicklistValuesByRecordType,
  getRecord,
  updateRecord,
} from "@travel-design/platform";
import { valuesOf } from "../testing/values-of.ts";
import { type ContractOrg, requestName as object, startContractOrg } from "../testing/contract-org.ts";

const list = { objectApiName: object, listViewApiName: "Alle_aanvragen" };
const endpoints = {
  createRecord,
  deleteRecord,
  executeApex,
  getListRecordsByName,
  getListUiByName,
  getObjectInfo,
  getPicklistValues,
  getPicklistValuesByRecordType,
  getRecord,
  updateRecord,
};

let org: ContractOrg;
beforeAll(async () => {
  org = await startContractOrg();
});
afterAll(() => org.remove());

const platformFor = (who: "guest" | "administrator") => org.platformFor(who, endpoints);

const picklist = async (platform: ReturnType<typeof platformFor>, field: string) => {
  const { defaultRecordTypeId } = await platform.getObjectInfo.read({ objectApiName: object });
  return platform.getPicklistValues.read({
    fieldApiName: `${object}.${field}`,
    recordTypeId: defaultRecordTypeId ?? "",
  });
};

test("a guest reads the picklists of the request form", async () => {
  const platform = platformFor("guest");
  for (const field of ["Destinations_1__c", "BekendVia__c"]) {
    const { values } = await picklist(platform, field);
    expect(values.length).toBeGreaterThan(0);
    expect(values[0]).toEqual(expect.objectContaining({ label: expect.any(String), value: expect.any(String) }));
  }
  expect(platform.inspect().requests).toBe(3);
});

test("all picklists of a record type come in one response", async () => {
  const platform = platformFor("guest");
  const { defaultRecordTypeId } = await platform.getObjectInfo.read({ objectApiName: object });
  const config = { objectApiName: object, recordTypeId: defaultRecordTypeId ?? "" };
  const { picklistFieldValues } = await platform.getPicklistValuesByRecordType.read(config);
  expect(picklistFieldValues.BekendVia__c?.values).toEqual((await picklist(platform, "BekendVia__c")).values);
});

test("Apex is called with POST, and with GET if it is cacheable", async () => {
  const platform = platformFor("guest");
  const call = { classname: "ContactRequestController" };
  const key = "2f1c1b7e-51d0-4a43-9c0e-7d9a35cf4c11";
  await expect(platform.executeApex({ ...call, method: "startSubmission", params: { key } })).resolves.toMatchObject({
    startedAt: expect.any(Number),
    signature: expect.any(String),
  });
  const options = { ...call, method: "getFormOptions", cacheable: true };
  const first = await platform.executeApex(options);
  expect(first).toHaveProperty("destinations.0.label");
  expect(await platform.executeApex(options)).toBe(first);
  expect(platform.inspect().requests).toBe(2);
  await expect(platform.executeApex({ ...call, method: "noSuchMethod" })).rejects.toMatchObject({
    name: "PlatformError",
    errorCode: expect.any(String),
  });
});

test("an administrator creates, reads, lists, updates and deletes a record that is cached once", async () => {
  const platform = platformFor("administrator");
  const created = await platform.createRecord({
    apiName: object,
    fields: { LastName__c: "Bakker", City__c: "Utrecht" },
  });
  const recordId = created?.id ?? "";
  const fields = [`${object}.LastName__c`, `${object}.Owner.Name`];
  const read = await platform.getRecord.read({ recordId, fields });
  expect(valuesOf(read)).toEqual({ LastName__c: "Bakker", Owner: { Name: expect.any(String) } });

  const containsRecord = (records: readonly { id: string }[]) => records.some(({ id }) => id === recordId);
  const { info, records } = await platform.getListUiByName.read(list);
  expect(info).toMatchObject({ label: "Alle aanvragen", listReference: { listViewApiName: "Alle_aanvragen" } });
  expect(containsRecord(records.records)).toBe(true);
  const page = await platform.getListRecordsByName.read({ ...list, fields });
  expect(containsRecord(page.records)).toBe(true);
  expect(page.listInfoETag).toBe(info.eTag);

  await platform.updateRecord({ fields: { Id: recordId, LastName__c: "Smit" } });
  const shown = platform.getRecord.observe({ recordId, fields })?.getSnapshot();
  expect(shown?.data && valuesOf(shown.data)).toMatchObject({ LastName__c: "Smit" });

  await platform.deleteRecord({ recordId });
  await expect(platform.getRecord.read({ recordId, fields })).rejects.toMatchObject({ status: 404 });
  const after = await platform.getListRecordsByName.read({ ...list, fields }, { policy: "no-cache" });
  expect(containsRecord(after.records)).toBe(false);
});

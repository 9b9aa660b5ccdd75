import { afterAll, expect, test } from "vitest";
import {
  createListInfo,
  deleteListInfo,
  getListInfoByName,
  getListPreferences,
  getListRecordsByName,
  getListUi,
  getListUiByName,
  updateListInfoByName,
  updateListPreferences,
  type ListRecords,
  MRU,
} from "@travel-design/platform";
import { notFound, platformFor } from "../testing/platform-for.ts";
import { requestName, startTestOrg } from "../testing/test-org.ts";

const endpoints = {
  createListInfo,
  deleteListInfo,
  getListInfoByName,
  getListPreferences,
  getListRecordsByName,
  getListUi,
  getListUiByName,
  updateListInfoByName,
  updateListPreferences,
};
const objectApiName = requestName;
const all = { objectApiName, listViewApiName: "Alle_aanvragen" };
const fields = [`${requestName}.LastName__c`];

const org = await startTestOrg();
afterAll(() => org.remove());
for (const [LastName__c, Budget__c] of [
  ["Bakker", 1000],
  ["Claes", 5000],
  ["Dekker", 9000],
])
  await org.createRequest({ LastName__c, Budget__c });

const platform = () => platformFor(org, "administrator", endpoints);

const namesIn = ({ records }: ListRecords): unknown[] => records.map((record) => record.fields.LastName__c?.value);

test("getListUi reads a list by name, by id, and the most recent records", async () => {
  const reading = platform();
  const { listReference } = await reading.getListInfoByName.read(all);
  const responses = [
    await reading.getListUi.read(all),
    await reading.getListUi.read({ listViewId: String(listReference?.id) }),
    await reading.getListUi.read({ objectApiName, listViewApiName: MRU }),
  ];
  expect(responses).toMatchObject(responses.map(() => ({ records: { count: 3 } })));
});

test("a list view is created, filters its records, changes, and is deleted", async () => {
  const writing = platform();
  const list = { objectApiName, listViewApiName: "Ruim_budget" };
  const created = await writing.createListInfo({
    ...list,
    label: "Ruim budget",
    displayColumns: ["Name", "LastName__c", "Budget__c"],
    filteredByInfo: [{ fieldApiName: "Budget__c", operator: "GreaterThan", operandLabels: ["2000"] }],
    scope: { apiName: "mine" },
    visibility: "Private",
  });
  expect(created).toMatchObject({
    label: "Ruim budget",
    listReference: list,
    displayColumns: [{ fieldApiName: "Name" }, { fieldApiName: "LastName__c" }, { label: "Budget per persoon" }],
    filteredByInfo: [{ fieldApiName: "Budget__c", operator: "GreaterThan" }],
    scope: { apiName: "mine" },
    visibility: "Private",
  });
  const requests = writing.inspect().requests;
  expect(await writing.getListInfoByName.read(list)).toEqual(created);
  expect(writing.inspect().requests).toBe(requests);
  expect(await platform().getListInfoByName.read(list)).toEqual(created);
  const rows = await writing.getListRecordsByName.read({ ...list, fields });
  expect(namesIn(rows)).toEqual(["Dekker", "Claes"]);
  expect(rows.listInfoETag).toBe(created?.eTag);

  const changed = await writing.updateListInfoByName({ ...list, label: "Krap budget", filterLogicString: "NOT 1" });
  expect(changed).toMatchObject({ label: "Krap budget", filteredByInfo: [{ fieldApiName: "Budget__c" }] });
  expect(changed?.eTag).not.toBe(created?.eTag);
  expect(await writing.getListInfoByName.read(list)).toEqual(changed);
  const after = await writing.getListRecordsByName.read({ ...list, fields }, { policy: "no-cache" });
  expect(namesIn(after)).toEqual(["Bakker"]);

  await writing.deleteListInfo(list);
  await expect(writing.getListInfoByName.read(list)).rejects.toMatchObject(notFound);
  await expect(writing.deleteListInfo(list)).rejects.toMatchObject(notFound);
});

test("preferences are stored, sort the list, and are reset one by one", async () => {
  const writing = platform();
  const none = { columnWidths: {}, columnWrap: {}, orderedBy: [] };
  await expect(writing.getListPreferences.read(all)).resolves.toMatchObject(none);
  const orderedBy = [{ fieldApiName: "LastName__c", isAscending: true }];
  const preferences = { columnWidths: { LastName__c: 200 }, columnWrap: { LastName__c: true }, orderedBy };
  const written = await writing.updateListPreferences({ ...all, ...preferences });
  expect(written).toMatchObject(preferences);
  expect(await writing.getListPreferences.read(all)).toEqual(written);
  expect(await platform().getListPreferences.read(all)).toEqual(written);
  const { info, records } = await platform().getListUiByName.read(all);
  expect(info).toMatchObject({ orderedByInfo: orderedBy, userPreferences: { columnWidths: { LastName__c: 200 } } });
  expect(namesIn(records)).toEqual(["Bakker", "Claes", "Dekker"]);

  const reset = await writing.updateListPreferences({ ...all, columnWidths: { Name: -1 }, orderedBy: [] });
  expect(reset).toMatchObject({ columnWidths: { LastName__c: 200, Name: -1 }, orderedBy: [] });
  expect(namesIn((await platform().getListUiByName.read(all)).records)).toEqual(["Dekker", "Claes", "Bakker"]);
});

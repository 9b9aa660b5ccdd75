import { afterAll, describe, expect, test } from "vitest";
import { type ListInfo, type ListRecords, MRU } from "@travel-design/platform";
import { insufficientAccess, notFound, platformFor } from "../testing/platform-for.ts";
import { requestName, startTestOrg } from "../testing/test-org.ts";

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

const platform = () => platformFor(org, "administrator");

const namesIn = ({ records }: ListRecords): unknown[] => records.map((record) => record.fields.LastName__c?.value);

describe("the list view of force-app", () => {
  const info = {
    label: "Alle aanvragen",
    listReference: all,
    cloneable: true,
    updateable: false,
    deletable: false,
    visibilityEditable: false,
    filterLogicString: null,
    scope: { apiName: "everything" },
    visibility: "Public",
  } satisfies Partial<ListInfo>;
  const newestFirst = ["Dekker", "Claes", "Bakker"].map((name) => ({ fields: { LastName__c: { value: name } } }));
  const mostRecent = { count: 3, records: expect.any(Array) };

  const reads: Record<string, [read: () => Promise<unknown>, response: object]> = {
    "by name": [() => platform().getListInfoByName.read(all), info],
    "in a batch with a missing one": [
      () => platform().getListInfosByName.read({ names: [`${requestName}.Alle_aanvragen`, `${requestName}.Geen`] }),
      { results: [{ statusCode: 200, result: info }, { statusCode: 404 }] },
    ],
    "by its object": [
      () => platform().getListInfosByObjectName.read({ objectApiName, q: "alle" }),
      { count: 1, pageSize: 20, lists: [{ apiName: "Alle_aanvragen", label: "Alle aanvragen" }] },
    ],
    "in a summary": [
      () => platform().getListInfoSummaries.read({ objectApiName, q: "alle" }),
      { lists: [{ apiName: "Alle_aanvragen", id: expect.stringMatching(/^00B/) }] },
    ],
    "with its records": [() => platform().getListUiByName.read(all), { info, records: { records: newestFirst } }],
    "with getListUi": [() => platform().getListUi.read(all), { info, records: { count: 3 } }],
    "without its info": [
      () => platform().getListRecordsByName.read({ ...all, fields, pageSize: 2 }),
      { count: 2, nextPageToken: "2", records: newestFirst.slice(0, 2) },
    ],
    "filtered by a condition": [
      () => platform().getListRecordsByName.read({ ...all, fields, where: "{ Budget__c: { gt: 6000 } }" }),
      { count: 1, records: [{ fields: { LastName__c: { value: "Dekker" } } }] },
    ],
    "filtered by a search term": [
      () => platform().getListRecordsByName.read({ ...all, fields, searchTerm: "claes" }),
      { count: 1, records: [{ fields: { LastName__c: { value: "Claes" } } }] },
    ],
    "as the columns that it can have": [
      () => platform().getListObjectInfo.read({ objectApiName }),
      {
        createable: true,
        publicOrSharedCreateable: true,
        columns: expect.arrayContaining([expect.objectContaining({ fieldApiName: "Budget__c" })]),
      },
    ],
    "as the most recent records": [() => platform().getMruListRecords.read({ objectApiName, fields }), mostRecent],
    "as the most recent list": [() => platform().getMruListUi.read({ objectApiName }), { records: mostRecent }],
    "as the most recent list, with getListUi": [
      () => platform().getListUi.read({ objectApiName, listViewApiName: MRU }),
      { records: mostRecent },
    ],
  };

  test.each(Object.entries(reads))("is read %s", async (_, [read, response]) => {
    await expect(read()).resolves.toMatchObject(response);
  });

  test("is read by id, with the same result as by name", async () => {
    const reading = platform();
    const { listReference } = await reading.getListInfoByName.read(all);
    const listViewId = String(listReference?.id);
    await expect(reading.getListInfosByName.read({ ids: [listViewId] })).resolves.toMatchObject({
      results: [{ statusCode: 200, result: info }],
    });
    const rows = await reading.getListRecordsById.read({ listViewId, fields, sortBy: ["LastName__c"] });
    expect(namesIn(rows)).toEqual(["Bakker", "Claes", "Dekker"]);
    const byId = await reading.getListUiById.read({ listViewId, pageSize: 1 });
    expect(byId).toMatchObject({ info, records: { count: 1, nextPageToken: "1" } });
    await expect(reading.getListUi.read({ listViewId })).resolves.toMatchObject({ info, records: { count: 3 } });
  });

  test("cannot be changed or deleted", async () => {
    const writing = platform();
    await expect(writing.updateListInfoByName({ ...all, label: "Andere" })).rejects.toMatchObject(insufficientAccess);
    await expect(writing.deleteListInfo(all)).rejects.toMatchObject(insufficientAccess);
  });
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

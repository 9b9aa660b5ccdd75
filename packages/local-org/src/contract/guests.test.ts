import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ContractOrg,
  insufficientAccess,
  notFound,
  quotationName,
  requestName,
  startContractOrg,
} from "../testing/contract-org.ts";

const all = { objectApiName: requestName, listViewApiName: "Alle_aanvragen" };
const relatedListId = "Quotations__r";
const fields = [`${requestName}.LastName__c`];
const recordInput = { apiName: requestName, fields: { LastName__c: "Jansen" } };
const orderedBy = [{ fieldApiName: "Name", isAscending: true }];

let org: ContractOrg;
/** Id of a record that exists, but that guests cannot read. */
let recordId: string;
let recordTypeId: string;
beforeAll(async () => {
  org = await startContractOrg();
  recordId = await org.make(requestName, { LastName__c: "Jansen", City__c: "Delft" });
  await org.make(quotationName, { Subject__c: "Delft", ContactRequest__c: recordId });
  recordTypeId = (await guest().getObjectInfo.read({ objectApiName: requestName })).defaultRecordTypeId ?? "";
});
afterAll(() => org.remove());

const guest = () => org.platformFor("guest");
const missing = { statusCode: 404, body: [{ errorCode: "NOT_FOUND" }] };
const noRecords = { count: 0, records: [] };

type Calls = readonly [string, () => Promise<unknown>, object][];

describe("a guest can read", () => {
  const empty: Calls = [
    ["a list", () => guest().getListUiByName.read(all), { info: { label: "Alle aanvragen" }, records: noRecords }],
    ["the records of a list", () => guest().getListRecordsByName.read({ ...all, fields }), noRecords],
    ["the most recent records", () => guest().getMruListRecords.read({ objectApiName: requestName }), noRecords],
    [
      "a lookup of an owner",
      () => guest().getLookupRecords.read({ objectApiName: requestName, fieldApiName: "OwnerId" }),
      { lookupResults: { User: noRecords } },
    ],
    [
      "a search",
      () => guest().getSearchResults.read({ q: "delft" }),
      { keywordSearchResult: { keywordSearchResults: [{ objectApiName: requestName, results: { records: [] } }] } },
    ],
    ["the actions", () => guest().getGlobalActions.read({}), { actions: { Global: { actions: [] } } }],
    ["the apps", () => guest().getAllApps.read({}), { apps: [] }],
    ["the tabs", () => guest().getNavItems.read({}), { navItems: [] }],
    ["the preferences of a list", () => guest().getListPreferences.read(all), { columnWidths: {}, orderedBy: [] }],
  ];

  test.each(empty)("%s, which is empty", async (_, read, response) => {
    await expect(read()).resolves.toMatchObject(response);
  });

  test("only the fields and picklists of the request form", async () => {
    const { fields: visible } = await guest().getObjectInfo.read({ objectApiName: requestName });
    expect(Object.keys(visible)).toEqual(expect.arrayContaining(["Destinations_1__c", "BekendVia__c"]));
    expect(visible).not.toHaveProperty("Email__c");
    const fieldApiName = `${requestName}.Destinations_1__c`;
    const { values } = await guest().getPicklistValues.read({ fieldApiName, recordTypeId });
    expect(values).toHaveLength(73);
    const hidden = guest().getPicklistValues.read({ fieldApiName: `${quotationName}.Status__c`, recordTypeId });
    await expect(hidden).rejects.toMatchObject(insufficientAccess);
  });
});

describe("a guest cannot find a record", () => {
  const calls: Calls = [
    ["by id", () => guest().getRecord.read({ recordId, fields }), notFound],
    [
      "with its layout",
      () => guest().getRecordUi.read({ recordIds: recordId, layoutTypes: "Full", modes: "View" }),
      notFound,
    ],
    ["to read its actions", () => guest().getRecordActions.read({ recordIds: recordId, sections: "Page" }), notFound],
    [
      "to read its related records",
      () => guest().getRelatedListRecords.read({ parentRecordId: recordId, relatedListId }),
      notFound,
    ],
    ["to count them", () => guest().getRelatedListCount.read({ parentRecordId: recordId, relatedListId }), notFound],
  ];

  test.each(calls)("%s", async (_, read, error) => {
    await expect(read()).rejects.toMatchObject(error);
  });

  test("in a batch", async () => {
    const reading = guest();
    await expect(reading.getRecords.read({ recordIds: [recordId], fields })).resolves.toMatchObject({
      hasErrors: true,
      results: [{ statusCode: 404 }],
    });
    await expect(reading.getRecordAvatars.read({ recordIds: [recordId] })).resolves.toMatchObject({
      results: [missing],
    });
  });
});

describe("a guest may not", () => {
  const calls: Calls = [
    ["create a record", () => guest().createRecord(recordInput), insufficientAccess],
    ["update a record", () => guest().updateRecord({ fields: { Id: recordId, City__c: "Gouda" } }), insufficientAccess],
    ["delete a record", () => guest().deleteRecord({ recordId }), insufficientAccess],
    [
      "write several records",
      () => guest().batchRecords({ operations: [{ type: "CREATE", records: [recordInput] }] }),
      insufficientAccess,
    ],
    [
      "perform an action",
      () => guest().performQuickAction({ actionApiName: "Nieuwe_aanvraag", fields: recordInput.fields }),
      insufficientAccess,
    ],
    [
      "set the photo of a record",
      () => guest().updateRecordAvatar({ recordId, actionType: "Associate", photoUrl: "/a.png" }),
      insufficientAccess,
    ],
    [
      "create a list view",
      () => guest().createListInfo({ objectApiName: requestName, label: "Mijn" }),
      insufficientAccess,
    ],
    ["delete a list view", () => guest().deleteListInfo(all), insufficientAccess],
    ["sort a list", () => guest().updateListPreferences({ ...all, orderedBy }), insufficientAccess],
    [
      "sort a related list",
      () => guest().updateRelatedListPreferences({ preferencesId: `${requestName}.${relatedListId}`, orderedBy }),
      insufficientAccess,
    ],
    [
      "collapse a section",
      () => guest().updateLayoutUserState({ objectApiName: requestName, recordTypeId, sectionUserStates: {} }),
      insufficientAccess,
    ],
    ["find duplicates", () => guest().findDuplicates.read(recordInput), insufficientAccess],
    [
      "read the duplicate rules",
      () => guest().getDuplicateConfiguration.read({ objectApiName: quotationName }),
      insufficientAccess,
    ],
    [
      "read the defaults of a new record",
      () => guest().getRecordCreateDefaults.read({ objectApiName: requestName }),
      insufficientAccess,
    ],
    [
      "read a quick action",
      () => guest().getQuickActionInfo.read({ actionApiName: "Nieuwe_aanvraag" }),
      insufficientAccess,
    ],
    [
      "read the info of another object",
      () => guest().getObjectInfo.read({ objectApiName: quotationName }),
      insufficientAccess,
    ],
    [
      "read the layout of another object",
      () => guest().getLayout.read({ objectApiName: quotationName, layoutType: "Full", mode: "View" }),
      insufficientAccess,
    ],
  ];

  test.each(calls)("%s", async (_, call, error) => {
    await expect(call()).rejects.toMatchObject(error);
  });

  test("write anything with these calls", async () => {
    const administrator = org.platformFor("administrator");
    const { records } = await administrator.getListRecordsByName.read({ ...all, fields: `${requestName}.City__c` });
    expect(records.map((record) => record.fields.City__c?.value)).toEqual(["Delft"]);
    await expect(administrator.getListPreferences.read(all)).resolves.toMatchObject({ orderedBy: [] });
  });
});

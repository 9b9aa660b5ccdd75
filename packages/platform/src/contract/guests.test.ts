import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  batchRecords,
  createListInfo,
  createRecord,
  deleteRecord,
  findDuplicates,
  getAllApps,
  getDuplicateConfiguration,
  getGlobalActions,
  getLayout,
  getListPreferences,
  getListRecordsByName,
  getListUiByName,
  getLookupRecords,
  getMruListRecords,
  getNavItems,
  getObjectInfo,
  getPicklistValues,
  getQuickActionInfo,
  getRecord,
  getRecordActions,
  getRecordAvatars,
  getRecordCreateDefaults,
  getRecords,
  getRecordUi,
  getRelatedListCount,
  getRelatedListRecords,
  getSearchResults,
  performQuickAction,
  updateLayoutUserState,
  updateListPreferences,
  updateRecord,
  updateRecordAvatar,
  updateRelatedListPreferences,
} from "../index.ts";
import {
  type ContractOrg,
  insufficientAccess,
  notFound,
  quotationName,
  requestName,
  startContractOrg,
} from "../testing/contract-org.ts";

const endpoints = {
  batchRecords,
  createListInfo,
  createRecord,
  deleteRecord,
  findDuplicates,
  getAllApps,
  getDuplicateConfiguration,
  getGlobalActions,
  getLayout,
  getListPreferences,
  getListRecordsByName,
  getListUiByName,
  getLookupRecords,
  getMruListRecords,
  getNavItems,
  getObjectInfo,
  getPicklistValues,
  getQuickActionInfo,
  getRecord,
  getRecordActions,
  getRecordAvatars,
  getRecordCreateDefaults,
  getRecords,
  getRecordUi,
  getRelatedListCount,
  getRelatedListRecords,
  getSearchResults,
  performQuickAction,
  updateLayoutUserState,
  updateListPreferences,
  updateRecord,
  updateRecordAvatar,
  updateRelatedListPreferences,
};
const all = { objectApiName: requestName, listViewApiName: "Alle_aanvragen" };
const relatedListId = "Quotations__r";
const fields = [`${requestName}.LastName__c`];
const recordInput = { apiName: requestName, fields: { LastName__c: "Jansen" } };
const orderedBy = [{ fieldApiName: "Name", isAscending: true }];

let org: ContractOrg;
/** Of a request that is there, but not for guests. */
let recordId: string;
let recordTypeId: string;
beforeAll(async () => {
  org = await startContractOrg();
  recordId = await org.make(requestName, { LastName__c: "Jansen", City__c: "Delft" });
  await org.make(quotationName, { Subject__c: "Delft", ContactRequest__c: recordId });
  recordTypeId = (await guest().getObjectInfo.read({ objectApiName: requestName })).defaultRecordTypeId ?? "";
});
afterAll(() => org.remove());

const guest = () => org.platformFor("guest", endpoints);
const missing = { statusCode: 404, body: [{ errorCode: "NOT_FOUND" }] };
const noRecords = { count: 0, records: [] };

type Calls = readonly [string, () => Promise<unknown>, object][];

describe("a guest reads", () => {
  const empty: Calls = [
    ["a list", () => guest().getListUiByName.read(all), { info: { label: "Alle aanvragen" }, records: noRecords }],
    ["the records of a list", () => guest().getListRecordsByName.read({ ...all, fields }), noRecords],
    ["the records of late", () => guest().getMruListRecords.read({ objectApiName: requestName }), noRecords],
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

  test("only the fields and the picklists that the definition needs", async () => {
    const { fields: known } = await guest().getObjectInfo.read({ objectApiName: requestName });
    expect(Object.keys(known)).toEqual(expect.arrayContaining(["Destinations_1__c", "BekendVia__c"]));
    expect(known).not.toHaveProperty("Email__c");
    const fieldApiName = `${requestName}.Destinations_1__c`;
    const { values } = await guest().getPicklistValues.read({ fieldApiName, recordTypeId });
    expect(values).toHaveLength(73);
    const hidden = guest().getPicklistValues.read({ fieldApiName: `${quotationName}.Status__c`, recordTypeId });
    await expect(hidden).rejects.toMatchObject(insufficientAccess);
  });
});

describe("to a guest a record does not exist", () => {
  const calls: Calls = [
    ["by itself", () => guest().getRecord.read({ recordId, fields }), notFound],
    [
      "with its layout",
      () => guest().getRecordUi.read({ recordIds: recordId, layoutTypes: "Full", modes: "View" }),
      notFound,
    ],
    ["for its actions", () => guest().getRecordActions.read({ recordIds: recordId, sections: "Page" }), notFound],
    [
      "for the records below it",
      () => guest().getRelatedListRecords.read({ parentRecordId: recordId, relatedListId }),
      notFound,
    ],
    ["for their number", () => guest().getRelatedListCount.read({ parentRecordId: recordId, relatedListId }), notFound],
  ];

  test.each(calls)("%s", async (_, read, invalidConfigMessage) => {
    await expect(read()).rejects.toMatchObject(invalidConfigMessage);
  });

  test("in a response for several", async () => {
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
    ["make a record", () => guest().createRecord(recordInput), insufficientAccess],
    ["change one", () => guest().updateRecord({ fields: { Id: recordId, City__c: "Gouda" } }), insufficientAccess],
    ["delete one", () => guest().deleteRecord({ recordId }), insufficientAccess],
    [
      "write several",
      () => guest().batchRecords({ operations: [{ type: "CREATE", records: [recordInput] }] }),
      insufficientAccess,
    ],
    [
      "perform an action",
      () => guest().performQuickAction({ actionApiName: "Nieuwe_aanvraag", fields: recordInput.fields }),
      insufficientAccess,
    ],
    [
      "give a photo",
      () => guest().updateRecordAvatar({ recordId, actionType: "Associate", photoUrl: "/a.png" }),
      insufficientAccess,
    ],
    [
      "make a list view",
      () => guest().createListInfo({ objectApiName: requestName, label: "Mijn" }),
      insufficientAccess,
    ],
    ["order a list", () => guest().updateListPreferences({ ...all, orderedBy }), insufficientAccess],
    [
      "order a related list",
      () => guest().updateRelatedListPreferences({ preferencesId: `${requestName}.${relatedListId}`, orderedBy }),
      insufficientAccess,
    ],
    [
      "close a section",
      () => guest().updateLayoutUserState({ objectApiName: requestName, recordTypeId, sectionUserStates: {} }),
      insufficientAccess,
    ],
    ["look for duplicates", () => guest().findDuplicates.read(recordInput), insufficientAccess],
    [
      "see the rules for them",
      () => guest().getDuplicateConfiguration.read({ objectApiName: quotationName }),
      insufficientAccess,
    ],
    ["begin a record", () => guest().getRecordCreateDefaults.read({ objectApiName: requestName }), insufficientAccess],
    ["see an action", () => guest().getQuickActionInfo.read({ actionApiName: "Nieuwe_aanvraag" }), insufficientAccess],
    ["see another object", () => guest().getObjectInfo.read({ objectApiName: quotationName }), insufficientAccess],
    [
      "see its layout",
      () => guest().getLayout.read({ objectApiName: quotationName, layoutType: "Full", mode: "View" }),
      insufficientAccess,
    ],
  ];

  test.each(calls)("%s", async (_, call, invalidConfigMessage) => {
    await expect(call()).rejects.toMatchObject(invalidConfigMessage);
  });

  test("and nothing was written", async () => {
    const administrator = org.platformFor("administrator", endpoints);
    const { records } = await administrator.getListRecordsByName.read({ ...all, fields: `${requestName}.City__c` });
    expect(records.map((record) => record.fields.City__c?.value)).toEqual(["Delft"]);
    await expect(administrator.getListPreferences.read(all)).resolves.toMatchObject({ orderedBy: [] });
  });
});

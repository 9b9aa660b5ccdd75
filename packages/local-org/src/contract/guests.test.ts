import { afterAll, describe, expect, test } from "vitest";
import { insufficientAccess, notFound, platformFor } from "../testing/platform-for.ts";
import { quotationName, requestName, startTestOrg } from "../testing/test-org.ts";

const all = { objectApiName: requestName, listViewApiName: "Alle_aanvragen" };
const quotation = { objectApiName: quotationName };
const relatedListId = "Quotations__r";
const fields = [`${requestName}.LastName__c`];
const recordInput = { apiName: requestName, fields: { LastName__c: "Jansen" } };
const orderedBy = [{ fieldApiName: "Name", isAscending: true }];

const org = await startTestOrg();
afterAll(() => org.remove());
const guest = () => platformFor(org, "guest");
const recordId = await org.createRequest({ LastName__c: "Jansen", City__c: "Delft" });
await org.createQuotation({ Subject__c: "Delft", ContactRequest__c: recordId });
const recordTypeId = (await guest().getObjectInfo.read({ objectApiName: requestName })).defaultRecordTypeId ?? "";

const missing = { statusCode: 404, body: [{ errorCode: "NOT_FOUND" }] };
const noRecords = { count: 0, records: [] };

type Calls = Readonly<Record<string, () => Promise<unknown>>>;

describe("a guest can read", () => {
  const empty: Record<string, [read: () => Promise<unknown>, response: object]> = {
    "a list": [() => guest().getListUiByName.read(all), { info: { label: "Alle aanvragen" }, records: noRecords }],
    "the records of a list": [() => guest().getListRecordsByName.read({ ...all, fields }), noRecords],
    "the most recent records": [() => guest().getMruListRecords.read({ objectApiName: requestName }), noRecords],
    "a lookup of an owner": [
      () => guest().getLookupRecords.read({ objectApiName: requestName, fieldApiName: "OwnerId" }),
      { lookupResults: { User: noRecords } },
    ],
    "a search": [
      () => guest().getSearchResults.read({ q: "delft" }),
      { keywordSearchResult: { keywordSearchResults: [{ objectApiName: requestName, results: { records: [] } }] } },
    ],
    "the actions": [() => guest().getGlobalActions.read({}), { actions: { Global: { actions: [] } } }],
    "the actions of the page that creates a record": [
      () => guest().getObjectCreateActions.read({ objectApiName: requestName }),
      { actions: { [requestName]: { actions: [] } } },
    ],
    "the actions in a lookup field": [
      () => guest().getLookupActions.read({ objectApiNames: [requestName] }),
      { actions: { [requestName]: { actions: [] } } },
    ],
    "the apps": [() => guest().getAllApps.read({}), { apps: [] }],
    "the tabs": [() => guest().getNavItems.read({}), { navItems: [] }],
    "the preferences of a list": [() => guest().getListPreferences.read(all), { columnWidths: {}, orderedBy: [] }],
  };

  test.each(Object.entries(empty))("%s, which is empty", async (_, [read, response]) => {
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

const missingRecords: Calls = {
  "by id": () => guest().getRecord.read({ recordId, fields }),
  "with its layout": () => guest().getRecordUi.read({ recordIds: recordId, layoutTypes: "Full", modes: "View" }),
  "to read its actions": () => guest().getRecordActions.read({ recordIds: recordId, sections: "Page" }),
  "to read its related records": () => guest().getRelatedListRecords.read({ parentRecordId: recordId, relatedListId }),
  "to count them": () => guest().getRelatedListCount.read({ parentRecordId: recordId, relatedListId }),
};

describe("a guest cannot find a record", () => {
  test.each(Object.entries(missingRecords))("%s", async (_, read) => {
    await expect(read()).rejects.toMatchObject(notFound);
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

const deniedCalls: Calls = {
  "create a record": () => guest().createRecord(recordInput),
  "update a record": () => guest().updateRecord({ fields: { Id: recordId, City__c: "Gouda" } }),
  "delete a record": () => guest().deleteRecord({ recordId }),
  "write several records": () => guest().batchRecords({ operations: [{ type: "CREATE", records: [recordInput] }] }),
  "perform an action": () =>
    guest().performQuickAction({ actionApiName: "Nieuwe_aanvraag", fields: recordInput.fields }),
  "set the photo of a record": () =>
    guest().updateRecordAvatar({ recordId, actionType: "Associate", photoUrl: "/a.png" }),
  "create a list view": () => guest().createListInfo({ objectApiName: requestName, label: "Mijn" }),
  "delete a list view": () => guest().deleteListInfo(all),
  "sort a list": () => guest().updateListPreferences({ ...all, orderedBy }),
  "sort a related list": () =>
    guest().updateRelatedListPreferences({ preferencesId: `${requestName}.${relatedListId}`, orderedBy }),
  "collapse a section": () =>
    guest().updateLayoutUserState({ objectApiName: requestName, recordTypeId, sectionUserStates: {} }),
  "find duplicates": () => guest().findDuplicates.read(recordInput),
  "read the duplicate rules": () => guest().getDuplicateConfiguration.read(quotation),
  "read the defaults of a new record": () => guest().getRecordCreateDefaults.read({ objectApiName: requestName }),
  "read a quick action": () => guest().getQuickActionInfo.read({ actionApiName: "Nieuwe_aanvraag" }),
  "read the info of another object": () => guest().getObjectInfo.read(quotation),
  "look up a record of another object": () =>
    guest().getLookupRecords.read({ ...quotation, fieldApiName: "ContactRequest__c" }),
  "read the search filters of another object": () => guest().getSearchFilterMetadata.read(quotation),
  "read the layout of another object": () => guest().getLayout.read({ ...quotation, layoutType: "Full", mode: "View" }),
};

describe("a guest may not", () => {
  test.each(Object.entries(deniedCalls))("%s", async (_, call) => {
    await expect(call()).rejects.toMatchObject(insufficientAccess);
  });

  test("write anything with these calls", async () => {
    const administrator = platformFor(org, "administrator");
    const { records } = await administrator.getListRecordsByName.read({ ...all, fields: `${requestName}.City__c` });
    expect(records.map((record) => record.fields.City__c?.value)).toEqual(["Delft"]);
    await expect(administrator.getListPreferences.read(all)).resolves.toMatchObject({ orderedBy: [] });
  });
});

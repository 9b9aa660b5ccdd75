// Calls that must not compile. The compiler checks them, because an unused `@ts-expect-error` is an error.
import { expect, test } from "vitest";
import type { Snapshot } from "./cache/snapshot.ts";
import * as module from "./index.ts";
import { testPlatform } from "./testing/test-platform.ts";

const endpoints = {
  batchRecords: module.batchRecords,
  createContentVersion: module.createContentVersion,
  createListInfo: module.createListInfo,
  createRecord: module.createRecord,
  deleteRecord: module.deleteRecord,
  executeApex: module.executeApex,
  findDuplicates: module.findDuplicates,
  getContent: module.getContent,
  getContents: module.getContents,
  getFormulaActivation: module.getFormulaActivation,
  getLayout: module.getLayout,
  getListInfosByName: module.getListInfosByName,
  getListPreferences: module.getListPreferences,
  getListUi: module.getListUi,
  getLookupMetadata: module.getLookupMetadata,
  getObjectInfo: module.getObjectInfo,
  getObjectInfos: module.getObjectInfos,
  getPathLayout: module.getPathLayout,
  getPicklistValues: module.getPicklistValues,
  getQuickActionLayout: module.getQuickActionLayout,
  getRecord: module.getRecord,
  getRecordActions: module.getRecordActions,
  getRecordAvatars: module.getRecordAvatars,
  getRecordUi: module.getRecordUi,
  getRecords: module.getRecords,
  getRelatedListCount: module.getRelatedListCount,
  getRelatedListRecords: module.getRelatedListRecords,
  getSearchResults: module.getSearchResults,
  invalidate: module.invalidate,
  notifyRecordUpdateAvailable: module.notifyRecordUpdateAvailable,
  performQuickAction: module.performQuickAction,
  performUpdateRecordQuickAction: module.performUpdateRecordQuickAction,
  updateLayoutUserState: module.updateLayoutUserState,
  updateListPreferences: module.updateListPreferences,
  updateRecord: module.updateRecord,
};
const { platform, server } = testPlatform(endpoints);
const recordId = "a0X000000000001EAA";
const objectApiName = "Trip__c";
const fields = ["Trip__c.Name"];
const actionApiName = "Trip__c.Book";
const actionFeature = "QuickAction";
const lookup = { objectApiName, fieldApiName: "Guide__c" };
const path = { objectApiName, layoutOverride: "Booking" };
const list = { objectApiName, listViewApiName: "All" };

/** Rejected by the compiler, and for programs in JavaScript by the platform, before a request is sent. */
const rejectedCalls: readonly (() => Promise<unknown>)[] = [
  // @ts-expect-error no object
  () => platform.getObjectInfo.read({}),
  // @ts-expect-error a number for a name
  () => platform.getObjectInfo.read({ objectApiName: 7 }),
  // @ts-expect-error one name instead of a list
  () => platform.getObjectInfos.read({ objectApiNames: objectApiName }),
  // @ts-expect-error neither fields nor layouts
  () => platform.getRecord.read({ recordId }),
  // @ts-expect-error no record
  () => platform.getRecord.read({ fields }),
  // @ts-expect-error unknown layout type
  () => platform.getRecord.read({ recordId, layoutTypes: ["Wide"] }),
  // @ts-expect-error a record to delete is a config
  () => platform.deleteRecord(recordId),
  // @ts-expect-error records as in Salesforce's module
  () => platform.getRecords.read({ records: [{ recordIds: [recordId], fields }] }),
  // @ts-expect-error no modes
  () => platform.getRecordUi.read({ recordIds: [recordId], layoutTypes: ["Full"] }),
  // @ts-expect-error no fields
  () => platform.createRecord({ apiName: objectApiName }),
  // @ts-expect-error no object
  () => platform.createRecord({ fields: { Name: "Peru" } }),
  // @ts-expect-error no Id
  () => platform.updateRecord({ fields: { Name: "Peru" } }),
  // @ts-expect-error an Id is a string
  () => platform.updateRecord({ fields: { Id: 7 } }),
  // @ts-expect-error the options of Salesforce's module
  () => platform.updateRecord({ fields: { Id: recordId } }, { ifUnmodifiedSince: "2025-03-01T10:00:00.000Z" }),
  // @ts-expect-error unknown operation
  () => platform.batchRecords({ operations: [{ type: "UPSERT", records: [] }] }),
  // @ts-expect-error an update without Id
  () => platform.batchRecords({ operations: [{ type: "UPDATE", records: [{ fields: { Name: "Peru" } }] }] }),
  // @ts-expect-error a deletion without Id
  () => platform.batchRecords({ operations: [{ type: "Delete", records: [{ fields: {} }] }] }),
  // @ts-expect-error neither sections nor names
  () => platform.getRecordActions.read({ recordIds: recordId }),
  // @ts-expect-error neither ids nor names
  () => platform.getListInfosByName.read({}),
  // @ts-expect-error a page size is a number
  () => platform.getListUi.read({ ...list, pageSize: "ten" }),
  // @ts-expect-error no list view
  () => platform.getListPreferences.read({ objectApiName }),
  // @ts-expect-error a width is a number
  () => platform.updateListPreferences({ ...list, columnWidths: { Name: "wide" } }),
  // @ts-expect-error a condition without values
  () => platform.createListInfo({ objectApiName, filteredByInfo: [{ fieldApiName: "Name", operator: "Equals" }] }),
  // @ts-expect-error a section is either collapsed or not
  () => platform.updateLayoutUserState({ objectApiName, recordTypeId: null, sectionUserStates: { a: {} } }),
  // @ts-expect-error unknown mode
  () => platform.getLayout.read({ objectApiName, layoutType: "Full", mode: "Print" }),
  // @ts-expect-error no record type
  () => platform.getPicklistValues.read({ fieldApiName: "Trip__c.To__c" }),
  // @ts-expect-error unknown form factor
  () => platform.getRecordAvatars.read({ recordIds: [recordId], formFactor: "Huge" }),
  // @ts-expect-error no related list
  () => platform.getRelatedListCount.read({ parentRecordId: recordId }),
  // @ts-expect-error no parent
  () => platform.getRelatedListRecords.read({ relatedListId: "Quotations__r" }),
  // @ts-expect-error no site
  () => platform.getContent.read({ contentKeyOrId: "MC1" }),
  // @ts-expect-error no search term
  () => platform.getSearchResults.read({}),
  // @ts-expect-error a duplicate has values
  () => platform.findDuplicates.read({ apiName: objectApiName, fields: { Name: [] } }),
  // @ts-expect-error no method
  () => platform.executeApex({ classname: "Trips" }),
  // @ts-expect-error ids instead of notices
  () => platform.notifyRecordUpdateAvailable([recordId]),
  // @ts-expect-error one content key instead of a list
  () => platform.getContents.read({ channelOrSiteId: "0DM000000000001AAA", contentKeys: "MC1" }),
  // @ts-expect-error names of fields instead of values
  () => platform.updateRecord({ fields: ["Id"] }),
  // @ts-expect-error records without an operation
  () => platform.batchRecords({ records: [] }),
  // @ts-expect-error no record to update
  () => platform.performUpdateRecordQuickAction({ actionApiName: "Change" }),
  // @ts-expect-error a string instead of a file
  () => platform.createContentVersion({ contentDocumentId: recordId, fileData: "text" }),
];

/** Rejected by the compiler only. Never called. */
export const typeErrors: readonly (() => unknown)[] = [
  // @ts-expect-error unknown parameter
  () => platform.getObjectInfo.read({ objectApiName, language: "nl" }),
  // @ts-expect-error unknown policy
  () => platform.getObjectInfo.read({ objectApiName }, { policy: "network-only" }),
  // @ts-expect-error a policy without its duration
  () => platform.getObjectInfo.read({ objectApiName }, { policy: { type: "stale-while-revalidate" } }),
  // @ts-expect-error a signal is an AbortSignal
  () => platform.getObjectInfo.read({ objectApiName }, { signal: true }),
  // @ts-expect-error no listener
  () => platform.getObjectInfo.subscribe({ objectApiName }),
  // @ts-expect-error fields beside layouts
  () => platform.getRecord.read({ recordId, fields, layoutTypes: ["Full"] }),
  // @ts-expect-error a function is no field value
  () => platform.createRecord({ apiName: objectApiName, fields: { Name: () => "Peru" } }),
  // @ts-expect-error an object is no field value
  () => platform.createRecord({ apiName: objectApiName, fields: { Owner: { Id: recordId } } }),
  // @ts-expect-error list views have no records
  async () => (await platform.getListUi.read({ objectApiName })).records,
  // @ts-expect-error a list has no list views
  async () => (await platform.getListUi.read(list)).lists,
  // @ts-expect-error another result
  async (): Promise<string> => platform.executeApex<number>({ classname: "Trips", method: "count" }),
  // @ts-expect-error another value
  (): string | undefined => module.getFieldValue<number>(undefined, "Trip__c.Days__c"),
  // @ts-expect-error unknown filter
  () => platform.invalidate({ record: recordId }),
  // @ts-expect-error data may be undefined
  (snapshot: Snapshot<{ label: string }>) => snapshot.data.label,
  // @ts-expect-error pending has no data
  (snapshot: Snapshot<{ label: string }>) => snapshot.state === "Pending" && snapshot.data.label,
  // @ts-expect-error a layout has sections
  async () => (await platform.getQuickActionLayout.read({ actionApiName })).layout.rows,
  // @ts-expect-error the ID of a created record is a string
  async (): Promise<number> => Number((await platform.performQuickAction({ actionApiName }))?.id?.toFixed()),
  // @ts-expect-error an object has formulas or not
  async () => (await platform.getFormulaActivation.read({ actionFeature })).objects?.Trip__c?.isActive.length,
  // @ts-expect-error a lookup has no rows
  async () => (await platform.getLookupMetadata.read(lookup)).targetInfo?.Guide__c?.rows,
  // @ts-expect-error the steps of a path are values
  async () => (await platform.getPathLayout.read(path)).steps?.[0]?.apiName,
];

test.each(rejectedCalls)("%s is rejected before a request is sent", async (call) => {
  await expect(call()).rejects.toMatchObject({ name: "PlatformError", status: 400 });
  expect(server.requests).toEqual([]);
});

test("the state of a snapshot narrows its data and error", () => {
  const describe = (snapshot: Snapshot<{ label: string }>): string => {
    if (snapshot.state === "Fulfilled" || snapshot.state === "Stale") return snapshot.data.label;
    return snapshot.state === "Error" ? snapshot.error.message : "none";
  };
  const data = { label: "Trip" };
  expect(describe({ data, error: undefined, loaded: true, loading: false, state: "Stale" })).toBe("Trip");
});

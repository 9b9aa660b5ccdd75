// Calls that must not compile. The compiler checks this file, because an unused `@ts-expect-error` is an error.
import { expect, test } from "vitest";
import type { Snapshot } from "./cache/snapshot.ts";
import * as platformModule from "./index.ts";
import { getFieldValue } from "./index.ts";
import { testPlatform } from "./testing/test-platform.ts";

const { createListInfo, createRecord, batchRecords, deleteRecord, executeApex, findDuplicates, getLayout } =
  platformModule;
const { getListInfosByName, getListUi, getListPreferences, getObjectInfo, getObjectInfos, getPicklistValues } =
  platformModule;
const { getRecord, getRecordActions, getRecordAvatars, getRecords, getRecordUi, getRelatedListCount } = platformModule;
const { getRelatedListRecords, getContent, getNavItems, getSearchResults, invalidate } = platformModule;
const { notifyRecordUpdateAvailable, updateLayoutUserState, updateListPreferences, updateRecord } = platformModule;

const endpoints = {
  batchRecords,
  createListInfo,
  createRecord,
  deleteRecord,
  executeApex,
  findDuplicates,
  getContent,
  getLayout,
  getListInfosByName,
  getListPreferences,
  getListUi,
  getNavItems,
  getObjectInfo,
  getObjectInfos,
  getPicklistValues,
  getRecord,
  getRecordActions,
  getRecordAvatars,
  getRecords,
  getRecordUi,
  getRelatedListCount,
  getRelatedListRecords,
  getSearchResults,
  invalidate,
  notifyRecordUpdateAvailable,
  updateLayoutUserState,
  updateListPreferences,
  updateRecord,
};
const { platform } = testPlatform(endpoints);
const recordId = "a0X000000000001EAA";
const objectApiName = "Trip__c";
const fields = ["Trip__c.Name"];
const list = { objectApiName, listViewApiName: "All" };

/** Never called. */
export const doNotCompile: readonly (() => unknown)[] = [
  // @ts-expect-error no object
  () => platform.getObjectInfo.read({}),
  // @ts-expect-error unknown parameter
  () => platform.getObjectInfo.read({ objectApiName, language: "nl" }),
  // @ts-expect-error a number for a name
  () => platform.getObjectInfo.read({ objectApiName: 7 }),
  // @ts-expect-error unknown policy
  () => platform.getObjectInfo.read({ objectApiName }, { policy: "network-only" }),
  // @ts-expect-error a policy without its duration
  () => platform.getObjectInfo.read({ objectApiName }, { policy: { type: "stale-while-revalidate" } }),
  // @ts-expect-error a signal is an AbortSignal
  () => platform.getObjectInfo.read({ objectApiName }, { signal: true }),
  // @ts-expect-error no listener
  () => platform.getObjectInfo.subscribe({ objectApiName }),
  // @ts-expect-error one name instead of a list
  () => platform.getObjectInfos.read({ objectApiNames: objectApiName }),
  // @ts-expect-error neither fields nor layouts
  () => platform.getRecord.read({ recordId }),
  // @ts-expect-error fields beside layouts
  () => platform.getRecord.read({ recordId, fields, layoutTypes: ["Full"] }),
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
  // @ts-expect-error a function is no field value
  () => platform.createRecord({ apiName: objectApiName, fields: { Name: () => "Peru" } }),
  // @ts-expect-error an object is no field value
  () => platform.createRecord({ apiName: objectApiName, fields: { Owner: { Id: recordId } } }),
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
  // @ts-expect-error list views have no records
  async () => (await platform.getListUi.read({ objectApiName })).records,
  // @ts-expect-error a list has no list views
  async () => (await platform.getListUi.read(list)).lists,
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
  // @ts-expect-error another result
  async (): Promise<string> => platform.executeApex<number>({ classname: "Trips", method: "count" }),
  // @ts-expect-error another value
  (): string | undefined => getFieldValue<number>(undefined, "Trip__c.Days__c"),
  // @ts-expect-error ids instead of notices
  () => platform.notifyRecordUpdateAvailable([recordId]),
  // @ts-expect-error unknown filter
  () => platform.invalidate({ record: recordId }),
  // @ts-expect-error data may be undefined
  (snapshot: Snapshot<{ label: string }>) => snapshot.data.label,
  // @ts-expect-error pending has no data
  (snapshot: Snapshot<{ label: string }>) => snapshot.state === "Pending" && snapshot.data.label,
];

test("at least 40 wrong calls are listed", () => {
  expect(doNotCompile.length).toBeGreaterThanOrEqual(40);
});

test("the state of a snapshot narrows its data and error", () => {
  const describe = (snapshot: Snapshot<{ label: string }>): string => {
    if (snapshot.state === "Fulfilled" || snapshot.state === "Stale") return snapshot.data.label;
    return snapshot.state === "Error" ? snapshot.error.message : "none";
  };
  const data = { label: "Trip" };
  expect(describe({ data, error: undefined, loaded: true, loading: false, state: "Stale" })).toBe("Trip");
});

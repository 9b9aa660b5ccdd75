import { expect, test } from "vitest";
import {
  batchRecords,
  createContentVersion,
  createListInfo,
  createRecord,
  executeApex,
  getContents,
  getLayout,
  getListUi,
  getPicklistValues,
  getRecord,
  getRecordAvatars,
  getRelatedListRecords,
  performUpdateRecordQuickAction,
  updateLayoutUserState,
  updateListPreferences,
  updateRecord,
} from "../index.ts";
import { testPlatform } from "../testing/test-platform.ts";

const endpoints = {
  batchRecords,
  createContentVersion,
  createListInfo,
  createRecord,
  executeApex,
  getContents,
  getLayout,
  getListUi,
  getPicklistValues,
  getRecord,
  getRecordAvatars,
  getRelatedListRecords,
  performUpdateRecordQuickAction,
  updateLayoutUserState,
  updateListPreferences,
  updateRecord,
};
const { platform, server } = testPlatform(endpoints);

const recordId = "a00000000000001AAA";
const objectApiName = "Quotation__c";

/** Calls that a program in plain JavaScript can make and one in TypeScript cannot; each is rejected before it is sent. */
const wrongCalls: Readonly<Record<string, () => Promise<unknown>>> = {
  // @ts-expect-error a number for a text
  getPicklistValues: () => platform.getPicklistValues.read({ fieldApiName: 7, recordTypeId: recordId }),
  // @ts-expect-error a layout type that there is not
  getLayout: () => platform.getLayout.read({ objectApiName, layoutType: "Wide", mode: "View" }),
  // @ts-expect-error neither fields nor layouts
  getRecord: () => platform.getRecord.read({ recordId }),
  // @ts-expect-error a page size in words
  getListUi: () => platform.getListUi.read({ objectApiName, listViewApiName: "Alle", pageSize: "ten" }),
  // @ts-expect-error no related list
  getRelatedListRecords: () => platform.getRelatedListRecords.read({ parentRecordId: recordId }),
  // @ts-expect-error a device that there is not
  getRecordAvatars: () => platform.getRecordAvatars.read({ recordIds: [recordId], formFactor: "Huge" }),
  // @ts-expect-error one key where a list of them is requested
  getContents: () => platform.getContents.read({ channelOrSiteId: "0DM000000000001AAA", contentKeys: "MC" }),
  // @ts-expect-error a record without fields
  createRecord: () => platform.createRecord({ apiName: objectApiName }),
  // @ts-expect-error a field list where values are requested
  updateRecord: () => platform.updateRecord({ fields: ["Id"] }),
  // @ts-expect-error records outside of an operation
  batchRecords: () => platform.batchRecords({ records: [] }),
  createListInfo: () =>
    // @ts-expect-error a condition without values
    platform.createListInfo({ objectApiName, filteredByInfo: [{ fieldApiName: "Name", operator: "Equals" }] }),
  updateListPreferences: () =>
    // @ts-expect-error a width in words
    platform.updateListPreferences({ objectApiName, listViewApiName: "Alle", columnWidths: { Name: "wide" } }),
  updateLayoutUserState: () =>
    // @ts-expect-error a section that is neither open nor closed
    platform.updateLayoutUserState({ objectApiName, recordTypeId: null, sectionUserStates: { a: {} } }),
  // @ts-expect-error no record to change
  performUpdateRecordQuickAction: () => platform.performUpdateRecordQuickAction({ actionApiName: "Change" }),
  // @ts-expect-error a text for a file
  createContentVersion: () => platform.createContentVersion({ contentDocumentId: recordId, fileData: "text" }),
  // @ts-expect-error no method
  executeApex: () => platform.executeApex({ classname: "ContactRequestController" }),
};

test.each(Object.entries(wrongCalls))(
  "the compiler rejects a wrong call of %s, and so does the platform",
  async (_, call) => {
    await expect(call()).rejects.toMatchObject({ name: "PlatformError", status: 400 });
    expect(server.requests).toEqual([]);
  },
);

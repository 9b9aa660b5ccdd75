import { expect } from "vitest";
import {
  getRelatedListCount,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListsCount,
  getRelatedListsInfo,
  updateRelatedListInfo,
  updateRelatedListPreferences,
} from "../../endpoints/related-lists.ts";
import type { ReadCase, WriteCase } from "../contract.ts";
import { denied, missing, missingItem, withValues } from "../org-calls.ts";
import { city, listConfig, nickname, object, quotation, recordId, records, recordTypeId, times } from "../samples.ts";

const relatedListId = "Quotations__r";
const names = [relatedListId, "Geen__r"];
const parent = { parentRecordId: recordId };
const parentObject = { parentObjectApiName: object };
const list = { ...parentObject, relatedListId };
const preferencesId = `${object}.${relatedListId}`;
const orderedBy = [{ fieldApiName: "Name", isAscending: true }];
const preferences = { columnWidths: { Name: 100 }, columnWrap: { Name: true }, orderedBy };
const noPreferences = { columnWidths: {}, columnWrap: {}, orderedBy: [] };
const info = { label: "Offertes", displayColumns: [] };
const count = { count: 3, hasMore: false };
const batchOf = (result: unknown) => ({ results: names.map(() => ({ statusCode: 200, result })) });
const firstOf = (result: unknown) => ({ results: [{ statusCode: 200, result }, missingItem] });
const listParameters = { relatedListId, ...listConfig, where: "{}" };
const wrongLists = [
  [{ fields: [city] }],
  [{ relatedListId: 1 }],
  [{ relatedListId, fields: "x" }],
  [{ relatedListId, optionalFields: [1] }],
  [{ relatedListId, sortBy: "Name" }],
  [{ relatedListId, pageSize: 1.5 }],
  [{ relatedListId, where: {} }],
];

/** The related list in the org. */
const orgInfo = {
  createable: true,
  label: "Offertes",
  displayColumns: [
    { fieldApiName: "Name" },
    { fieldApiName: "Subject__c", dataType: "string", sortable: true },
    { fieldApiName: "Status__c", picklistValues: ["Concept", "Verstuurd", "Geaccepteerd", "Afgewezen"] },
    { fieldApiName: "TotalAmount__c", dataType: "currency" },
    { fieldApiName: "ValidUntil__c", dataType: "date" },
  ],
  listReference: { ...list, type: "relatedList" },
  orderedByInfo: [{ fieldApiName: "ValidUntil__c", isAscending: true }],
  userPreferences: { preferencesId },
};
const bySubject = {
  relatedListId,
  fields: ["Subject__c", "ContactRequest__r.LastName__c"].map((name) => `${quotation}.${name}`),
  pageSize: 2,
  sortBy: ["-Subject__c"],
};

export const reads: Record<string, ReadCase> = {
  getRelatedListCount: {
    endpoint: getRelatedListCount,
    config: { ...parent, relatedListId, maxCount: 100 },
    request: { path: `/related-list-count/${recordId}/${relatedListId}`, query: { maxCount: "100" } },
    required: ["parentRecordId", "relatedListId"],
    response: count,
    lifetime: Infinity,
    org: ({ bakker }) => ({
      administrator: [
        { config: { parentRecordId: bakker, relatedListId }, response: count },
        {
          title: "with a maximum",
          config: { parentRecordId: bakker, relatedListId, maxCount: 2 },
          response: { count: 2, hasMore: true },
        },
        { title: "of a missing list", config: { parentRecordId: bakker, relatedListId: "Geen__r" }, ...missing },
      ],
      guest: missing,
    }),
  },
  getRelatedListsCount: {
    endpoint: getRelatedListsCount,
    config: { ...parent, relatedListNames: names, maxCount: 100 },
    request: { path: `/related-list-count/batch/${recordId}/${names.join()}`, query: { maxCount: "100" } },
    required: ["parentRecordId", "relatedListNames"],
    response: batchOf(count),
    lifetime: Infinity,
    org: ({ bakker }) => ({
      administrator: [{ config: { parentRecordId: bakker, relatedListNames: names }, response: firstOf({ count: 3 }) }],
      guest: missing,
    }),
  },
  getRelatedListsInfo: {
    endpoint: getRelatedListsInfo,
    config: { ...parentObject, recordTypeId },
    request: { path: `/related-list-info/${object}`, query: { recordTypeId } },
    required: ["parentObjectApiName"],
    response: { relatedLists: [] },
    lifetime: times.month,
    org: () => ({
      administrator: [
        {
          config: parentObject,
          response: {
            ...parentObject,
            relatedLists: [
              {
                relatedListId,
                label: "Offertes",
                entityLabel: "Offerte",
                entityLabelPlural: "Offertes",
                fieldApiName: "ContactRequest__c",
                objectApiName: quotation,
              },
            ],
          },
        },
      ],
      guest: { response: { relatedLists: [] } },
    }),
  },
  getRelatedListInfo: {
    endpoint: getRelatedListInfo,
    config: { ...list, fields: [city], optionalFields: [nickname], recordTypeId, restrictColumnsToLayout: false },
    request: {
      path: `/related-list-info/${object}/${relatedListId}`,
      query: { fields: city, optionalFields: nickname, recordTypeId, restrictColumnsToLayout: "false" },
    },
    required: ["parentObjectApiName", "relatedListId"],
    response: info,
    lifetime: times.quarter,
    org: () => ({
      administrator: [
        { config: list, response: orgInfo },
        {
          title: "with more columns than the layout has",
          config: { ...list, restrictColumnsToLayout: false },
          response: { displayColumns: expect.arrayContaining([expect.objectContaining({ fieldApiName: "OwnerId" })]) },
        },
      ],
      guest: denied,
    }),
  },
  getRelatedListInfoBatch: {
    endpoint: getRelatedListInfoBatch,
    config: { ...parentObject, relatedListNames: names, recordTypeId },
    request: { path: `/related-list-info/batch/${object}/${names.join()}`, query: { recordTypeId } },
    required: ["parentObjectApiName", "relatedListNames"],
    response: batchOf(info),
    lifetime: times.quarter,
    org: () => ({
      administrator: [{ config: { ...parentObject, relatedListNames: names }, response: firstOf(orgInfo) }],
      guest: { response: { results: [{ statusCode: 403 }, missingItem] } },
    }),
  },
  getRelatedListPreferences: {
    endpoint: getRelatedListPreferences,
    config: { preferencesId: "a.b" },
    request: { path: "/related-list-preferences/a.b" },
    required: ["preferencesId"],
    response: preferences,
    lifetime: times.quarter,
    org: () => ({ administrator: [{ config: { preferencesId }, response: noPreferences }], guest: denied }),
  },
  getRelatedListPreferencesBatch: {
    endpoint: getRelatedListPreferencesBatch,
    config: { preferencesIds: ["a.b", "c.d"] },
    request: { path: "/related-list-preferences/batch/a.b,c.d" },
    required: ["preferencesIds"],
    response: batchOf(preferences),
    lifetime: times.quarter,
    org: () => ({
      administrator: [
        { config: { preferencesIds: [preferencesId, `${object}.Geen__r`] }, response: firstOf(noPreferences) },
        {
          title: "with something that is no id",
          config: { preferencesIds: [preferencesId, "x"] },
          response: { results: [{ statusCode: 200 }, { statusCode: 400 }] },
        },
      ],
      guest: { response: { results: [{ statusCode: 403 }, missingItem] } },
    }),
  },
  getRelatedListRecords: {
    endpoint: getRelatedListRecords,
    config: { ...parent, ...listParameters },
    request: {
      method: "POST",
      path: `/related-list-records/${recordId}/${relatedListId}`,
      body: { ...listConfig, where: "{}" },
    },
    required: ["parentRecordId", "relatedListId"],
    response: records,
    lifetime: times.halfMinute,
    org: ({ bakker, japan, laos, peru }) => ({
      administrator: [
        {
          title: "that meet a condition",
          config: { parentRecordId: bakker, ...bySubject, where: "{ TotalAmount__c: { gt: 400 } }" },
          response: {
            count: 2,
            nextPageToken: "2",
            listReference: { inContextOfRecordId: bakker },
            records: [
              {
                id: peru,
                ...withValues({ Subject__c: "Peru", ContactRequest__r: withValues({ LastName__c: "Bakker" }) }),
              },
              { id: laos },
            ],
          },
        },
        {
          title: "on the second page",
          config: { parentRecordId: bakker, ...bySubject, pageToken: "2" },
          response: { count: 1, nextPageToken: null, records: [{ id: japan }] },
        },
        { title: "of a missing list", config: { parentRecordId: bakker, relatedListId: "Geen__r" }, ...missing },
      ],
      guest: missing,
    }),
  },
  getRelatedListRecordsBatch: {
    endpoint: getRelatedListRecordsBatch,
    config: { ...parent, relatedListParameters: [listParameters, { relatedListId: "Notes__r" }] },
    request: {
      method: "POST",
      path: `/related-list-records/batch/${recordId}`,
      body: { relatedListParameters: [listParameters, { relatedListId: "Notes__r" }] },
    },
    required: ["parentRecordId", "relatedListParameters"],
    invalid: wrongLists.map((relatedListParameters) => ({ relatedListParameters })),
    response: batchOf(records),
    lifetime: times.halfMinute,
    org: ({ bakker, peru }) => ({
      administrator: [
        {
          config: {
            parentRecordId: bakker,
            relatedListParameters: [{ ...bySubject, pageSize: 1 }, { relatedListId: "Geen__r" }],
          },
          response: firstOf({ count: 1, records: [{ id: peru }] }),
        },
      ],
      guest: missing,
    }),
  },
};

export const writes: Record<string, WriteCase> = {
  updateRelatedListInfo: {
    endpoint: updateRelatedListInfo,
    response: info,
    config: { ...list, orderedByInfo: orderedBy, userPreferences: { a: 1 } },
    request: {
      method: "PATCH",
      path: `/related-list-info/${object}/${relatedListId}`,
      body: { orderedByInfo: orderedBy, userPreferences: { a: 1 } },
    },
    required: ["parentObjectApiName", "relatedListId", "orderedByInfo", "userPreferences"],
    org: () => ({
      administrator: [
        {
          config: { ...list, orderedByInfo: orderedBy, userPreferences: { columnWidths: { Name: 120 } } },
          response: { label: "Offertes", orderedByInfo: orderedBy, userPreferences: { columnWidths: { Name: 120 } } },
        },
        {
          title: "by a missing field",
          config: { ...list, orderedByInfo: [{ fieldApiName: "Nickname__c", isAscending: true }], userPreferences: {} },
          error: { status: 400, errorCode: "INVALID_FIELD" },
        },
      ],
      guest: denied,
    }),
  },
  updateRelatedListPreferences: {
    endpoint: updateRelatedListPreferences,
    response: preferences,
    config: { preferencesId, ...preferences },
    request: { method: "PATCH", path: `/related-list-preferences/${preferencesId}`, body: preferences },
    required: ["preferencesId"],
    invalid: [{ columnWidths: { a: 1.5 } }, { columnWrap: { a: "yes" } }, { orderedBy: [{}] }],
    org: () => ({
      administrator: [
        { response: { preferencesId, ...preferences } },
        {
          title: "by a missing field",
          config: { preferencesId, orderedBy: [{ fieldApiName: "Nickname__c", isAscending: true }] },
          error: { status: 400, errorCode: "INVALID_FIELD" },
        },
      ],
      guest: denied,
    }),
  },
};

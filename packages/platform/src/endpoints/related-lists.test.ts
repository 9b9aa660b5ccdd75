import { expect, test } from "vitest";
import { describeReads, describeWrites, loosely } from "../testing/contract.ts";
import { ok } from "../testing/recorded-transport.ts";
import { city, listConfig, nickname, object, recordId, records, recordTypeId, times } from "../testing/samples.ts";
import { testPlatform } from "../testing/test-platform.ts";
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
} from "./related-lists.ts";

const relatedListId = "Quotations__r";
const names = [relatedListId, "Notes__r"];
const parent = { parentRecordId: recordId };
const parentObject = { parentObjectApiName: object };
const orderedBy = [{ fieldApiName: "Name", isAscending: true }];
const preferences = { columnWidths: { Name: 100 }, columnWrap: { Name: true }, orderedBy };
const info = { label: "Offertes", displayColumns: [] };
const count = { count: 3, hasMore: false };
const batchOf = (result: unknown) => ({ results: names.map(() => ({ statusCode: 200, result })) });
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

describeReads({
  getRelatedListCount: {
    endpoint: getRelatedListCount,
    config: { ...parent, relatedListId, maxCount: 100 },
    request: { path: `/related-list-count/${recordId}/${relatedListId}`, query: { maxCount: "100" } },
    required: ["parentRecordId", "relatedListId"],
    response: count,
    lifetime: Infinity,
  },
  getRelatedListsCount: {
    endpoint: getRelatedListsCount,
    config: { ...parent, relatedListNames: names, maxCount: 100 },
    request: { path: `/related-list-count/batch/${recordId}/${names.join()}`, query: { maxCount: "100" } },
    required: ["parentRecordId", "relatedListNames"],
    response: batchOf(count),
    lifetime: Infinity,
  },
  getRelatedListsInfo: {
    endpoint: getRelatedListsInfo,
    config: { ...parentObject, recordTypeId },
    request: { path: `/related-list-info/${object}`, query: { recordTypeId } },
    required: ["parentObjectApiName"],
    response: { relatedLists: [] },
    lifetime: times.month,
  },
  getRelatedListInfo: {
    endpoint: getRelatedListInfo,
    config: {
      ...parentObject,
      relatedListId,
      fields: [city],
      optionalFields: [nickname],
      recordTypeId,
      restrictColumnsToLayout: false,
    },
    request: {
      path: `/related-list-info/${object}/${relatedListId}`,
      query: { fields: city, optionalFields: nickname, recordTypeId, restrictColumnsToLayout: "false" },
    },
    required: ["parentObjectApiName", "relatedListId"],
    response: info,
    lifetime: times.quarter,
  },
  getRelatedListInfoBatch: {
    endpoint: getRelatedListInfoBatch,
    config: { ...parentObject, relatedListNames: names, recordTypeId },
    request: { path: `/related-list-info/batch/${object}/${names.join()}`, query: { recordTypeId } },
    required: ["parentObjectApiName", "relatedListNames"],
    response: batchOf(info),
    lifetime: times.quarter,
  },
  getRelatedListPreferences: {
    endpoint: getRelatedListPreferences,
    config: { preferencesId: "a.b" },
    request: { path: "/related-list-preferences/a.b" },
    required: ["preferencesId"],
    response: preferences,
    lifetime: times.quarter,
  },
  getRelatedListPreferencesBatch: {
    endpoint: getRelatedListPreferencesBatch,
    config: { preferencesIds: ["a.b", "c.d"] },
    request: { path: "/related-list-preferences/batch/a.b,c.d" },
    required: ["preferencesIds"],
    response: batchOf(preferences),
    lifetime: times.quarter,
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
  },
});

describeWrites({
  updateRelatedListInfo: {
    start: loosely(updateRelatedListInfo, info),
    config: { ...parentObject, relatedListId, orderedByInfo: orderedBy, userPreferences: { a: 1 } },
    request: {
      method: "PATCH",
      path: `/related-list-info/${object}/${relatedListId}`,
      body: { orderedByInfo: orderedBy, userPreferences: { a: 1 } },
    },
    required: ["parentObjectApiName", "relatedListId", "orderedByInfo", "userPreferences"],
  },
  updateRelatedListPreferences: {
    start: loosely(updateRelatedListPreferences, preferences),
    config: { preferencesId: "a.b", ...preferences },
    request: { method: "PATCH", path: "/related-list-preferences/a.b", body: preferences },
    required: ["preferencesId"],
    invalid: [{ columnWidths: { a: 1.5 } }, { columnWrap: { a: "yes" } }, { orderedBy: [{}] }],
  },
});

const endpoints = {
  getRelatedListCount,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListRecords,
  getRelatedListsCount,
  updateRelatedListInfo,
};

test("default values are sent", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok({ ...info, ...records }));
  await platform.getRelatedListInfo.read({ ...parentObject, relatedListId });
  await platform.getRelatedListRecords.read({ ...parent, relatedListId });
  expect(server.requests).toMatchObject([{ query: { restrictColumnsToLayout: "true" } }, { body: { pageSize: 50 } }]);
});

test("items of a batch and the response of a write are cached", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(batchOf(count)));
  await platform.getRelatedListsCount.read({ ...parent, relatedListNames: names });
  await expect(platform.getRelatedListCount.read({ ...parent, relatedListId })).resolves.toEqual(count);
  server.replyWith(ok(batchOf(info)));
  await platform.getRelatedListInfoBatch.read({ ...parentObject, relatedListNames: names });
  await expect(platform.getRelatedListInfo.read({ ...parentObject, relatedListId })).resolves.toEqual(info);
  server.replyWith(ok({ ...info, label: "Voorstellen" }));
  await platform.updateRelatedListInfo({ ...parentObject, relatedListId, orderedByInfo: [], userPreferences: {} });
  await expect(platform.getRelatedListInfo.read({ ...parentObject, relatedListId })).resolves.toMatchObject({
    label: "Voorstellen",
  });
  expect(server.requests).toHaveLength(3);
});

import { expect } from "vitest";
import {
  getListRecordsById,
  getListRecordsByName,
  getListUiById,
  getListUiByName,
  getMruListRecords,
  getMruListUi,
} from "../../endpoints/lists.ts";
import type { ReadCase } from "../contract.ts";
import { withValues } from "../org-calls.ts";
import { allRequests, listBody, listConfig, listQuery, listViewId, object, records, times } from "../samples.ts";

/** The response of a list with its info. */
export const listUi = { info: { eTag: "1" }, records };
/** The lifetime of records, which is shorter than the lifetime of a page. */
const lifetime = times.halfMinute;
const fields = [`${object}.LastName__c`];
const rows = (...names: readonly string[]) => names.map((name) => withValues({ LastName__c: name }));
const newestFirst = rows("Dekker", "Claes", "Bakker");
const info = { label: "Alle aanvragen" };
const noRecords = { count: 0, records: [] };
const mostRecent = { count: 3, records: expect.any(Array) };

export const reads: Record<string, ReadCase> = {
  getListUiByName: {
    endpoint: getListUiByName,
    config: { ...allRequests, ...listConfig },
    request: { path: `/list-ui/${object}/Alle_aanvragen`, query: listQuery },
    required: ["objectApiName", "listViewApiName"],
    response: listUi,
    lifetime,
    org: () => ({
      administrator: [
        {
          config: allRequests,
          response: {
            info,
            records: { count: 3, currentPageToken: "0", nextPageToken: null, pageSize: 50, records: newestFirst },
          },
        },
      ],
      guest: { response: { info, records: noRecords } },
    }),
  },
  getListUiById: {
    endpoint: getListUiById,
    config: { listViewId, ...listConfig },
    request: { path: `/list-ui/${listViewId}`, query: listQuery },
    required: ["listViewId"],
    response: listUi,
    lifetime,
    org: ({ listView }) => ({
      administrator: [
        {
          config: { listViewId: listView, pageSize: 1 },
          response: { info, records: { count: 1, nextPageToken: "1" } },
        },
      ],
      guest: { response: { info, records: noRecords } },
    }),
  },
  getMruListUi: {
    endpoint: getMruListUi,
    config: { objectApiName: object, ...listConfig },
    request: { path: `/mru-list-ui/${object}`, query: listQuery },
    required: ["objectApiName"],
    response: listUi,
    lifetime,
    org: () => ({
      administrator: [
        {
          config: { objectApiName: object },
          response: { info: { listReference: { type: "mru" } }, records: mostRecent },
        },
      ],
      guest: { response: { records: noRecords } },
    }),
  },
  getListRecordsByName: {
    endpoint: getListRecordsByName,
    config: { ...allRequests, ...listConfig, searchTerm: "jan", where: "{}" },
    request: {
      method: "POST",
      path: `/list-records/${object}/Alle_aanvragen`,
      body: { ...listBody, searchTerm: "jan", where: "{}" },
    },
    required: ["objectApiName", "listViewApiName"],
    response: records,
    lifetime,
    org: () => ({
      administrator: [
        {
          title: "in pages",
          config: { ...allRequests, fields, pageSize: 2 },
          response: { count: 2, nextPageToken: "2", previousPageToken: null, records: newestFirst.slice(0, 2) },
        },
        {
          title: "on the second page, in order",
          config: { ...allRequests, fields, pageSize: 2, pageToken: "2", sortBy: fields },
          response: { count: 1, nextPageToken: null, previousPageToken: "0", records: rows("Dekker") },
        },
        {
          title: "that meet a condition",
          config: { ...allRequests, fields, where: "{ Budget__c: { gt: 6000 } }" },
          response: { count: 1, records: rows("Dekker") },
        },
        {
          title: "with a search term",
          config: { ...allRequests, fields, searchTerm: "claes" },
          response: { count: 1, records: rows("Claes") },
        },
      ],
      guest: { response: noRecords },
    }),
  },
  getListRecordsById: {
    endpoint: getListRecordsById,
    config: { listViewId, ...listConfig },
    request: { path: `/list-records/${listViewId}`, query: listQuery },
    required: ["listViewId"],
    response: records,
    lifetime,
    org: ({ listView }) => ({
      administrator: [
        {
          config: { listViewId: listView, fields, sortBy: ["LastName__c"] },
          response: { records: rows("Bakker", "Claes", "Dekker") },
        },
      ],
      guest: { response: noRecords },
    }),
  },
  getMruListRecords: {
    endpoint: getMruListRecords,
    config: { objectApiName: object, ...listConfig },
    request: { path: `/mru-list-records/${object}`, query: listQuery },
    required: ["objectApiName"],
    response: records,
    lifetime,
    org: () => ({
      administrator: [{ config: { objectApiName: object, fields }, response: mostRecent }],
      guest: { response: noRecords },
    }),
  },
};

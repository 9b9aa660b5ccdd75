import { expect, test } from "vitest";
import { describeReads, type ReadCase, start } from "../testing/contract.ts";
import { listBody, listConfig, listQuery, listViewId, object, records, times } from "../testing/samples.ts";
import {
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListInfoSummaries,
  getListObjectInfo,
  getListPreferences,
} from "./list-infos.ts";
import {
  getListRecordsById,
  getListRecordsByName,
  getListUiById,
  getListUiByName,
  getMruListRecords,
  getMruListUi,
} from "./lists.ts";

const names = { objectApiName: object, listViewApiName: "Alle_aanvragen" };
const listUi = { info: { eTag: "1" }, records };
const noRecords = { ...records, count: 0, records: [] };
const summaries = { pageSize: 5, pageToken: "5", q: "alle", recentListsOnly: true };
const summariesQuery = { pageSize: "5", pageToken: "5", q: "alle", recentListsOnly: "true" };
/** The lifetime of records, which is shorter than the lifetime of a page. */
const lifetime = times.halfMinute;

const pages: Record<string, ReadCase> = {
  getListUiByName: {
    endpoint: getListUiByName,
    config: { ...names, ...listConfig },
    request: { path: `/list-ui/${object}/Alle_aanvragen`, query: listQuery },
    required: ["objectApiName", "listViewApiName"],
    response: listUi,
    lifetime,
  },
  getListUiById: {
    endpoint: getListUiById,
    config: { listViewId, ...listConfig },
    request: { path: `/list-ui/${listViewId}`, query: listQuery },
    required: ["listViewId"],
    response: listUi,
    lifetime,
  },
  getMruListUi: {
    endpoint: getMruListUi,
    config: { objectApiName: object, ...listConfig },
    request: { path: `/mru-list-ui/${object}`, query: listQuery },
    required: ["objectApiName"],
    response: listUi,
    lifetime,
  },
  getListRecordsByName: {
    endpoint: getListRecordsByName,
    config: { ...names, ...listConfig, searchTerm: "jan", where: "{}" },
    request: {
      method: "POST",
      path: `/list-records/${object}/Alle_aanvragen`,
      body: { ...listBody, searchTerm: "jan", where: "{}" },
    },
    required: ["objectApiName", "listViewApiName"],
    response: records,
    lifetime,
  },
  getListRecordsById: {
    endpoint: getListRecordsById,
    config: { listViewId, ...listConfig },
    request: { path: `/list-records/${listViewId}`, query: listQuery },
    required: ["listViewId"],
    response: records,
    lifetime,
  },
  getMruListRecords: {
    endpoint: getMruListRecords,
    config: { objectApiName: object, ...listConfig },
    request: { path: `/mru-list-records/${object}`, query: listQuery },
    required: ["objectApiName"],
    response: records,
    lifetime,
  },
};

const infos: Record<string, ReadCase> = {
  getListInfoSummaries: {
    endpoint: getListInfoSummaries,
    config: { objectApiName: object, ...summaries },
    request: { path: `/list-ui/${object}`, query: summariesQuery },
    required: ["objectApiName"],
    response: { lists: [] },
    lifetime: times.month,
  },
  getListInfosByName: {
    endpoint: getListInfosByName,
    config: { ids: [listViewId], names: [`${object}.Alle_aanvragen`] },
    request: { path: "/list-info/batch", query: { ids: listViewId, names: `${object}.Alle_aanvragen` } },
    either: ["ids", "names"],
    invalid: [{ names: ["Alle_aanvragen"] }, { names: [] }, { ids: [] }],
    response: { results: ["1", "2"].map((eTag) => ({ statusCode: 200, result: { eTag } })) },
    lifetime: times.quarter,
  },
  getListInfosByObjectName: {
    endpoint: getListInfosByObjectName,
    config: { objectApiName: object, ...summaries },
    request: { path: `/list-info/${object}`, query: summariesQuery },
    required: ["objectApiName"],
    response: { lists: [] },
    lifetime: times.quarter,
  },
  getListInfoByName: {
    endpoint: getListInfoByName,
    config: names,
    request: { path: `/list-info/${object}/Alle_aanvragen` },
    required: ["objectApiName", "listViewApiName"],
    response: { eTag: "1" },
    lifetime: times.quarter,
  },
  getListObjectInfo: {
    endpoint: getListObjectInfo,
    config: { objectApiName: object },
    request: { path: `/list-object-info/${object}` },
    required: ["objectApiName"],
    response: { columns: [] },
    lifetime: times.quarter,
  },
  getListPreferences: {
    endpoint: getListPreferences,
    config: names,
    request: { path: `/list-preferences/${object}/Alle_aanvragen` },
    required: ["objectApiName", "listViewApiName"],
    response: { columnWidths: {} },
    lifetime: times.quarter,
  },
};

/** An empty list expires as soon as a list with records, because records can be created at any time. */
const withoutRecords = (response: unknown) => (response === listUi ? { ...listUi, records: noRecords } : noRecords);
const emptyPages = Object.entries(pages).map(([name, page]): [string, ReadCase] => [
  `${name} without records`,
  { ...page, response: withoutRecords(page.response) },
]);

describeReads({ ...pages, ...infos });

test.each(emptyPages)("%s expires as soon as a list with records", async (_name, { endpoint, config, response }) => {
  const { api, clock, server } = start(endpoint, response);
  await api.read(config);
  clock.jump(lifetime - 1);
  await api.read(config);
  expect(server.requests).toHaveLength(1);
  clock.jump(1);
  await api.read(config);
  expect(server.requests).toHaveLength(2);
});

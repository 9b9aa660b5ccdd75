import { expect } from "vitest";
import {
  createListInfo,
  deleteListInfo,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListInfoSummaries,
  getListObjectInfo,
  getListPreferences,
  updateListInfoByName,
  updateListPreferences,
} from "../../endpoints/list-infos.ts";
import type { ReadCase, WriteCase } from "../contract.ts";
import { denied, missing } from "../org-calls.ts";
import { allRequests, listViewId, object, times } from "../samples.ts";

const summaries = { pageSize: 5, pageToken: "5", q: "alle", recentListsOnly: true };
const summariesQuery = { pageSize: "5", pageToken: "5", q: "alle", recentListsOnly: "true" };
/** The list view in the org. */
const orgInfo = {
  label: "Alle aanvragen",
  listReference: allRequests,
  cloneable: true,
  createable: true,
  updateable: false,
  deletable: false,
  visibilityEditable: false,
  filterLogicString: null,
  scope: { apiName: "everything" },
  visibility: "Public",
};
const noPreferences = { columnWidths: {}, columnWrap: {}, orderedBy: [] };

export const reads: Record<string, ReadCase> = {
  getListInfoSummaries: {
    endpoint: getListInfoSummaries,
    config: { objectApiName: object, ...summaries },
    request: { path: `/list-ui/${object}`, query: summariesQuery },
    required: ["objectApiName"],
    response: { lists: [] },
    lifetime: times.month,
    org: ({ listView }) => ({
      administrator: [
        {
          config: { objectApiName: object, q: "alle" },
          response: { pageSize: 20, lists: [{ apiName: "Alle_aanvragen", id: listView }] },
        },
      ],
      guest: { response: { lists: [{ apiName: "Alle_aanvragen" }] } },
    }),
  },
  getListInfosByName: {
    endpoint: getListInfosByName,
    config: { ids: [listViewId], names: [`${object}.Alle_aanvragen`] },
    request: { path: "/list-info/batch", query: { ids: listViewId, names: `${object}.Alle_aanvragen` } },
    either: ["ids", "names"],
    invalid: [{ names: ["Alle_aanvragen"] }, { names: [] }, { ids: [] }],
    response: { results: ["1", "2"].map((eTag) => ({ statusCode: 200, result: { eTag } })) },
    lifetime: times.quarter,
    org: ({ listView }) => ({
      administrator: [
        {
          config: { names: [`${object}.Alle_aanvragen`, `${object}.Geen`] },
          response: { results: [{ statusCode: 200, result: orgInfo }, { statusCode: 404 }] },
        },
        {
          title: "by id",
          config: { ids: [listView] },
          response: { results: [{ statusCode: 200, result: orgInfo }] },
        },
      ],
      guest: { response: { results: [{ statusCode: 200 }, { statusCode: 404 }] } },
    }),
  },
  getListInfosByObjectName: {
    endpoint: getListInfosByObjectName,
    config: { objectApiName: object, ...summaries },
    request: { path: `/list-info/${object}`, query: summariesQuery },
    required: ["objectApiName"],
    response: { lists: [] },
    lifetime: times.quarter,
    org: () => ({
      administrator: [
        {
          config: { objectApiName: object, q: "alle" },
          response: {
            count: 1,
            pageSize: 20,
            queryString: "alle",
            lists: [{ apiName: "Alle_aanvragen", label: "Alle aanvragen" }],
          },
        },
        {
          title: "in pages",
          config: { objectApiName: object, pageSize: 2 },
          response: { count: 2, nextPageToken: "2" },
        },
      ],
      guest: { response: { lists: [{ apiName: "Alle_aanvragen" }] } },
    }),
  },
  getListInfoByName: {
    endpoint: getListInfoByName,
    config: allRequests,
    request: { path: `/list-info/${object}/Alle_aanvragen` },
    required: ["objectApiName", "listViewApiName"],
    response: { eTag: "1" },
    lifetime: times.quarter,
    org: () => ({
      administrator: [{ response: orgInfo }],
      guest: { response: { ...orgInfo, cloneable: false, createable: false } },
    }),
  },
  getListObjectInfo: {
    endpoint: getListObjectInfo,
    config: { objectApiName: object },
    request: { path: `/list-object-info/${object}` },
    required: ["objectApiName"],
    response: { columns: [] },
    lifetime: times.quarter,
    org: () => ({
      administrator: [
        {
          response: {
            availableScopes: [{ apiName: "everything" }, { apiName: "mine" }],
            createable: true,
            objectApiName: object,
            publicOrSharedCreateable: true,
            columns: expect.arrayContaining([
              expect.objectContaining({ fieldApiName: "Budget__c", dataType: "Currency", filterable: true }),
              expect.objectContaining({ fieldApiName: "Wishes__c", sortable: false, filterable: false }),
            ]),
          },
        },
      ],
      guest: {
        response: {
          createable: false,
          publicOrSharedCreateable: false,
          columns: expect.not.arrayContaining([expect.objectContaining({ fieldApiName: "Email__c" })]),
        },
      },
    }),
  },
  getListPreferences: {
    endpoint: getListPreferences,
    config: allRequests,
    request: { path: `/list-preferences/${object}/Alle_aanvragen` },
    required: ["objectApiName", "listViewApiName"],
    response: { columnWidths: {} },
    lifetime: times.quarter,
    org: () => ({ administrator: [{ response: noPreferences }], guest: { response: noPreferences } }),
  },
};

const names = { objectApiName: object, listViewApiName: "Peru" };
const path = `/list-info/${object}/Peru`;
const info = { eTag: "1", label: "Peru", listReference: names };
const filter = { fieldApiName: "City__c", operator: "Equals", operandLabels: ["Utrecht"] };
const input = {
  displayColumns: ["Name"],
  filterLogicString: "1",
  filteredByInfo: [filter],
  label: "Peru",
  listShares: [],
  scope: { apiName: "everything" },
  visibility: "Private",
};
const wrongInput = [
  { filteredByInfo: [{ ...filter, fieldApiName: 1 }] },
  { filteredByInfo: [{ ...filter, operator: undefined }] },
  { filteredByInfo: [{ ...filter, operandLabels: "Utrecht" }] },
  { filteredByInfo: filter },
  { scope: {} },
  { scope: { apiName: 1 } },
];
const preferences = {
  columnWidths: { Name: 100 },
  columnWrap: { Name: true },
  orderedBy: [{ fieldApiName: "Name", isAscending: false }],
};

export const writes: Record<string, WriteCase> = {
  createListInfo: {
    endpoint: createListInfo,
    response: info,
    config: { ...names, ...input, includeDefaultAttributes: true },
    request: {
      method: "POST",
      path: `/list-info/${object}`,
      body: { ...names, ...input, includeDefaultAttributes: true },
    },
    required: ["objectApiName"],
    invalid: wrongInput,
    org: () => ({
      administrator: [
        {
          config: { ...names, label: "Peru", visibility: "Public" },
          response: { label: "Peru", listReference: names, visibility: "Public" },
        },
        {
          title: "with a name from its label",
          config: { objectApiName: object, label: "Aanvragen uit België!" },
          response: { listReference: { listViewApiName: "Aanvragen_uit_Belgie" } },
        },
      ],
      guest: denied,
    }),
  },
  updateListInfoByName: {
    endpoint: updateListInfoByName,
    response: info,
    config: { ...names, ...input },
    request: { method: "PATCH", path, body: input },
    required: ["objectApiName", "listViewApiName"],
    invalid: wrongInput,
    org: () => ({
      administrator: [
        { title: "of a user", config: { ...names, label: "Peru 2027" }, response: { label: "Peru 2027" } },
        { title: "of force-app", config: { ...allRequests, label: "Andere" }, ...denied },
      ],
      guest: denied,
    }),
  },
  deleteListInfo: {
    endpoint: deleteListInfo,
    response: undefined,
    ignoresResponse: true,
    config: names,
    request: { method: "DELETE", path },
    required: ["objectApiName", "listViewApiName"],
    org: () => ({
      administrator: [
        { title: "of a user", response: undefined },
        { title: "again", ...missing },
        { title: "of force-app", config: allRequests, ...denied },
      ],
      guest: denied,
    }),
  },
  updateListPreferences: {
    endpoint: updateListPreferences,
    response: preferences,
    config: { ...names, ...preferences },
    request: { method: "PATCH", path: `/list-preferences/${object}/Peru`, body: preferences },
    required: ["objectApiName", "listViewApiName"],
    invalid: [
      { columnWidths: { Name: 1.5 } },
      { columnWrap: { Name: "yes" } },
      { orderedBy: [{ fieldApiName: "Name" }] },
      { orderedBy: [{ isAscending: true }] },
      { orderedBy: [{ fieldApiName: "Name", isAscending: "yes" }] },
    ],
    org: () => ({
      administrator: [
        { config: { ...allRequests, ...preferences }, response: preferences },
        {
          title: "of one column",
          config: { ...allRequests, columnWidths: { City__c: -1 }, orderedBy: [] },
          response: { columnWidths: { Name: 100, City__c: -1 }, columnWrap: { Name: true }, orderedBy: [] },
        },
      ],
      guest: denied,
    }),
  },
};

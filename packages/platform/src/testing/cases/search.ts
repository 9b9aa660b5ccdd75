import {
  getKeywordSearchResults,
  getLookupMetadata,
  getLookupRecords,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getSearchResults,
} from "../../endpoints/search.ts";
import type { ReadCase } from "../contract.ts";
import { denied, withValues } from "../org-calls.ts";
import { object, quotation, recordId, times } from "../samples.ts";

const results = {
  answerTypes: ["Records"],
  configurationName: "x",
  objectApiNames: [object],
  searchObjectOptions: { a: 1 },
};
const keyword = {
  configurationName: "x",
  dataCategories: ["y"],
  filters: [{ field: "City__c" }],
  pageSize: 5,
  pageToken: "5",
  sortBy: ["Name"],
};
const orderBy = [{ fieldApiName: "LastName__c", isAscending: true }];
const body = { sourceRecord: { apiName: object }, orderBy };
const lookup = { objectApiName: quotation, fieldApiName: "ContactRequest__c" };

/** The response of a lookup that found these records. */
const found = (...ids: readonly string[]) => ({
  response: { lookupResults: { [object]: { count: ids.length, records: ids.map((id) => ({ id })) } } },
});
const hits = (...ids: readonly string[]) => ids.map((id) => ({ record: { id } }));

const lookups: Record<string, ReadCase> = {
  getLookupRecords: {
    endpoint: getLookupRecords,
    config: {
      objectApiName: object,
      fieldApiName: "OwnerId",
      page: 1,
      pageSize: 5,
      q: "jan",
      searchType: "TypeAhead",
      dependentFieldBindings: ["City__c=Utrecht"],
      sourceRecordId: recordId,
      targetApiName: "User",
      ...body,
    },
    request: {
      method: "POST",
      path: `/lookups/${object}/OwnerId`,
      query: {
        page: "1",
        pageSize: "5",
        q: "jan",
        searchType: "TypeAhead",
        dependentFieldBindings: "City__c=Utrecht",
        sourceRecordId: recordId,
        targetApiName: "User",
      },
      body,
    },
    required: ["objectApiName", "fieldApiName"],
    response: { lookupResults: {} },
    lifetime: 0,
    org: ({ bakker, claes, dekker }) => ({
      administrator: [
        {
          title: "of users",
          config: { objectApiName: object, fieldApiName: "OwnerId", searchType: "Search", q: "behe" },
          response: { lookupResults: { User: { count: 1, records: [withValues({ Name: "Beheerder" })] } } },
        },
        {
          title: "in all text fields",
          config: { ...lookup, searchType: "Search", q: "delft" },
          ...found(bakker, claes),
        },
        {
          title: "at the start of the name",
          config: { ...lookup, searchType: "TypeAhead", q: "OA-000001", targetApiName: object },
          ...found(bakker),
        },
        { title: "on a later page", config: { ...lookup, page: 2, pageSize: 1, orderBy }, ...found(claes) },
        {
          title: "for a record that was not created yet",
          config: {
            ...lookup,
            pageSize: 1,
            sourceRecord: { fields: { Id: null } },
            orderBy: [{ fieldApiName: "LastName__c", isAscending: false }],
          },
          response: { lookupResults: { [object]: { count: 1, nextPageToken: "1", records: [{ id: dekker }] } } },
        },
        {
          title: "with a term that looks like a query",
          config: { ...lookup, searchType: "Search", q: "%' OR 1=1 --" },
          ...found(),
        },
      ],
      guest: { response: { lookupResults: { User: { count: 0, records: [] } } } },
    }),
  },
  getLookupMetadata: {
    endpoint: getLookupMetadata,
    config: { objectApiName: object, fieldApiName: "OwnerId" },
    request: { path: `/search-info/${object}/lookup/OwnerId` },
    required: ["objectApiName", "fieldApiName"],
    response: {},
    lifetime: times.halfMinute,
    org: () => ({
      administrator: [
        {
          config: lookup,
          response: {
            fieldApiName: "ContactRequest__c",
            targetInfo: {
              [object]: {
                suggestionsInfo: { matchingInfo: { matchingFields: ["Name", "Reference__c", "LastName__c"] } },
              },
            },
          },
        },
      ],
      guest: denied,
    }),
  },
};

const searches: Record<string, ReadCase> = {
  getSearchFilterMetadata: {
    endpoint: getSearchFilterMetadata,
    config: { objectApiName: object, channel: "x", configurationName: "y" },
    request: { path: `/search-info/${object}/filters`, query: { channel: "x", configurationName: "y" } },
    required: ["objectApiName"],
    response: { filters: [] },
    lifetime: times.halfMinute,
    org: () => ({
      administrator: [
        {
          config: { objectApiName: quotation },
          response: {
            filters: [
              { label: "Status", targetFieldPath: `${quotation}.Status__c`, type: "Picklist" },
              { label: "Geldig tot en met", type: "Date" },
            ],
          },
        },
      ],
      guest: denied,
    }),
  },
  getSearchFilterOptions: {
    endpoint: getSearchFilterOptions,
    config: { objectApiName: object, filterApiName: "City__c", q: "utr" },
    request: { path: `/search-info/${object}/filters/City__c/options`, query: { q: "utr" } },
    required: ["objectApiName", "filterApiName"],
    response: { options: [] },
    lifetime: times.halfMinute,
    org: () => ({
      administrator: [
        {
          config: { objectApiName: quotation, filterApiName: "Status__c", q: "ge" },
          response: { options: [{ value: "Geaccepteerd" }, { label: "Afgewezen", value: "Afgewezen" }] },
        },
      ],
      guest: denied,
    }),
  },
  getSearchResults: {
    endpoint: getSearchResults,
    config: { q: "peru", ...results },
    request: { method: "POST", path: "/search/results", query: { q: "peru" }, body: results },
    required: ["q"],
    response: {},
    lifetime: 200,
    org: ({ bakker, claes, loose }) => ({
      administrator: [
        {
          title: "of all objects",
          config: { q: "delft" },
          response: {
            keywordSearchResult: {
              keywordSearchResults: [
                { objectApiName: object, label: "Offerteaanvragen", results: { records: hits(claes, bakker) } },
                { objectApiName: quotation, results: { records: hits(loose) } },
              ],
            },
          },
        },
        {
          title: "of one object, with its page size",
          config: { q: "delft", objectApiNames: [object], searchObjectOptions: { [object]: { pageSize: 1 } } },
          response: {
            keywordSearchResult: {
              keywordSearchResults: [{ objectApiName: object, results: { records: [{}], nextPageToken: "1" } }],
            },
          },
        },
      ],
      guest: {
        response: {
          keywordSearchResult: { keywordSearchResults: [{ objectApiName: object, results: { records: [] } }] },
        },
      },
    }),
  },
  getKeywordSearchResults: {
    endpoint: getKeywordSearchResults,
    config: { objectApiName: object, q: "peru", ...keyword },
    request: {
      method: "POST",
      path: "/search/results/keyword",
      query: { objectApiName: object, q: "peru" },
      body: keyword,
    },
    required: ["objectApiName", "q"],
    response: {},
    lifetime: 200,
    org: ({ bakker, claes }) => ({
      administrator: [
        {
          title: "in pages",
          config: { objectApiName: object, q: "delft", pageSize: 1 },
          response: { keywordSearchResult: { results: { nextPageToken: "1", records: hits(claes) } } },
        },
        {
          title: "with filters",
          config: {
            objectApiName: object,
            q: "delft",
            filters: [{ fieldApiName: "City__c", operator: "Equals", operandLabels: ["Delft"] }],
          },
          response: { keywordSearchResult: { results: { nextPageToken: null, records: hits(bakker) } } },
        },
      ],
      guest: { response: { keywordSearchResult: { results: { records: [] } } } },
    }),
  },
};

export const reads: Record<string, ReadCase> = { ...lookups, ...searches };

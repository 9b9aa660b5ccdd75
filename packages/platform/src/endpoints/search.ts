import type { UiRecord } from "../cache/ui-record.ts";
import * as lifetimes from "../lifetimes.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import {
  anything,
  integer,
  jsonObject,
  objectName,
  objectNames,
  recordId,
  string,
  stringList,
  strings,
} from "../table/kinds.ts";
import { body, path, query, required } from "../table/parameters.ts";

/** Records that a lookup field may lead to, by object. */
export interface LookupRecords {
  readonly lookupResults: Readonly<Record<string, LookupPage>>;
}

/** A page of them. */
export interface LookupPage {
  readonly records: readonly UiRecord[];
  readonly count?: number;
  readonly nextPageToken?: string | null;
}

/** How a lookup field is searched. */
export interface LookupMetadata {
  readonly [name: string]: unknown;
}

/** A filter that narrows a search down. */
export interface SearchFilter {
  readonly label: string;
  readonly targetFieldPath?: string;
  readonly type: string;
  /** What {@link SearchFilterOptions} are asked for with. */
  readonly filterApiName?: string;
  readonly defaultOperator?: string;
  readonly supportedOperators?: readonly string[];
}

/** The filters that an object's searches have. */
export interface SearchFilters {
  readonly filters: readonly SearchFilter[];
}

/** The choices of one filter. */
export interface SearchFilterOptions {
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/** A page of the records of one object that match a search. */
export interface KeywordSearchPage {
  readonly objectApiName: string;
  readonly label?: string;
  readonly results: {
    readonly records: readonly { readonly record: UiRecord; readonly highlightInfo?: unknown }[];
    readonly pageSize?: number;
    readonly currentPageToken?: string | null;
    readonly nextPageToken?: string | null;
    readonly previousPageToken?: string | null;
  };
}

/** The records that match a search, by object. */
export interface SearchResults {
  readonly keywordSearchResult?: { readonly keywordSearchResults: readonly KeywordSearchPage[] };
  readonly configurationName?: string | null;
  readonly query?: string;
  readonly [name: string]: unknown;
}

/** The records of one object that match a search. */
export interface KeywordSearchResults {
  readonly keywordSearchResult?: KeywordSearchPage;
  readonly configurationName?: string | null;
  readonly [name: string]: unknown;
}

/** Records that a lookup field may lead to. Nothing is kept: each read asks anew. */
export const getLookupRecords = defineRead({
  name: "getLookupRecords",
  method: "POST",
  path: "/lookups/{objectApiName}/{fieldApiName}",
  parameters: {
    objectApiName: path(objectName),
    fieldApiName: path(string),
    page: query(integer),
    pageSize: query(integer),
    q: query(string),
    searchType: query(string),
    dependentFieldBindings: query(strings),
    sourceRecordId: query(recordId),
    targetApiName: query(objectName),
    sourceRecord: body(jsonObject),
    orderBy: body(anything),
  },
  lifetime: lifetimes.lookupRecords,
  response: unnormalized(expectObject<LookupRecords>({ lookupResults: "object" })),
});

/** How a lookup field is searched. */
export const getLookupMetadata = defineRead({
  name: "getLookupMetadata",
  path: "/search-info/{objectApiName}/lookup/{fieldApiName}",
  parameters: {
    objectApiName: path(objectName),
    fieldApiName: path(string),
  },
  lifetime: lifetimes.lookupMetadata,
  response: unnormalized(expectObject<LookupMetadata>({})),
});

/** What is found for a few words, by object. */
export const getSearchResults = defineRead({
  name: "getSearchResults",
  method: "POST",
  path: "/search/results",
  parameters: {
    q: required(query(string)),
    answerTypes: body(strings),
    configurationName: body(string),
    objectApiNames: body(objectNames),
    searchObjectOptions: body(anything),
  },
  lifetime: lifetimes.searchResults,
  response: unnormalized(expectObject<SearchResults>({})),
});

/** An object's records that hold a few words. */
export const getKeywordSearchResults = defineRead({
  name: "getKeywordSearchResults",
  method: "POST",
  path: "/search/results/keyword",
  parameters: {
    objectApiName: required(query(objectName)),
    q: required(query(string)),
    configurationName: body(string),
    dataCategories: body(anything),
    filters: body(anything),
    pageSize: body(integer),
    pageToken: body(string),
    sortBy: body(stringList),
  },
  lifetime: lifetimes.keywordSearch,
  response: unnormalized(expectObject<KeywordSearchResults>({})),
});

/** The filters that searches of an object have. */
export const getSearchFilterMetadata = defineRead({
  name: "getSearchFilterMetadata",
  path: "/search-info/{objectApiName}/filters",
  parameters: {
    objectApiName: path(objectName),
    channel: query(string),
    configurationName: query(string),
  },
  lifetime: lifetimes.searchFilterMetadata,
  response: unnormalized(expectObject<SearchFilters>({})),
});

/** The choices of a filter. */
export const getSearchFilterOptions = defineRead({
  name: "getSearchFilterOptions",
  path: "/search-info/{objectApiName}/filters/{filterApiName}/options",
  parameters: {
    objectApiName: path(objectName),
    filterApiName: path(string),
    q: query(string),
  },
  lifetime: lifetimes.searchFilterOptions,
  response: unnormalized(expectObject<SearchFilterOptions>({})),
});

import type { UiRecord } from "../cache/ui-record.ts";
import { second } from "../times.ts";
import type { PageTokens } from "../codecs/list-types.ts";
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

/** Records that a lookup field may refer to, by object. */
export interface LookupRecords {
  readonly lookupResults: Readonly<Record<string, LookupPage>>;
}

/** A page of them. */
export interface LookupPage {
  readonly records: readonly UiRecord[];
  readonly count?: number;
  readonly nextPageToken?: string | null;
}

/** The fields that a lookup displays and searches. */
export interface LookupSearchInfo {
  readonly displayLayout?: { readonly displayFields: readonly string[] };
  readonly matchingInfo?: { readonly matchingFields: readonly string[] };
}

/** How a lookup searches one object. */
export interface LookupTargetInfo {
  readonly objectApiName: string;
  readonly suggestionsInfo?: LookupSearchInfo;
  /** Until API version 60. Later versions have `advancedLookupInfo`. */
  readonly fullSearchInfo?: LookupSearchInfo;
  readonly advancedLookupInfo?: {
    readonly displayInfo?: { readonly fields: readonly Record<"fieldPath" | "label" | "objectApiName", string>[] };
  };
  readonly errorMessages?: readonly string[];
}

/** The search settings of a lookup field. */
export interface LookupMetadata {
  readonly fieldApiName?: string;
  readonly objectApiName?: string;
  /** The field that is displayed beside the name. */
  readonly secondaryField?: string | null;
  /** By API name of the object that the lookup refers to. */
  readonly targetInfo?: Readonly<Record<string, LookupTargetInfo>>;
}

/** A search filter. */
export interface SearchFilter {
  readonly label: string;
  readonly targetFieldPath?: string;
  readonly type: string;
  /** Name to request {@link SearchFilterOptions} with. */
  readonly filterApiName?: string;
  readonly defaultOperator?: string;
  readonly supportedOperators?: readonly string[];
}

/** The search filters of an object. */
export interface SearchFilters {
  readonly filters: readonly SearchFilter[];
}

/** The options of one filter. */
export interface SearchFilterOptions {
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/** A page of the records of one object that match a search. */
export interface KeywordSearchPage {
  readonly objectApiName: string;
  readonly label?: string;
  readonly results: PageTokens & {
    readonly records: readonly { readonly record: UiRecord; readonly highlightInfo?: unknown }[];
    readonly pageSize?: number;
  };
}

/** The records that match a search, by object. */
export interface SearchResults {
  readonly keywordSearchResult?: { readonly keywordSearchResults: readonly KeywordSearchPage[] };
  readonly configurationName?: string | null;
  readonly query?: string;
}

/** The records of one object that match a search. */
export interface KeywordSearchResults {
  readonly keywordSearchResult?: KeywordSearchPage;
  readonly configurationName?: string | null;
}

/** Records that a lookup field may refer to. Never cached. */
export const getLookupRecords = defineRead("getLookupRecords", {
  route: "POST /lookups/{objectApiName}/{fieldApiName}",
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
  lifetime: 0,
  response: unnormalized(expectObject<LookupRecords>({ lookupResults: "object" })),
});

/** The search settings of a lookup field. */
export const getLookupMetadata = defineRead("getLookupMetadata", {
  route: "GET /search-info/{objectApiName}/lookup/{fieldApiName}",
  parameters: { objectApiName: path(objectName), fieldApiName: path(string) },
  lifetime: 30 * second,
  response: unnormalized(expectObject<LookupMetadata>({})),
});

/** The records that match a search, by object. */
export const getSearchResults = defineRead("getSearchResults", {
  route: "POST /search/results",
  parameters: {
    q: required(query(string)),
    answerTypes: body(strings),
    configurationName: body(string),
    objectApiNames: body(objectNames),
    searchObjectOptions: body(anything),
  },
  lifetime: 200,
  response: unnormalized(expectObject<SearchResults>({})),
});

/** The records of one object that match a search. */
export const getKeywordSearchResults = defineRead("getKeywordSearchResults", {
  route: "POST /search/results/keyword",
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
  lifetime: 200,
  response: unnormalized(expectObject<KeywordSearchResults>({})),
});

/** The search filters of an object. */
export const getSearchFilterMetadata = defineRead("getSearchFilterMetadata", {
  route: "GET /search-info/{objectApiName}/filters",
  parameters: { objectApiName: path(objectName), channel: query(string), configurationName: query(string) },
  lifetime: 30 * second,
  response: unnormalized(expectObject<SearchFilters>({})),
});

/** The options of a filter. */
export const getSearchFilterOptions = defineRead("getSearchFilterOptions", {
  route: "GET /search-info/{objectApiName}/filters/{filterApiName}/options",
  parameters: { objectApiName: path(objectName), filterApiName: path(string), q: query(string) },
  lifetime: 30 * second,
  response: unnormalized(expectObject<SearchFilterOptions>({})),
});

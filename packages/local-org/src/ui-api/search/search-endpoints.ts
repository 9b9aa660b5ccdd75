import type {
  KeywordSearchResults,
  LookupMetadata,
  LookupRecords,
  SearchFilterOptions,
  SearchFilters,
  SearchResults,
} from "@travel-design/platform";
import { get, post, type Endpoint } from "../endpoint.ts";
import { lookupRecords } from "./lookup-records.ts";
import { lookupMetadata, searchFilterOptions, searchFilters } from "./search-info.ts";
import { keywordSearch, searchResults } from "./search-results.ts";

/** Searching for records, and for those that a lookup may point at. */
export const searchEndpoints: readonly Endpoint[] = [
  post<LookupRecords>("/lookups/:objectApiName/:fieldApiName", lookupRecords),
  get<LookupMetadata>("/search-info/:objectApiName/lookup/:fieldApiName", lookupMetadata),
  get<SearchFilters>("/search-info/:objectApiName/filters", searchFilters),
  get<SearchFilterOptions>("/search-info/:objectApiName/filters/:filterApiName/options", searchFilterOptions),
  post<SearchResults>("/search/results", searchResults),
  post<KeywordSearchResults>("/search/results/keyword", keywordSearch),
];

import { get, post, type Endpoint } from "../endpoint.ts";
import { lookupRecords } from "./lookup-records.ts";
import { lookupMetadata, searchFilterOptions, searchFilters } from "./search-info.ts";
import { keywordSearch, searchResults } from "./search-results.ts";

/** Searching for records, and for those that a lookup may point at. */
export const searchEndpoints: readonly Endpoint[] = [
  post("/lookups/:objectApiName/:fieldApiName", lookupRecords),
  get("/search-info/:objectApiName/lookup/:fieldApiName", lookupMetadata),
  get("/search-info/:objectApiName/filters", searchFilters),
  get("/search-info/:objectApiName/filters/:filterApiName/options", searchFilterOptions),
  post("/search/results", searchResults),
  post("/search/results/keyword", keywordSearch),
];

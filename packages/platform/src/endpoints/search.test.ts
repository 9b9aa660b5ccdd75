import { describeReads } from "../testing/contract.ts";
import { object, times } from "../testing/samples.ts";
import {
  getKeywordSearchResults,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getSearchResults,
} from "./search.ts";

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

describeReads({
  getSearchFilterMetadata: {
    endpoint: getSearchFilterMetadata,
    config: { objectApiName: object, channel: "x", configurationName: "y" },
    request: { path: `/search-info/${object}/filters`, query: { channel: "x", configurationName: "y" } },
    required: ["objectApiName"],
    response: { filters: [] },
    lifetime: times.halfMinute,
  },
  getSearchFilterOptions: {
    endpoint: getSearchFilterOptions,
    config: { objectApiName: object, filterApiName: "City__c", q: "utr" },
    request: { path: `/search-info/${object}/filters/City__c/options`, query: { q: "utr" } },
    required: ["objectApiName", "filterApiName"],
    response: { options: [] },
    lifetime: times.halfMinute,
  },
  getSearchResults: {
    endpoint: getSearchResults,
    config: { q: "peru", ...results },
    request: { method: "POST", path: "/search/results", query: { q: "peru" }, body: results },
    required: ["q"],
    response: {},
    lifetime: 200,
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
  },
});

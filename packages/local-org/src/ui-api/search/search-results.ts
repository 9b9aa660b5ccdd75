import { OrgError } from "../../errors.ts";
import { asInput, asInputWith, stringOf, stringsOf, type Input } from "../../http/input.ts";
import type { ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { RecordFilter } from "../../records/record-filter.ts";
import type { Call } from "../endpoint.ts";
import { conditionFilter } from "../filters/list-filter.ts";
import { searchFilter } from "../filters/search-filter.ts";
import { findObject, visibleObjects } from "../find.ts";
import { readFilter } from "../lists/list-input.ts";
import { sortOf } from "../lists/list-request.ts";
import { invalidParameter, readPageSize, readPageToken, type Page } from "../paging.ts";
import { uiApiPath } from "../paths.ts";
import { readRecordPage } from "../record-page.ts";
import { selectNamed } from "../record-selection.ts";

const defaultPageSize = 25;
const maxPageSize = 2000;
const minCharacters = 2;

/** What is searched for in the records of one object. */
interface Search {
  q: string;
  page: Page;
  filters: readonly RecordFilter[];
  sortBy: readonly string[];
}

/** @throws OrgError 400 for a search without words */
function readWords(call: Call): string {
  const q = (call.query.get("q") ?? "").trim();
  if (q.replace(/[*?\s]/g, "").length >= minCharacters) return q;
  throw invalidParameter(`q must contain at least ${minCharacters} characters.`);
}

/** The records of an object that contain the words. */
function searchObject(call: Call, object: ObjectMetadata, { q, page, filters, sortBy }: Search) {
  const { resultFields } = object.searchLayout;
  const results = readRecordPage(call, {
    object,
    where: { all: [searchFilter(object, q), ...filters] },
    sort: sortOf(object, sortBy),
    selection: selectNamed(call, object, ["Id", "Name", ...resultFields]),
    page,
    url: `${uiApiPath}/search/results/keyword`,
  });
  return {
    error: null,
    keyPrefix: object.keyPrefix,
    label: object.labelPlural,
    objectApiName: object.apiName,
    results: {
      currentPageToken: results.currentPageToken,
      nextPageToken: results.nextPageToken,
      pageSize: page.pageSize,
      previousPageToken: results.previousPageToken,
      queryString: q,
      records: results.records.map((record) => ({ highlightInfo: null, record })),
      sortBy,
    },
  };
}

/** The page size of an object's results. */
function pageSizeFor(options: Input, { apiName }: ObjectMetadata): number {
  const { pageSize } = asInputWith(options[apiName] ?? {}, "searchObjectOptions", ["pageSize"]);
  return readPageSize(pageSize, defaultPageSize, maxPageSize);
}

/**
 * Everything that contains the words, by object.
 *
 * @throws OrgError 400
 */
export function searchResults(call: Call, body: unknown) {
  const keys = ["answerTypes", "configurationName", "objectApiNames", "searchObjectOptions"];
  const input = asInputWith(body, "the search", keys);
  const q = readWords(call);
  const requested = stringsOf(input, "objectApiNames");
  const options = asInput(input.searchObjectOptions ?? {}, "searchObjectOptions");
  stringsOf(input, "answerTypes");
  const objects =
    requested.length > 0
      ? requested.map((name) => findObject(call.metadata, call.access, name))
      : visibleObjects(call.metadata, call.access).filter(({ isSearchable }) => isSearchable);
  const keywordSearchResults = objects.map((object) =>
    searchObject(call, object, {
      q,
      page: { offset: 0, pageSize: pageSizeFor(options, object) },
      filters: [],
      sortBy: [],
    }),
  );
  return {
    configurationName: stringOf(input, "configurationName", "") || null,
    keywordSearchResult: { keywordSearchResults },
    qnaResult: null,
    query: q,
  };
}

/**
 * A page of the records of one object that contain the words.
 *
 * @throws OrgError 400, 501 for data categories
 */
export function keywordSearch(call: Call, body: unknown) {
  const keys = ["configurationName", "dataCategories", "filters", "pageSize", "pageToken", "sortBy"];
  const input = asInputWith(body, "the search", keys);
  const q = readWords(call);
  const object = findObject(call.metadata, call.access, call.query.get("objectApiName") ?? "");
  const { dataCategories, filters = [] } = input;
  if (Array.isArray(dataCategories) ? dataCategories.length > 0 : (dataCategories ?? null) !== null)
    throw new OrgError(501, "NOT_IMPLEMENTED", "The local org has no data categories; leave them out.");
  if (!Array.isArray(filters)) throw invalidParameter("filters must be a list.");
  return {
    configurationName: stringOf(input, "configurationName", "") || null,
    keywordSearchResult: searchObject(call, object, {
      q,
      page: {
        pageSize: readPageSize(input.pageSize, defaultPageSize, maxPageSize),
        offset: readPageToken(stringOf(input, "pageToken", "0")),
      },
      filters: filters.map((filter) => conditionFilter(object, readFilter(filter), call.org.now())),
      sortBy: stringsOf(input, "sortBy"),
    }),
  };
}

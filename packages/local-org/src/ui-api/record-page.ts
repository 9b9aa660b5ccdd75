import type { ObjectMetadata } from "../metadata/org-metadata.ts";
import type { RecordFilter } from "../records/record-filter.ts";
import type { ListQuery } from "../records/record-store.ts";
import type { Call } from "./endpoint.ts";
import { pageTokens, type Page } from "./paging.ts";
import { showRecord, type RecordSelection } from "./record-selection.ts";

/** Which records, in which order, and what is shown of them. */
export interface PageQuery {
  object: ObjectMetadata;
  where: RecordFilter;
  sort: NonNullable<ListQuery["sort"]>;
  selection: RecordSelection;
  page: Page;
  /** The address that the pages have. */
  url: string;
}

/** A page of records as responses contain it, empty for a guest. One record more is read, to know whether a page follows. */
export function readRecordPage(call: Call, { object, where, sort, selection, page, url }: PageQuery) {
  const { offset, pageSize } = page;
  const found = call.access.canUseRecords
    ? call.records.list(object.apiName, { where, sort, offset, limit: pageSize + 1 })
    : [];
  const records = found.slice(0, pageSize).map((record) => showRecord(call.records, object, record, selection));
  const tokens = pageTokens(page, found.length > pageSize);
  const urlOf = (token: string): string => `${url}?pageSize=${pageSize}&pageToken=${token}`;
  return {
    count: records.length,
    ...tokens,
    currentPageUrl: urlOf(tokens.currentPageToken),
    nextPageUrl: tokens.nextPageToken === null ? null : urlOf(tokens.nextPageToken),
    previousPageUrl: tokens.previousPageToken === null ? null : urlOf(tokens.previousPageToken),
    records,
  };
}

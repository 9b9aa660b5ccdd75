import { isJsonObject, sameJson, typeMismatch } from "../json.ts";
import { recordsOf } from "../records/record-store.ts";
import { isUiRecord, type UiRecord } from "../records/ui-record.ts";
import { RecordRows } from "./record-rows.ts";
import type { Arrival, Holding, Shape } from "./shape.ts";

/** A page of a list's records. */
export interface ListRecords {
  readonly records: readonly UiRecord[];
  readonly count?: number | null;
  readonly pageSize?: number | null;
  readonly currentPageToken?: string | null;
  readonly nextPageToken?: string | null;
  readonly previousPageToken?: string | null;
  /** eTag of the list info that these records belong to. */
  readonly listInfoETag?: string | null;
}

const isListRecords = (body: unknown): body is ListRecords =>
  isJsonObject(body) && Array.isArray(body.records) && body.records.every(isUiRecord);

/** @throws TypeError when the answer is not a page of records */
export function expectListRecords(body: unknown): ListRecords {
  if (isListRecords(body)) return body;
  if (!isJsonObject(body)) throw typeMismatch("object", body);
  throw Array.isArray(body.records)
    ? typeMismatch(
        "object",
        body.records.find((row) => !isUiRecord(row)),
      )
    : typeMismatch("array", body.records);
}

/** A page of records; each record is held once with all other answers that show it. */
export const listRecords: Shape<unknown, ListRecords> = {
  hold: (body, arrival) => holdListRecords(expectListRecords(body), arrival, arrival.previous?.read()),
};

/**
 * Holds a page of records.
 *
 * @param shown the page shown so far: what is the same keeps its object
 */
export function holdListRecords(
  answer: ListRecords,
  { cache, moment, lifetime }: Pick<Arrival<unknown, never>, "cache" | "moment" | "lifetime">,
  shown: ListRecords | undefined,
): Holding<ListRecords> {
  const until = moment.now + lifetime;
  const rows = new RecordRows(answer.records, recordsOf(cache), moment, shown?.records);
  const first = { ...answer, records: rows.read() };
  let page = shown && sameJson(shown, first) ? shown : first;
  return {
    sources: rows.cells,
    read() {
      const records = rows.read();
      if (page.records !== records) page = { ...answer, records };
      return page;
    },
    partChanged: (source) => rows.partChanged(source),
    freshUntil: () => Math.min(until, rows.freshUntil()),
    freshAtLeastUntil: () => Math.min(until, rows.freshAtLeastUntil()),
    keepUntil: () => until,
  };
}

import type { Source } from "../engine/source.ts";
import { isJsonObject } from "../json.ts";
import { sameJson, typeMismatch } from "../json-values.ts";
import type { RecordCell } from "../records/record-cell.ts";
import { recordsOf } from "../records/record-store.ts";
import { expectRecord, type UiRecord } from "../records/ui-record.ts";
import { RecordRows } from "./record-rows.ts";
import type { Arrival, Holding, Shape } from "./shape.ts";

/** Names a list in an answer: a list view, the records that the user looked at last, or a related list. */
export interface ListReference {
  /** Of a list view. */
  readonly id?: string | null;
  readonly listViewApiName?: string | null;
  readonly objectApiName?: string | null;
  /** `listView`, `mru` or `relatedList`. */
  readonly type?: string;
  readonly relatedListId?: string | null;
  readonly parentObjectApiName?: string | null;
  readonly recordTypeId?: string | null;
  /** The record that a related list belongs to. */
  readonly inContextOfRecordId?: string | null;
}

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
  readonly listReference?: ListReference;
  readonly eTag?: string;
  /** What was asked for, as the server understood it. */
  readonly fields?: readonly string[];
  readonly optionalFields?: readonly string[];
  readonly sortBy?: readonly string[];
  readonly searchTerm?: string | null;
  readonly where?: string | null;
  readonly currentPageUrl?: string | null;
  readonly nextPageUrl?: string | null;
  readonly previousPageUrl?: string | null;
}

type PageArrival = Pick<Arrival<unknown, never>, "cache" | "moment" | "lifetime">;

function assertListRecords(body: unknown): asserts body is ListRecords {
  if (!isJsonObject(body)) throw typeMismatch("object", body);
  if (!Array.isArray(body.records)) throw typeMismatch("array", body.records);
  body.records.forEach(expectRecord);
}

/** @throws TypeError when the answer is not a page of records */
export function expectListRecords(body: unknown): ListRecords {
  assertListRecords(body);
  return body;
}

/** A page of records; each record is held once with all other answers that show it. */
export const listRecords: Shape<unknown, ListRecords> = {
  hold: (body, arrival) => new ListPage(expectListRecords(body), arrival, arrival.previous?.read()),
};

/** A page of records as the cache holds it. */
export class ListPage implements Holding<ListRecords> {
  readonly #answer: ListRecords;
  readonly #rows: RecordRows;
  readonly #until: number;
  #page: ListRecords;

  /** @param shown the page shown so far: what is the same keeps its object */
  constructor(answer: ListRecords, { cache, moment, lifetime }: PageArrival, shown: ListRecords | undefined) {
    this.#answer = answer;
    this.#until = moment.now + lifetime;
    this.#rows = new RecordRows(answer.records, recordsOf(cache), moment, shown?.records);
    const first = { ...answer, records: this.#rows.read() };
    this.#page = shown && sameJson(shown, first) ? shown : first;
  }

  get sources(): readonly RecordCell[] {
    return this.#rows.cells;
  }

  read(): ListRecords {
    const records = this.#rows.read();
    if (this.#page.records !== records) this.#page = { ...this.#answer, records };
    return this.#page;
  }

  partChanged(source: Source): void {
    this.#rows.partChanged(source);
  }

  freshUntil(): number {
    return Math.min(this.#until, this.#rows.freshUntil());
  }

  freshAtLeastUntil(): number {
    return Math.min(this.#until, this.#rows.freshAtLeastUntil());
  }

  keepUntil(): number {
    return this.#until;
  }
}

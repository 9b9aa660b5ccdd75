import type { Dependency } from "../cache/dependency.ts";
import type { NormalizedRecord } from "../cache/normalized-record.ts";
import { recordsOf } from "../cache/record-store.ts";
import { isSameView, viewOf } from "../cache/record-view.ts";
import type { CachedData, NormalizeContext, ResponseCodec } from "../cache/response-codec.ts";
import { selectionIn, type Selection } from "../cache/selection.ts";
import { expectRecord, type UiRecord } from "../cache/ui-record.ts";
import { sameJson } from "../json-values.ts";
import { recordLifetime } from "../times.ts";
import type { ListRecords } from "./list-types.ts";
import { expectObject } from "./unnormalized.ts";

const expectPage = expectObject<ListRecords>({ records: "array" });

/** @throws TypeError if the response body is not a page of records */
export function expectListRecords(body: unknown): ListRecords {
  const page = expectPage(body);
  page.records.forEach(expectRecord);
  return page;
}

/** Normalizes the records of a page. */
export const listRecords: ResponseCodec<unknown, ListRecords> = {
  normalize: (body, context) => new ListPage(expectListRecords(body), context, context.previous?.read()),
};

interface Row {
  readonly at: number;
  readonly normalized: NormalizedRecord;
  /** Whether the response contained every field that the list selects. */
  readonly isComplete: boolean;
  /** Undefined if the record was deleted. */
  view: UiRecord | undefined;
  /** Whether the record changed since the view was built. */
  isChanged: boolean;
  /** The row that changed before this one: a linked list, because writes are frequent. */
  earlier: Row | undefined;
}

/**
 * A page of normalized records. A page may be long and one record may be on many pages, so a change of one record must
 * not iterate over every row.
 */
export class ListPage implements CachedData<ListRecords> {
  readonly #response: ListRecords;
  readonly #until: number;
  readonly #selection: Selection;
  readonly #rows: readonly Row[];
  readonly #rowOf: ReadonlyMap<Dependency, Row>;
  /** Upper bound of the oldest time stamp: an empty page is as old as its response. */
  readonly #oldestUpperBound: number;
  /** Lower bound of the oldest time stamp of all rows. */
  #oldestLowerBound = -Infinity;
  #changed: Row | undefined;
  #page: ListRecords;

  /**
   * Merges the records into the store.
   *
   * @param shown the current page; equal parts keep their object identity
   */
  constructor(
    response: ListRecords,
    { cache, received, lifetime }: Pick<NormalizeContext<unknown, never>, "cache" | "received" | "lifetime">,
    shown: ListRecords | undefined,
  ) {
    const { records, fields = [], optionalFields = [] } = response;
    const store = recordsOf(cache);
    const selection = selectionIn(records, [...fields, ...optionalFields]);
    this.#response = response;
    this.#until = received.at + lifetime;
    this.#selection = selection;
    this.#oldestUpperBound = records.length > 0 ? Infinity : received.at;
    this.#rows = records.map((incoming, at) => {
      const normalized = store.merge(incoming, received);
      const isComplete = Object.keys(incoming.fields).length === selection.size;
      if (!isComplete) normalized.markMissing(selection, incoming, received.at);
      return { at, normalized, isComplete, view: shown?.records[at], isChanged: false, earlier: undefined };
    });
    this.#rowOf = new Map(this.#rows.map((row) => [row.normalized, row]));
    for (const row of this.#rows) this.#rebuild(row);
    const page = { ...response, records: this.#rebuildRows(shown?.records ?? []) };
    this.#page = shown && sameJson(shown, page) ? shown : page;
  }

  get dependencies(): readonly NormalizedRecord[] {
    return this.#rows.map(({ normalized }) => normalized);
  }

  onDependencyChange(dependency: Dependency): void {
    const row = this.#rowOf.get(dependency);
    if (!row || row.isChanged) return;
    row.isChanged = true;
    row.earlier = this.#changed;
    this.#changed = row;
  }

  /** The page without deleted records. */
  read(): ListRecords {
    const changed = this.#changed;
    this.#changed = undefined;
    let isChange = false;
    for (let row = changed; row; row = row.earlier) {
      row.isChanged = false;
      this.#oldestLowerBound = Math.min(this.#oldestLowerBound, this.#oldestTimestamp(row));
      if (this.#rebuild(row)) isChange = true;
    }
    if (isChange) this.#updateRows(changed);
    return this.#page;
  }

  freshUntil(): number {
    this.#oldestLowerBound = this.#rows.reduce(
      (since, row) => Math.min(since, this.#oldestTimestamp(row)),
      this.#oldestUpperBound,
    );
    return this.freshUntilLowerBound();
  }

  freshUntilLowerBound(): number {
    return Math.min(this.#until, this.#oldestLowerBound + recordLifetime);
  }

  retainUntil(): number {
    return this.#until;
  }

  /** Updates the changed rows. Rebuilds the array if rows were removed or repeated, because indexes shift. */
  #updateRows(changed: Row | undefined): void {
    const { records: shown } = this.#page;
    const next = [...shown];
    let isInPlace = next.length === this.#rows.length && next.length === this.#rowOf.size;
    for (let row = changed; row; row = row.earlier) {
      if (row.view) next[row.at] = row.view;
      else isInPlace = false;
    }
    const records = isInPlace ? next : this.#rebuildRows(shown);
    if (records !== shown) this.#page = { ...this.#response, records };
  }

  /** Rebuilds all rows; returns the given array if nothing changed. */
  #rebuildRows(shown: readonly UiRecord[]): readonly UiRecord[] {
    // A record may be in a list twice, but only one of its rows is notified of changes.
    const rows = this.#rows
      .map((row) => (this.#rowOf.get(row.normalized) ?? row).view)
      .filter((view) => view !== undefined);
    return rows.length === shown.length && rows.every((view, at) => view === shown[at]) ? shown : rows;
  }

  /** Rebuilds the view of a row; returns whether it changed. */
  #rebuild(row: Row): boolean {
    const { normalized, view } = row;
    const isCompleteValue = normalized.size === this.#selection.size && this.#isSimple(row);
    const next = isCompleteValue ? normalized.value : viewOf(normalized, this.#selection);
    // The value of a record is a new object only after a change; a view of some fields may still be equal.
    if (isCompleteValue ? view === next : isSameView(view, next)) return false;
    row.view = next;
    return true;
  }

  /**
   * Whether all selected fields are known without checking each: the response contained them, none refers to another
   * record, and a record loses fields only when it is evicted.
   */
  #isSimple({ normalized, isComplete }: Row): boolean {
    return isComplete && normalized.links === undefined && normalized.evictedAt === -Infinity;
  }

  #oldestTimestamp(row: Row): number {
    const { normalized } = row;
    return normalized.timestamps === undefined && this.#isSimple(row)
      ? normalized.receivedAt
      : normalized.oldestTimestamp(this.#selection);
  }
}

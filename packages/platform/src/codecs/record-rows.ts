import type { Received } from "../cache/received.ts";
import type { Dependency } from "../cache/dependency.ts";
import * as lifetimes from "../lifetimes.ts";
import type { NormalizedRecord } from "../cache/normalized-record.ts";
import type { RecordStore } from "../cache/record-store.ts";
import { isSameView, viewOf } from "../cache/record-view.ts";
import { selectionIn, type Selection } from "../cache/selection.ts";
import type { UiRecord } from "../cache/ui-record.ts";
import type { ListRecords } from "./list-types.ts";

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
 * The normalized records of a list. A list may be long and one record may be in many lists, so a change of one record
 * must not iterate over every row.
 */
export class RecordRows {
  readonly #selection: Selection;
  readonly #rows: readonly Row[];
  readonly #rowOf: ReadonlyMap<Dependency, Row>;
  /** Upper bound of the oldest time stamp: an empty list is as old as its response. */
  readonly #oldestUpperBound: number;
  #changed: Row | undefined;
  #shown: readonly UiRecord[];
  /** Lower bound of the oldest time stamp of all rows. */
  #oldestLowerBound = -Infinity;

  /**
   * Merges the records of a list into the store.
   *
   * @param shown the current rows; equal rows keep their object identity
   */
  constructor(
    { records, fields = [], optionalFields = [] }: ListRecords,
    store: RecordStore,
    received: Received,
    shown: readonly UiRecord[] = [],
  ) {
    const selection = selectionIn(records, [...fields, ...optionalFields]);
    this.#selection = selection;
    this.#oldestUpperBound = records.length > 0 ? Infinity : received.at;
    this.#rows = records.map((incoming, at) => {
      const normalized = store.merge(incoming, received);
      const isComplete = Object.keys(incoming.fields).length === selection.size;
      if (!isComplete) normalized.markMissing(selection, incoming, received.at);
      return { at, normalized, isComplete, view: shown[at], isChanged: false, earlier: undefined };
    });
    this.#rowOf = new Map(this.#rows.map((row) => [row.normalized, row]));
    for (const row of this.#rows) this.#rebuild(row);
    this.#shown = this.#rebuildRows(shown);
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

  /** The current rows without deleted records. Returns the same array until something changes. */
  readRows(): readonly UiRecord[] {
    const changed = this.#changed;
    this.#changed = undefined;
    let isChange = false;
    for (let row = changed; row; row = row.earlier) {
      row.isChanged = false;
      this.#oldestLowerBound = Math.min(this.#oldestLowerBound, this.#oldestTimestamp(row));
      if (this.#rebuild(row)) isChange = true;
    }
    if (isChange) this.#updateRows(changed);
    return this.#shown;
  }

  freshUntil(): number {
    this.#oldestLowerBound = this.#rows.reduce(
      (since, row) => Math.min(since, this.#oldestTimestamp(row)),
      this.#oldestUpperBound,
    );
    return this.#oldestLowerBound + lifetimes.record;
  }

  freshUntilLowerBound(): number {
    return this.#oldestLowerBound + lifetimes.record;
  }

  /** Updates the changed rows. Rebuilds the array if rows were removed or repeated, because indexes shift. */
  #updateRows(changed: Row | undefined): void {
    const next = [...this.#shown];
    let isInPlace = next.length === this.#rows.length && next.length === this.#rowOf.size;
    for (let row = changed; row; row = row.earlier) {
      if (row.view) next[row.at] = row.view;
      else isInPlace = false;
    }
    this.#shown = isInPlace ? next : this.#rebuildRows(this.#shown);
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
    return isComplete && normalized.links === undefined && !normalized.wasEvicted;
  }

  #oldestTimestamp(row: Row): number {
    const { normalized } = row;
    return normalized.timestamps === undefined && this.#isSimple(row)
      ? normalized.receivedAt
      : normalized.oldestTimestamp(this.#selection);
  }
}

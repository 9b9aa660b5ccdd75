import type { Received } from "../cache/received.ts";
import type { Dependency } from "../cache/dependency.ts";
import * as lifetimes from "../lifetimes.ts";
import type { NormalizedRecord } from "../cache/normalized-record.ts";
import type { RecordStore } from "../cache/record-store.ts";
import { viewOf } from "../cache/record-view.ts";
import { isSameView } from "../cache/record-equality.ts";
import { selectionIn, type Selection } from "../cache/selection.ts";
import type { UiRecord } from "../cache/ui-record.ts";

interface Row {
  readonly at: number;
  readonly normalized: NormalizedRecord;
  /** Whether the record came with every field that the list selects. */
  readonly isComplete: boolean;
  /** Undefined when the record is gone. */
  view: UiRecord | undefined;
  /** Whether the record changed since it was shown. */
  isChanged: boolean;
  /** The row whose record changed before. A chain costs nothing to build, and writes are frequent. */
  earlier: Row | undefined;
}

/**
 * The records of a list, each held once with all other responses that show it. A list may be long and one record may
 * stand in many lists, so a change of one record must not cost a walk over every row.
 */
export class RecordRows {
  readonly #selection: Selection;
  readonly #rows: readonly Row[];
  readonly #rowOf: ReadonlyMap<Dependency, Row>;
  /** What is known of the list without a look at its rows: one that has none is as old as its response. */
  readonly #sinceAtMost: number;
  /** The latest of the rows whose record changed since they were shown. */
  #changed: Row | undefined;
  #shown: readonly UiRecord[];
  /** Since when every row is known, or earlier. */
  #sinceAtLeast = -Infinity;

  /**
   * Takes a list's records into the store.
   *
   * @param shown the rows shown so far: what is the same keeps its object
   */
  constructor(records: readonly UiRecord[], store: RecordStore, received: Received, shown: readonly UiRecord[] = []) {
    const selection = selectionIn(records);
    this.#selection = selection;
    this.#sinceAtMost = records.length > 0 ? Infinity : received.at;
    this.#rows = records.map((incoming, at) => {
      const normalized = store.merge(incoming, received);
      const isComplete = Object.keys(incoming.fields).length === selection.size;
      if (!isComplete) normalized.markMissing(selection, received.at);
      return { at, normalized, isComplete, view: shown[at], isChanged: false, earlier: undefined };
    });
    this.#rowOf = new Map(this.#rows.map((row) => [row.normalized, row]));
    for (const row of this.#rows) this.#renew(row);
    this.#shown = this.#keepShown(shown);
  }

  get normalizedRecords(): readonly NormalizedRecord[] {
    return this.#rows.map(({ normalized }) => normalized);
  }

  /** Notes that a record, or one that is nested in it, changed. */
  onDependencyChange(dependency: Dependency): void {
    const row = this.#rowOf.get(dependency);
    if (!row || row.isChanged) return;
    row.isChanged = true;
    row.earlier = this.#changed;
    this.#changed = row;
  }

  /** The rows as they stand now, without records that are gone; the same list as long as nothing changed. */
  read(): readonly UiRecord[] {
    const changed = this.#changed;
    this.#changed = undefined;
    let isNews = false;
    for (let row = changed; row; row = row.earlier) {
      row.isChanged = false;
      this.#sinceAtLeast = Math.min(this.#sinceAtLeast, this.#oldestTimestamp(row));
      if (this.#renew(row)) isNews = true;
    }
    if (isNews) this.#show(changed);
    return this.#shown;
  }

  /** Until when every row is fresh, in milliseconds since the epoch. */
  freshUntil(): number {
    this.#sinceAtLeast = this.#rows.reduce(
      (since, row) => Math.min(since, this.#oldestTimestamp(row)),
      this.#sinceAtMost,
    );
    return this.#sinceAtLeast + lifetimes.record;
  }

  /** The same, or earlier where other responses brought newer rows; known without looking at each row. */
  freshUntilLowerBound(): number {
    return this.#sinceAtLeast + lifetimes.record;
  }

  /** Puts the changed rows in their places. Where rows are gone or stand twice, places shift: then all are put anew. */
  #show(changed: Row | undefined): void {
    const next = [...this.#shown];
    let isInPlace = next.length === this.#rows.length && next.length === this.#rowOf.size;
    for (let row = changed; row; row = row.earlier) {
      if (row.view) next[row.at] = row.view;
      else isInPlace = false;
    }
    this.#shown = isInPlace ? next : this.#keepShown(this.#shown);
  }

  /** All rows anew; the given list when they show the same. */
  #keepShown(shown: readonly UiRecord[]): readonly UiRecord[] {
    // The same record may stand in a list twice; only one of the two rows hears of its changes.
    const rows = this.#rows
      .map((row) => (this.#rowOf.get(row.normalized) ?? row).view)
      .filter((view) => view !== undefined);
    return rows.length === shown.length && rows.every((view, at) => view === shown[at]) ? shown : rows;
  }

  /** Looks at a row again; says whether it shows something else now. */
  #renew(row: Row): boolean {
    const { normalized, view } = row;
    const isAllThatIsKnown = normalized.size === this.#selection.size && this.#isSimple(row);
    const next = isAllThatIsKnown ? normalized.value : viewOf(normalized, this.#selection);
    // What a normalized knows is another object only when it changed; a part of it may still show the same.
    if (isAllThatIsKnown ? view === next : isSameView(view, next)) return false;
    row.view = next;
    return true;
  }

  /**
   * Whether all selected fields are known without looking at each: they came with the record, none leads to another
   * record, and a record only ever loses fields by being evicted.
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

import type { Moment } from "../engine/moment.ts";
import type { Source } from "../engine/source.ts";
import * as lifetimes from "../lifetimes.ts";
import type { RecordCell } from "../records/record-cell.ts";
import type { RecordStore } from "../records/record-store.ts";
import { viewOf } from "../records/record-view.ts";
import { isSameView } from "../records/same-record.ts";
import { selectionIn, type Selection } from "../records/selection.ts";
import type { UiRecord } from "../records/ui-record.ts";

interface Row {
  readonly at: number;
  readonly cell: RecordCell;
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
 * The records of a list, each held once with all other answers that show it. A list may be long and one record may
 * stand in many lists, so a change of one record must not cost a walk over every row.
 */
export class RecordRows {
  readonly #selection: Selection;
  readonly #rows: readonly Row[];
  readonly #rowOf: ReadonlyMap<Source, Row>;
  /** What is known of the list without a look at its rows: one that has none is as old as its answer. */
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
  constructor(records: readonly UiRecord[], store: RecordStore, moment: Moment, shown: readonly UiRecord[] = []) {
    const selection = selectionIn(records);
    this.#selection = selection;
    this.#sinceAtMost = records.length > 0 ? Infinity : moment.now;
    this.#rows = records.map((incoming, at) => {
      const cell = store.take(incoming, moment);
      const isComplete = Object.keys(incoming.fields).length === selection.size;
      if (!isComplete) cell.noteMissing(selection, moment.now);
      return { at, cell, isComplete, view: shown[at], isChanged: false, earlier: undefined };
    });
    this.#rowOf = new Map(this.#rows.map((row) => [row.cell, row]));
    for (const row of this.#rows) this.#renew(row);
    this.#shown = this.#keepShown(shown);
  }

  get cells(): readonly RecordCell[] {
    return this.#rows.map(({ cell }) => cell);
  }

  /** Notes that a record, or one that is nested in it, changed. */
  partChanged(source: Source): void {
    const row = this.#rowOf.get(source);
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
      this.#sinceAtLeast = Math.min(this.#sinceAtLeast, this.#knownSince(row));
      if (this.#renew(row)) isNews = true;
    }
    if (isNews) this.#show(changed);
    return this.#shown;
  }

  /** Until when every row is fresh, in milliseconds since the epoch. */
  freshUntil(): number {
    this.#sinceAtLeast = this.#rows.reduce((since, row) => Math.min(since, this.#knownSince(row)), this.#sinceAtMost);
    return this.#sinceAtLeast + lifetimes.record;
  }

  /** The same, or earlier where other answers brought newer rows; known without looking at each row. */
  freshAtLeastUntil(): number {
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
    const rows = this.#rows.map((row) => (this.#rowOf.get(row.cell) ?? row).view).filter((view) => view !== undefined);
    return rows.length === shown.length && rows.every((view, at) => view === shown[at]) ? shown : rows;
  }

  /** Looks at a row again; says whether it shows something else now. */
  #renew(row: Row): boolean {
    const { cell, view } = row;
    const isAllThatIsKnown = cell.size === this.#selection.size && this.#isSimple(row);
    const next = isAllThatIsKnown ? cell.value : viewOf(cell, this.#selection);
    // What a cell knows is another object only when it changed; a part of it may still show the same.
    if (isAllThatIsKnown ? view === next : isSameView(view, next)) return false;
    row.view = next;
    return true;
  }

  /**
   * Whether all selected fields are known without looking at each: they came with the record, none leads to another
   * record, and a record only ever loses fields by being evicted.
   */
  #isSimple({ cell, isComplete }: Row): boolean {
    return isComplete && cell.links === undefined && !cell.wasEvicted;
  }

  #knownSince(row: Row): number {
    const { cell } = row;
    return cell.stamps === undefined && this.#isSimple(row) ? cell.receivedAt : cell.knownSince(this.#selection);
  }
}

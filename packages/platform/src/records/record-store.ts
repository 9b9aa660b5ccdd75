import type { RecordFacts } from "../engine/inspection.ts";
import type { Moment } from "../engine/moment.ts";
import type { CachePart, UserCache } from "../engine/user-cache.ts";
import { mergeRecord } from "./merge-record.ts";
import { RecordCell } from "./record-cell.ts";
import type { UiRecord } from "./ui-record.ts";

/** Every record of one user once, whichever answers it came in. */
export class RecordStore implements CachePart {
  readonly #cells = new Map<string, RecordCell>();
  readonly #cache: UserCache;

  constructor(cache: UserCache) {
    this.#cache = cache;
    cache.addPart(this);
  }

  get size(): number {
    return this.#cells.size;
  }

  /** The place of a record, made when it is not there: somebody may wait for it. */
  cell(id: string): RecordCell {
    const held = this.#cells.get(id);
    if (held) return held;
    const made = new RecordCell(id);
    this.#cells.set(id, made);
    this.#cache.services.onGrowth();
    return made;
  }

  /** Everything known of a record. */
  peek(id: string): UiRecord | undefined {
    return this.#cells.get(id)?.value;
  }

  /** Takes in a record of an answer, with the records nested in it. */
  readonly take = (incoming: UiRecord, moment: Moment): RecordCell => {
    const cell = this.cell(incoming.id);
    if (moment.order > cell.evictedAt) mergeRecord(cell, incoming, moment, this.take);
    return cell;
  };

  /** Drops expired records that no held answer is built on. */
  trim(now: number): boolean {
    const { size } = this.#cells;
    for (const [id, cell] of this.#cells) {
      if (!cell.isDisposable(now)) continue;
      cell.unlink();
      this.#cells.delete(id);
    }
    return this.#cells.size < size;
  }

  /** The facts of every record of which something is known. */
  inspect(): { records: RecordFacts[] } {
    const records = [...this.#cells.values()].flatMap(({ id, value }) =>
      value ? [{ id, apiName: value.apiName, fields: Object.keys(value.fields) }] : [],
    );
    return { records };
  }
}

const stores = new WeakMap<UserCache, RecordStore>();

/** The records of a cache; made by the first endpoint that reads or writes one, so that other pages do without. */
export function recordsOf(cache: UserCache): RecordStore {
  const store = stores.get(cache) ?? new RecordStore(cache);
  stores.set(cache, store);
  return store;
}

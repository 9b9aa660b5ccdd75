import type { RecordFacts } from "../engine/inspection.ts";
import type { Moment } from "../engine/moment.ts";
import type { PlatformError } from "../errors.ts";
import { mergeRecord } from "./merge-record.ts";
import { RecordCell } from "./record-cell.ts";
import type { UiRecord } from "./ui-record.ts";

/** Every record of one user once, whichever answers it came in. */
export class RecordStore {
  readonly #cells = new Map<string, RecordCell>();
  readonly #onGrowth: () => void;

  constructor(onGrowth: () => void) {
    this.#onGrowth = onGrowth;
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
    this.#onGrowth();
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

  /** Forgets a record; with an error, remembers that it is not there. */
  evict(id: string, moment: Moment, failure?: PlatformError): void {
    this.cell(id).evict(moment, failure);
  }

  /** Drops expired records that no held answer is built on. */
  trim(now: number): void {
    for (const [id, cell] of this.#cells) {
      if (!cell.isDisposable(now)) continue;
      cell.unlink();
      this.#cells.delete(id);
    }
  }

  /** The facts of every record of which something is known. */
  inspect(): RecordFacts[] {
    return [...this.#cells.values()].flatMap(({ id, value }) =>
      value ? [{ id, apiName: value.apiName, fields: Object.keys(value.fields) }] : [],
    );
  }
}

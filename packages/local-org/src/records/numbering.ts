import type { DatabaseSync, StatementSync } from "node:sqlite";

/**
 * Numbers records: each number is given once, also after deletes and restarts. Read and written once a transaction,
 * whatever the number of records in it.
 */
export class Numbering {
  readonly #read: StatementSync;
  readonly #write: StatementSync;
  #last: number | undefined;

  constructor(database: DatabaseSync) {
    this.#read = database.prepare("SELECT last FROM numbering");
    this.#write = database.prepare("UPDATE numbering SET last = ?");
  }

  /** The next number. Only within a transaction. */
  next(): number {
    this.#last = (this.#last ?? Number(this.#read.get()?.last)) + 1;
    return this.#last;
  }

  /** Keeps the numbers given in this transaction. To be called just before its end. */
  save(): void {
    if (this.#last !== undefined) this.#write.run(this.#last);
  }

  /** To be called after a transaction, whatever its end: the next one reads what is stored. */
  forget(): void {
    this.#last = undefined;
  }
}

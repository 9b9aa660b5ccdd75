import type { DatabaseSync, StatementSync } from "node:sqlite";
import { Numbering } from "./numbering.ts";

interface Write {
  run(): void;
  /** Called when the outcome is on disk. */
  settle(): void;
  fail(error: unknown): void;
}

/** Most turns of the event loop that the first of the waiting writes waits for company. */
const patience = 8;

/**
 * Lets writes that come together share a transaction, because what costs is making it durable: it begins when a turn of
 * the event loop has brought no further write. Every write resolves after the commit; one that throws is left out and
 * does not disturb the others.
 */
export class GroupCommit {
  /** Numbers for the records of a write. */
  readonly numbering: Numbering;
  readonly #database: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  #queue: Write[] = [];

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#begin = database.prepare("BEGIN IMMEDIATE");
    this.#commit = database.prepare("COMMIT");
    this.numbering = new Numbering(database);
  }

  /**
   * Runs `work` in the next transaction.
   *
   * @param work synchronous, and a single statement at its end when it may fail after having written
   * @returns what `work` returns, once it is on disk
   */
  write<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      let settle: () => void;
      const run = (): void => {
        try {
          const result = work();
          settle = () => resolve(result);
        } catch (error) {
          settle = () => reject(error);
        }
      };
      this.#queue.push({ run, settle: () => settle(), fail: reject });
      if (this.#queue.length === 1) this.#flushWhenQuiet(1, patience);
    });
  }

  /** @param count of the writes that waited a turn ago */
  #flushWhenQuiet(count: number, turns: number): void {
    setImmediate(() => {
      if (this.#queue.length > count && turns > 0) this.#flushWhenQuiet(this.#queue.length, turns - 1);
      else this.flush();
    });
  }

  /** Commits what waits. Called by itself; also to be called before the database is closed. */
  flush(): void {
    const writes = this.#queue;
    if (writes.length === 0) return;
    this.#queue = [];
    try {
      this.#begin.run();
      for (const write of writes) {
        write.run();
        // A full disk ends the transaction on its own; what ran then must not be taken for stored.
        if (!this.#database.isTransaction) throw new Error("The data file refused the transaction.");
      }
      this.numbering.save();
      this.#commit.run();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      for (const write of writes) write.fail(error);
      return;
    } finally {
      this.numbering.forget();
    }
    for (const write of writes) write.settle();
  }
}

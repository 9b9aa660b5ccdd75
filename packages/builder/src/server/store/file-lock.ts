import { DatabaseSync } from "node:sqlite";

/** How long a writer waits for another one, in milliseconds. */
const timeout = 10_000;

/**
 * Does something while nobody else does, in this process or in another one. SQLite's own lock ends with its process, also after a crash.
 *
 * @param file whose lock is used; it contains nothing
 * @throws Error if another one holds the lock for too long
 */
export function withLock<Result>(file: string, work: () => Result): Result {
  const lock = new DatabaseSync(file, { timeout });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return work();
  } finally {
    lock.close();
  }
}

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";

/** Holds a data folder for one process. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes a data folder for this process alone: two orgs on one folder would not know of each other's records, and a
 * reset would take them from under the one that runs. The lock is SQLite's own, so it ends with the process, however
 * that ends.
 *
 * @throws StartError when another process holds the folder
 */
export function lockFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(join(folder, "local-org.lock"));
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE;");
  } catch {
    lock.close();
    throw new StartError(
      `The data folder ${folder} is in use by a local org that runs; stop that one or choose another folder with --data.`,
    );
  }
  return { release: () => lock.close() };
}

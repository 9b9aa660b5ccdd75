import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";
import { storageProblem, storageStartError } from "../storage-error.ts";

/** Holds a data folder for one process. */
export interface FolderLock {
  release(): void;
}

function openLock(file: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE;");
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** A damaged lock file contains no data, and no process uses it: a lock in use is reported as busy. */
function openOrReplaceLock(file: string, folder: string): DatabaseSync {
  try {
    return openLock(file);
  } catch (error) {
    if (storageProblem(error, folder) !== "damaged") throw error;
    rmSync(file);
    return openLock(file);
  }
}

/**
 * Reserves a data folder for this process: two orgs on one folder would not know of each other's records, and a reset
 * would delete the data of a running org. SQLite's own lock ends with the process, also after a crash.
 *
 * @throws StartError if another process has locked the folder, or if the lock cannot be written
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, "local-org.lock");
  try {
    const lock = openOrReplaceLock(file, folder);
    return { release: () => lock.close() };
  } catch (error) {
    if (storageProblem(error, folder) !== "busy") throw storageStartError(error, folder, file);
    throw new StartError(
      `The data folder ${folder} is in use by a running local org; stop that one or choose another folder with --data.`,
    );
  }
}

import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { StartError } from "../start-error.ts";
import { type DataFile, dataFileName, openDataFile } from "./data-file.ts";
import { lockFolder } from "./folder-lock.ts";
import { storageStartError } from "../storage-error.ts";

/** Node's own `recursive` option never returns below `/proc` (Node 24.21). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function makeWritable(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isFile()) {
    throw new StartError(`${folder} is a file, but the data needs a folder; name another one with --data.`);
  }
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written; allow writing to it or choose another one with --data.`,
    );
  }
}

/** A data file that only this process uses. */
export interface LockedDataFile {
  file: DataFile;
  /** Closes the file and releases the folder. */
  close(): void;
}

/**
 * Reserves a folder for this process and opens its data file.
 *
 * @param folder created if necessary
 * @param reset first deletes the data; no other file in the folder is touched
 * @throws StartError if the folder or the file cannot be used, or if another org uses it
 */
export function openDataFolder(folder: string, reset: boolean): LockedDataFile {
  makeWritable(folder);
  const lock = lockFolder(folder);
  try {
    if (reset) for (const ending of ["", "-wal", "-shm"]) rmSync(join(folder, dataFileName + ending), { force: true });
    const file = openDataFile(folder);
    const close = (): void => {
      file.close();
      lock.release();
    };
    return { file, close };
  } catch (error) {
    lock.release();
    throw error instanceof StartError ? error : storageStartError(error, folder, join(folder, dataFileName));
  }
}

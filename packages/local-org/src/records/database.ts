import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";
import { lockFolder, type FolderLock } from "./folder-lock.ts";

const fileName = "local-org.sqlite";

/** To be raised with every change of the schema: a file of another version is refused, not converted. */
const schemaVersion = 2;

/**
 * A record's number is its place in the table and the end of its id, so that an id needs no index of its own: what a
 * write costs is the number of pages it touches.
 */
const schema = `
  CREATE TABLE records (number INTEGER PRIMARY KEY, object TEXT NOT NULL, fields TEXT NOT NULL) STRICT;
  CREATE TABLE numbering (last INTEGER NOT NULL) STRICT;
  INSERT INTO numbering VALUES (0);
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${schemaVersion};
`;

/**
 * The log is copied into the file (a checkpoint, which holds up everyone) each 16 MB instead of each 4 MB: fewer waits,
 * and a page that many writes touched is copied once. The cache, of 32 MB at most, holds the indexes of 100,000s of
 * records: a random key may touch any page of them. Larger pages are fewer pages, and SQLite walks through all pages of
 * its cache whenever a transaction has reordered some of an index: with twice the cache in pages of half the size,
 * this walk was a third of what writing 60,000 records took.
 */
const settings = `
  PRAGMA page_size = 8192;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 2000;
  PRAGMA cache_size = -32768;
  PRAGMA busy_timeout = 5000;
`;

/** Makes a folder and those above it. Node's own `recursive` never returns below `/proc` (seen with 24.21). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Makes a folder this process's own, and empties it when that is asked.
 *
 * @param folder made when it is not there
 * @param reset removes what an earlier run kept; nothing else in the folder is touched
 * @throws StartError when the folder cannot be written or another org uses it
 */
export function prepareFolder(folder: string, reset: boolean): FolderLock {
  makeWritable(folder);
  const lock = lockFolder(folder);
  if (reset) for (const ending of ["", "-wal", "-shm"]) rmSync(join(folder, fileName + ending), { force: true });
  return lock;
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
      `The data folder ${folder} cannot be written, so nothing could be kept; choose another with --data or allow writing.`,
    );
  }
}

function prepareSchema(database: DatabaseSync, file: string): void {
  const version = database.prepare("PRAGMA user_version").get()?.user_version;
  if (version === schemaVersion) return;
  const isNew = database.prepare("SELECT 1 FROM sqlite_schema").get() === undefined && version === 0;
  if (!isNew) {
    throw new StartError(
      `The data file ${file} was written by another version of the local org; start once with --reset to empty it.`,
    );
  }
  database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`);
}

/**
 * Opens the org's one file, and makes it where there is none. Write-ahead log with `synchronous=FULL`: what was
 * committed survives a crash of the process and of the machine.
 *
 * @param folder an existing folder, see {@link prepareFolder}
 * @throws StartError when the folder or the file cannot be used
 */
export function openDatabase(folder: string): DatabaseSync {
  const file = join(folder, fileName);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec(settings);
    prepareSchema(database, file);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data file ${file} cannot be opened; start once with --reset to empty it, or choose another folder with --data.`,
    );
  }
}

/** The key that start times are signed with: random, made once, kept with the data and shown to nobody. */
export function readSigningKey(database: DatabaseSync): string {
  const fresh = randomBytes(32).toString("base64url");
  database.prepare("INSERT OR IGNORE INTO settings (name, value) VALUES ('signingKey', ?)").run(fresh);
  return String(database.prepare("SELECT value FROM settings WHERE name = 'signingKey'").get()?.value);
}

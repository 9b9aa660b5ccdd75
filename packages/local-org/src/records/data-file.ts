import { randomBytes } from "node:crypto";
import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { addFold } from "./fold.ts";
import { StartError } from "../start-error.ts";
import { IntegrityError, StorageError } from "../storage-error.ts";

/** Name of the data file in its folder. */
export const dataFileName = "local-org.sqlite";

/** Must be increased with every change of the schema: a file of another version is rejected, not converted. */
const schemaVersion = 3;

/** A record's number is its primary key and the end of its id, so that ids need no index. */
const schema = `
  CREATE TABLE records (number INTEGER PRIMARY KEY, object TEXT NOT NULL, fields TEXT NOT NULL) STRICT;
  CREATE TABLE numbering (last INTEGER NOT NULL) STRICT;
  INSERT INTO numbering VALUES (0);
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${schemaVersion};
`;

/** A committed transaction survives a crash of the process and of the computer. */
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
`;

/** The org's one file, with the transactions that change it. */
export class DataFile {
  readonly database: DatabaseSync;
  readonly #path: string;

  /** @param path of an open SQLite file */
  constructor(database: DatabaseSync, path: string) {
    this.database = database;
    this.#path = path;
  }

  /**
   * Runs `work` in one transaction, which is on disk when this method returns.
   *
   * @throws what `work` or SQLite throws; then nothing is stored
   */
  write<Result>(work: () => Result): Result {
    // SQLite goes on writing to a deleted file, whose data is lost at the next start.
    if (!existsSync(this.#path))
      throw new StorageError(`The data file ${this.#path} was deleted; restart the local org.`);
    this.database.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      this.database.exec("COMMIT");
      return result;
    } catch (error) {
      // On some errors, such as a full disk, SQLite itself has already rolled back.
      if (this.database.isTransaction) this.database.exec("ROLLBACK");
      throw error;
    }
  }

  /** The key that start times are signed with: random, created once, and never shown. */
  readSigningKey(): string {
    const find = this.database.prepare("SELECT value FROM settings WHERE name = 'signingKey'");
    const stored = find.get()?.value;
    if (typeof stored === "string") return stored;
    const key = randomBytes(32).toString("base64url");
    this.write(() => this.database.prepare("INSERT INTO settings (name, value) VALUES ('signingKey', ?)").run(key));
    return key;
  }

  close(): void {
    this.database.close();
  }
}

/** Requests are personal data, so only the owner may read the file. SQLite gives its log the same permissions. */
function restrictToOwner(path: string): void {
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
}

function prepareSchema(database: DatabaseSync, path: string): void {
  const version = database.prepare("PRAGMA user_version").get()?.user_version;
  if (version === schemaVersion) return;
  const isNew = database.prepare("SELECT 1 FROM sqlite_schema").get() === undefined && version === 0;
  if (!isNew) {
    throw new StartError(
      `The data file ${path} was written by another version of the local org; use that version or choose another folder with --data.`,
    );
  }
  database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`);
}

/** @throws an error if the file is damaged */
function checkIntegrity(database: DatabaseSync): void {
  const result = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
  if (result !== "ok") throw new IntegrityError(String(result));
}

/** Makes sure that writing works: opening a read-only file, or a file on a full disk, can succeed. */
function checkWritable(database: DatabaseSync): void {
  database.exec("BEGIN IMMEDIATE; CREATE TABLE writable (id INTEGER); DROP TABLE writable; COMMIT;");
}

/**
 * Opens the org's data file, and creates it if necessary.
 *
 * @param folder an existing folder that this process has locked
 * @throws StartError for a file of another version, SQLite's or Node's error if the file cannot be used
 */
export function openDataFile(folder: string): DataFile {
  const path = join(folder, dataFileName);
  restrictToOwner(path);
  const database = new DatabaseSync(path);
  addFold(database);
  try {
    database.exec(settings);
    prepareSchema(database, path);
    checkIntegrity(database);
    checkWritable(database);
    return new DataFile(database, path);
  } catch (error) {
    database.close();
    throw error;
  }
}

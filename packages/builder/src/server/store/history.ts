// Every change of the site's files, with their content before and after. A change is written down before it happens, so that a crash in the
// middle of it can be undone, and stays for whoever wants an earlier version back.
import { DatabaseSync } from "node:sqlite";
import { changeKinds, type ChangeKind } from "../../contract/responses.ts";

/** A file in a change. Undefined where it does not exist. */
export interface ChangedFile {
  /** Path below `force-app/main/default`. */
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** A change without its texts. */
export interface ChangeEntry {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  kind: ChangeKind;
  /** Who changed it; empty if it is not known. */
  author: string;
  /** What was changed, for its reader. */
  title: string;
  paths: readonly string[];
}

/** A version stays for this time, and the newest ones of each file stay longer. In milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1000;
const keptVersions = 50;

const schema = `
  PRAGMA foreign_keys = ON;
  CREATE TABLE IF NOT EXISTS changes (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL, kind TEXT NOT NULL, title TEXT NOT NULL, done INTEGER NOT NULL,
    author TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE TABLE IF NOT EXISTS files (
    change INTEGER NOT NULL REFERENCES changes ON DELETE CASCADE, path TEXT NOT NULL, before TEXT, after TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS files_by_change ON files (change);`;

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const isKind = (value: unknown): value is ChangeKind => changeKinds.some((kind) => kind === value);

/** The changes of a site's files. */
export class History {
  readonly #database: DatabaseSync;

  readonly #author: string;

  /**
   * @param file of the database; it is created if it does not exist
   * @param author of the changes that are added
   */
  constructor(file: string, author: string) {
    this.#author = author;
    this.#database = new DatabaseSync(file, { timeout: 10_000 });
    this.#database.exec(schema);
    // Databases of earlier versions of the builder do not name authors.
    const columns = this.#database.prepare("PRAGMA table_info(changes)").all();
    if (columns.every(({ name }) => name !== "author"))
      this.#database.exec("ALTER TABLE changes ADD COLUMN author TEXT NOT NULL DEFAULT ''");
  }

  /** Writes down a change that is about to happen. @returns its id */
  begin(kind: ChangeKind, title: string, files: readonly ChangedFile[]): number {
    return this.#add(kind, title, files, false);
  }

  /** Writes down something that left the screen without a change of the files. */
  keep(kind: ChangeKind, title: string, files: readonly ChangedFile[]): void {
    this.#add(kind, title, files, true);
  }

  /** The change has happened. */
  finish(id: number): void {
    this.#database.prepare("UPDATE changes SET done = 1 WHERE id = ?").run(id);
  }

  /** The change was undone. */
  forget(id: number): void {
    this.#database.prepare("DELETE FROM changes WHERE id = ?").run(id);
  }

  /** Changes that began and neither happened nor were undone: their process ended. */
  unfinished(): number[] {
    return this.#database
      .prepare("SELECT id FROM changes WHERE done = 0 ORDER BY id DESC")
      .all()
      .map(({ id }) => Number(id));
  }

  /** The changes that replaced or removed something, the newest first. @param path of a file that they changed; empty for any */
  list(limit: number, path = ""): ChangeEntry[] {
    return this.#select("(? = '' OR id IN (SELECT change FROM files WHERE path = ?))", limit, [path, path]);
  }

  /** A change that replaced or removed something. */
  entry(id: number): ChangeEntry | undefined {
    return this.#select("id = ?", 1, [id])[0];
  }

  #select(condition: string, limit: number, values: readonly (string | number)[]): ChangeEntry[] {
    const rows = this.#database
      .prepare(
        `SELECT id, at, kind, title, author, json_group_array(path ORDER BY files.rowid) AS paths FROM changes JOIN files ON change = id
         WHERE done = 1 AND before IS NOT NULL AND ${condition} GROUP BY id ORDER BY id DESC LIMIT ?`,
      )
      .all(...values, limit);
    return rows.flatMap(({ id, at, kind, title, author, paths }) =>
      isKind(kind)
        ? [
            {
              id: Number(id),
              at: Number(at),
              kind,
              title: String(title),
              author: String(author),
              paths: JSON.parse(String(paths)),
            },
          ]
        : [],
    );
  }

  /** The files of a change; none for an unknown one. */
  filesOf(id: number): ChangedFile[] {
    return this.#database
      .prepare("SELECT path, before, after FROM files WHERE change = ?")
      .all(id)
      .map(({ path, before, after }) => ({ path: String(path), before: text(before), after: text(after) }));
  }

  /** Removes changes that are old, except for the newest of each file. */
  prune(): void {
    this.#database
      .prepare(
        `DELETE FROM changes WHERE at < ? AND id NOT IN (
           SELECT change FROM (SELECT change, row_number() OVER (PARTITION BY path ORDER BY change DESC) AS place FROM files)
           WHERE place <= ?)`,
      )
      .run(Date.now() - maxAge, keptVersions);
  }

  close(): void {
    this.#database.close();
  }

  #add(kind: ChangeKind, title: string, files: readonly ChangedFile[], isDone: boolean): number {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      const { lastInsertRowid } = this.#database
        .prepare("INSERT INTO changes (at, kind, title, author, done) VALUES (?, ?, ?, ?, ?)")
        .run(Date.now(), kind, title, this.#author, Number(isDone));
      const insert = this.#database.prepare("INSERT INTO files (change, path, before, after) VALUES (?, ?, ?, ?)");
      for (const { path, before = null, after = null } of files) insert.run(lastInsertRowid, path, before, after);
      this.#database.exec("COMMIT");
      return Number(lastInsertRowid);
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }
}

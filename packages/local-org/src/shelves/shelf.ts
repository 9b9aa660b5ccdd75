import type { DatabaseSync } from "node:sqlite";
import type { GroupCommit } from "../records/group-commit.ts";

const schema = `
  CREATE TABLE IF NOT EXISTS shelves (
    shelf TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (shelf, name)
  ) STRICT, WITHOUT ROWID
`;

/** Keeps what users make of the org beside its records: values by name, of one kind. */
export class Shelf<Value> {
  readonly #database: DatabaseSync;
  readonly #commits: GroupCommit;
  readonly #shelf: string;

  /** @param shelf its name, which no other shelf has */
  constructor(database: DatabaseSync, commits: GroupCommit, shelf: string) {
    database.exec(schema);
    this.#database = database;
    this.#commits = commits;
    this.#shelf = shelf;
  }

  /** What is kept under a name, or nothing. */
  read(name: string): Value | undefined {
    const row = this.#database.prepare("SELECT value FROM shelves WHERE shelf = ? AND name = ?").get(this.#shelf, name);
    return row && this.#parse(row.value);
  }

  /** Everything that is kept, by name. */
  all(): Value[] {
    const rows = this.#database.prepare("SELECT value FROM shelves WHERE shelf = ? ORDER BY name").all(this.#shelf);
    return rows.map(({ value }) => this.#parse(value));
  }

  /**
   * Keeps what follows from what is kept under a name by now; resolves when it is on disk.
   *
   * @param change may throw, and then nothing changes
   * @returns what is kept
   */
  change(name: string, change: (before: Value | undefined) => Value): Promise<Value> {
    const sql = "INSERT OR REPLACE INTO shelves (shelf, name, value) VALUES (?, ?, ?)";
    return this.#commits.write(() => {
      const value = change(this.read(name));
      this.#database.prepare(sql).run(this.#shelf, name, JSON.stringify(value));
      return value;
    });
  }

  /** Forgets what is kept under a name. */
  remove(name: string): Promise<void> {
    return this.#commits.write(() => {
      this.#database.prepare("DELETE FROM shelves WHERE shelf = ? AND name = ?").run(this.#shelf, name);
    });
  }

  #parse(json: unknown): Value {
    const value: Value = JSON.parse(String(json));
    return value;
  }
}

import type { DataFile } from "../records/data-file.ts";

// The names of the table and its columns are those of existing data files.
const schema = `
  CREATE TABLE IF NOT EXISTS stored_values (
    kind TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, name)
  ) STRICT, WITHOUT ROWID
`;

/** Stores one kind of user data: values by name. */
export class KeyValueStore<Value> {
  readonly #file: DataFile;
  readonly #kind: string;

  /** @param kind the name of this store, unique in the file */
  constructor(file: DataFile, kind: string) {
    file.database.exec(schema);
    this.#file = file;
    this.#kind = kind;
  }

  /** The value of a name, if there is one. */
  read(name: string): Value | undefined {
    const row = this.#file.database
      .prepare("SELECT value FROM stored_values WHERE kind = ? AND name = ?")
      .get(this.#kind, name);
    return row && this.#parse(row.value);
  }

  /** Every value, in the order of their names. */
  all(): Value[] {
    const rows = this.#file.database
      .prepare("SELECT value FROM stored_values WHERE kind = ? ORDER BY name")
      .all(this.#kind);
    return rows.map(({ value }) => this.#parse(value));
  }

  /**
   * Stores a value computed from the current one. The value is on disk when this method returns.
   *
   * @param change may throw; then nothing changes
   * @returns the stored value
   */
  change(name: string, change: (before: Value | undefined) => Value): Value {
    const sql = "INSERT OR REPLACE INTO stored_values (kind, name, value) VALUES (?, ?, ?)";
    return this.#file.write(() => {
      const value = change(this.read(name));
      this.#file.database.prepare(sql).run(this.#kind, name, JSON.stringify(value));
      return value;
    });
  }

  /** Deletes the value of a name. */
  remove(name: string): void {
    this.#file.write(() => {
      this.#file.database.prepare("DELETE FROM stored_values WHERE kind = ? AND name = ?").run(this.#kind, name);
    });
  }

  #parse(json: unknown): Value {
    const value: Value = JSON.parse(String(json));
    return value;
  }
}

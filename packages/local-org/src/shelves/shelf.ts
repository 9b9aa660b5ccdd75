import type { DataFile } from "../records/data-file.ts";

const schema = `
  CREATE TABLE IF NOT EXISTS shelves (
    shelf TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (shelf, name)
  ) STRICT, WITHOUT ROWID
`;

/** Keeps what users make of the org beside its records: values by name, of one kind. */
export class Shelf<Value> {
  readonly #file: DataFile;
  readonly #shelf: string;

  /** @param shelf its name, which no other shelf has */
  constructor(file: DataFile, shelf: string) {
    file.database.exec(schema);
    this.#file = file;
    this.#shelf = shelf;
  }

  /** What is kept under a name, or nothing. */
  read(name: string): Value | undefined {
    const row = this.#file.database
      .prepare("SELECT value FROM shelves WHERE shelf = ? AND name = ?")
      .get(this.#shelf, name);
    return row && this.#parse(row.value);
  }

  /** Everything that is kept, by name. */
  all(): Value[] {
    const rows = this.#file.database
      .prepare("SELECT value FROM shelves WHERE shelf = ? ORDER BY name")
      .all(this.#shelf);
    return rows.map(({ value }) => this.#parse(value));
  }

  /**
   * Stores a value computed from the current one. The value is on disk when this method returns.
   *
   * @param change may throw; then nothing changes
   * @returns the stored value
   */
  change(name: string, change: (before: Value | undefined) => Value): Value {
    const sql = "INSERT OR REPLACE INTO shelves (shelf, name, value) VALUES (?, ?, ?)";
    return this.#file.write(() => {
      const value = change(this.read(name));
      this.#file.database.prepare(sql).run(this.#shelf, name, JSON.stringify(value));
      return value;
    });
  }

  /** Forgets what is kept under a name. */
  remove(name: string): void {
    this.#file.write(() => {
      this.#file.database.prepare("DELETE FROM shelves WHERE shelf = ? AND name = ?").run(this.#shelf, name);
    });
  }

  #parse(json: unknown): Value {
    const value: Value = JSON.parse(String(json));
    return value;
  }
}

import type { DatabaseSync } from "node:sqlite";

/**
 * A text without capitals and accents, and with straight apostrophes: SQLite itself knows the capitals of ASCII only.
 *
 * @example fold("O’Özil") // "o'ozil"
 */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[‘’]/g, "'").toLowerCase();

/** Lets statements call `fold`. Other values than texts stay as they are. */
export const addFold = (database: DatabaseSync): void =>
  database.function("fold", { deterministic: true }, (value) => (typeof value === "string" ? fold(value) : value));

/** Values by name. */
export type Entries = Readonly<Record<string, string | number>>;

/** What one side of the product states about a request. A side lists only what it knows. */
export interface Rulebook {
  /** For example `the Apex classes`. */
  source: string;
  /** The source text of each regular expression that the table of formats does not contain. Absent if this side has none. */
  patterns?: Readonly<Record<string, string>>;
  bounds: Readonly<Record<string, number>>;
  /** The field that stores each answer, by key. Absent if this side stores nothing. */
  fields?: Readonly<Record<string, string>>;
}

/**
 * Names each maximum length after its answer.
 *
 * @example maxLengthsOf({ city: 100 }) // { "maxLength of city": 100 }
 */
export const maxLengthsOf = (lengths: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(lengths).map(([key, length]) => [`maxLength of ${key}`, length]));

/** Names the bounds of a number after its answer. */
export const boundsOf = (key: string, { min, max }: { min: number; max: number }): Record<string, number> => ({
  [`min ${key}`]: min,
  [`max ${key}`]: max,
});

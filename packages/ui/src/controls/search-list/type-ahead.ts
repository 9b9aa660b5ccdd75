/** After this many milliseconds without a key, the next one starts a new prefix. */
const typeAheadPause = 700;

/** The keys typed so far while a list box option has focus. */
export interface TypeAhead {
  /** What an option's label must start with, in lower case. */
  prefix: string;
  /** When the last key was typed, in milliseconds. */
  typedAt: number;
}

/** Nothing typed yet. */
export const nothingTyped: TypeAhead = { prefix: "", typedAt: -Infinity };

/**
 * Adds a typed character to the prefix, or starts a new prefix after a pause.
 *
 * @param buffer what was typed before
 * @param character the character of the key
 * @param now milliseconds, on the same clock as `buffer.typedAt`
 * @example typeAhead({ prefix: "j", typedAt: 0 }, "A", 300); // { prefix: "ja", typedAt: 300 }
 * @example typeAhead({ prefix: "j", typedAt: 0 }, "A", 700); // { prefix: "a", typedAt: 700 }
 */
export function typeAhead(buffer: TypeAhead, character: string, now: number): TypeAhead {
  return {
    prefix: (now - buffer.typedAt < typeAheadPause ? buffer.prefix : "") + character.toLowerCase(),
    typedAt: now,
  };
}

/**
 * Finds the next option that starts with the prefix, going round at the end. A prefix of one character looks past the
 * current option first, so that the same letter walks through the options that start with it; a longer one may stay.
 *
 * @param options the list box's options
 * @param prefix lower-cased start of a label
 * @param current index of the current option, -1 without one
 * @returns the index found, or -1
 * @example findByPrefix([{ label: "Japan" }, { label: "Jordanië" }], "jo", 0); // 1
 */
export function findByPrefix(options: readonly { label: string }[], prefix: string, current: number): number {
  const start = prefix.length > 1 ? current : current + 1;
  const find = (from: number): number =>
    options.findIndex(({ label }, index) => index >= from && label.toLowerCase().startsWith(prefix));
  const ahead = find(start);
  return ahead < 0 ? find(0) : ahead;
}

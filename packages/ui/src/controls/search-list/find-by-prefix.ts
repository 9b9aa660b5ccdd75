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

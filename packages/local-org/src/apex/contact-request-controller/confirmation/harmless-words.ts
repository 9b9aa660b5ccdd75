/** Characters of a visitor's own words. Longer ones are a message rather than a name. */
const maxWords = 80;

/** What a mail program turns into a link: an address or a telephone number. Initials such as v.d.Berg are none. */
const address = /http|www\.|:\/\/|@|[\p{L}\p{N}]{2}\.\p{L}{2}|\.\p{L}+\/|(?:\d[ .-]?){7}/iu;

/**
 * A visitor's own words; an empty text if they may be a message to somebody else.
 *
 * @example harmless("win.example.com") // ""
 */
export function harmless(words: string): string {
  // Invisible characters would split an address.
  const visible = words.replace(/\p{Cf}/gu, "");
  return visible.length > maxWords || address.test(visible) ? "" : words;
}

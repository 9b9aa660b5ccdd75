const namedCharacters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * A text without markup, on one line: what a picture shows is read out, so it is words only.
 *
 * @returns an empty text for what is no text
 * @example plainText("<b>Zee</b> &amp; zon"); // "Zee & zon"
 */
export function plainText(text: unknown): string {
  if (typeof text !== "string") return "";
  return text
    .replace(/<!--.*?(?:-->|$)/gs, "")
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, "")
    .replace(/&(\w+);/g, (whole, name: string) => namedCharacters[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}

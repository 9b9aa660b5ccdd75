import { UsageError } from "./usage-error.ts";

/**
 * Inserts text before or after the only match of a pattern.
 *
 * @param file named in the message
 * @throws UsageError if the pattern has no match or several, because the text could then end up anywhere
 */
export function insertText(
  file: string,
  text: string,
  place: { before: RegExp } | { after: RegExp },
  inserted: string,
): string {
  const pattern = "before" in place ? place.before : place.after;
  const [match, ...others] = [...text.matchAll(new RegExp(pattern, "gm"))];
  if (!match || others.length > 0) {
    throw new UsageError(
      `${file}: found ${others.length + (match ? 1 : 0)} matches of ${pattern.source} instead of one. ` +
        "Nothing was written; update the pattern in scripts/new to the way the file is written now.",
    );
  }
  const at = match.index + ("before" in place ? 0 : match[0].length);
  return text.slice(0, at) + inserted + text.slice(at);
}

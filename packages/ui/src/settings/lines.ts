/** Ends a line: a line break, or `||`, because a builder's one-line field cannot hold a line break. */
export const lineEnd = /\r?\n|\|\|/;

/**
 * The lines of a text. Empty lines are left out.
 *
 * @example splitLines("Maandag tot en met vrijdag||van 9.00 tot 17.30 uur").length; // 2
 */
export function splitLines(text: string): readonly string[] {
  return text
    .split(lineEnd)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

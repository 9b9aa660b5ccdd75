/**
 * The lines of a text. A builder's one-line field cannot hold a line break, so `||` separates lines too. Empty lines are
 * left out.
 *
 * @example splitLines("Maandag tot en met vrijdag||van 9.00 tot 17.30 uur").length; // 2
 */
export function splitLines(text: string): readonly string[] {
  return text
    .split(/\r?\n|\|\|/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

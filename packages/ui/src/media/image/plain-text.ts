/** Reads a list in which each word is a name followed by its one character. A list, because an object is three times as large. */
const readNames = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(" ").map((entry) => [entry.slice(0, -1), entry.slice(-1)]));

/** Signs that occur in texts, and letters that are not composed with {@link accents}. */
const characters = readNames(
  "amp& lt< gt> quot\" apos' nbsp\u00A0 shy\u00AD lsquo‘ rsquo’ ldquo“ rdquo” laquo« raquo» ndash– mdash— hellip… deg° copy© euro€ " +
    "szligß AEligÆ aeligæ OslashØ oslashø THORNÞ thornþ ethð",
);

/** Combining accents by what follows the letter in a name: `eacute` is `e` with `\u0301`. */
const accents = readNames(
  "grave\u0300 acute\u0301 circ\u0302 tilde\u0303 uml\u0308 ring\u030A caron\u030C cedil\u0327",
);

function accentedLetter(name: string): string | undefined {
  const accent = accents.get(name.slice(1));
  const letter = accent && `${name.charAt(0)}${accent}`.normalize();
  return letter?.length === 1 ? letter : undefined;
}

function numberedCharacter(digits: string): string | undefined {
  const code = Number(digits.replace(/^x/i, "0x"));
  return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : undefined;
}

const decode = (reference: string, digits: string | undefined, name = ""): string =>
  (digits ? numberedCharacter(digits) : (characters.get(name) ?? accentedLetter(name))) ?? reference;

const comment = /<!--.*?(?:-->|$)/gs;
/** Tags within a word or sentence; any other tag separates words. */
const inlineTag = /<\/?(?:a|abbr|b|code|em|font|i|mark|s|small|span|strong|su[bp]|u)\b[^<>]*>/gi;
const tag = /<\/?[a-z][^<>]*>/gi;
/** The start of a tag that is cut off: it already has an attribute. */
const unclosedTag = /<[a-z][^<>=]*=[^<>]*$/i;

/**
 * Text without markup, on one line, for alternative texts. Inline tags disappear, other tags become a space, and
 * character references are decoded once: numeric ones, letters with an accent, and common signs.
 *
 * A `<` is markup only where a letter or slash follows and a `>` closes it, or where a tag with an attribute is cut off at
 * the end. Anything else is text: `temperatuur <x en verder` does not change.
 *
 * @returns an empty string for a value of another type
 * @example plainText("<p>Zee</p><p>Caf&eacute; &#39;t Strand</p>"); // "Zee Café 't Strand"
 */
export function plainText(text: unknown): string {
  if (typeof text !== "string") return "";
  return text
    .replace(comment, "")
    .replace(inlineTag, "")
    .replace(tag, " ")
    .replace(unclosedTag, "")
    .replace(/&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi, decode)
    .replace(/\s+/g, " ")
    .trim();
}

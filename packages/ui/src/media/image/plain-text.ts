/** Reads a list in which each word is a name followed by its one character. A string, because it is a third of the size of an object. */
const readNames = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(" ").map((entry) => [entry.slice(0, -1), entry.slice(-1)]));

/** Signs and punctuation that occur in texts; letters with an accent are composed with {@link accents}. */
const characters = readNames(
  "amp& lt< gt> quot\" apos' nbsp\u00A0 shy\u00AD iexcl¡ cent¢ pound£ yen¥ sect§ copy© laquo« " +
    "reg® deg° plusmn± sup2² sup3³ microµ middot· raquo» frac14¼ frac12½ " +
    "frac34¾ iquest¿ times× divide÷ szligß AEligÆ aeligæ OEligŒ oeligœ OslashØ oslashø " +
    "hellip… ndash– mdash— lsquo‘ rsquo’ ldquo“ rdquo” bdquo„ bull• trade™ euro€",
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

/** Invalid numbers, such as half of a surrogate pair, have no character. */
function numberedCharacter(digits: string): string | undefined {
  const code = Number(digits.replace(/^x/i, "0x"));
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= 0x10ffff && !isSurrogate ? String.fromCodePoint(code) : undefined;
}

const decode = (reference: string, digits: string | undefined, name = ""): string =>
  (digits ? numberedCharacter(digits) : (characters.get(name) ?? accentedLetter(name))) ?? reference;

const comment = /<!--.*?(?:-->|$)/gs;
const blockTag =
  /<\/?(?:article|blockquote|br|d[dlt]|div|fig\w+|h[1-6r]|li|[ou]l|p|pre|section|t[dhr]|table)\b[^<>]*>/gi;
const tag = /<\/?[a-z][^<>]*>/gi;
/** The start of a tag that is cut off: it already has an attribute. */
const unclosedTag = /<[a-z][^<>=]*=[^<>]*$/i;

/**
 * Text without markup, on one line, for alternative texts. Inline tags disappear, block tags become a space, and
 * character references are decoded once: numeric ones and the common named ones.
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
    .replace(blockTag, " ")
    .replace(tag, "")
    .replace(unclosedTag, "")
    .replace(/&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi, decode)
    .replace(/\s+/g, " ")
    .trim();
}

/** White space that Java's `\s` matches; JavaScript's matches all of Unicode's. */
const whiteSpace = String.raw`\t\n\v\f\r\x20`;

/** Java's `$` also matches before a line terminator at the end. JavaScript's matches at the end only. */
const end = String.raw`(?=(?:\r\n|[\n\r\u0085\u2028\u2029])?$)`;

const tokens = /\\x\{(?<hex>[0-9A-F]+)\}|\\(?<escaped>.)|&&|\+\+|[[\]$]|[^]/gsu;

const cache = new Map<string, RegExp>();

function translate(pattern: string): RegExp {
  let isInClass = false;
  const source = pattern.replace(tokens, (token, hex?: string, escaped?: string) => {
    if (hex) return String.raw`\u{${hex}}`;
    if (escaped === "s") return isInClass ? whiteSpace : `[${whiteSpace}]`;
    if (escaped === "z") return "$";
    if (escaped) return token;
    if (isInClass && (token === "[" || token === "&&")) {
      throw new Error(
        `${pattern}: Java reads ${token} inside a class as a class or an intersection. Escape it or avoid it.`,
      );
    }
    if (token === "[" || token === "]") isInClass = token === "[";
    // A possessive quantifier only saves time.
    if (token === "++" && !isInClass) return "+";
    return token === "$" && !isInClass ? end : token;
  });
  return new RegExp(source, "gu");
}

/**
 * Translates a regular expression of Java, as Apex uses it, to JavaScript.
 *
 * @throws Error if it has syntax that only Java understands
 */
export function javaRegex(pattern: string): RegExp {
  const regex = cache.get(pattern) ?? translate(pattern);
  cache.set(pattern, regex);
  regex.lastIndex = 0;
  return regex;
}

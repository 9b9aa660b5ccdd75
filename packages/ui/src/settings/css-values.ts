// Validates CSS values that a site builder typed. Nothing that these functions accept can end a declaration.
import { trimmed } from "./trimmed.ts";

const maxPixels = 10_000;
const maxInOtherUnits = 500;
const maxTextLength = 200;

const lengthUnit = /^(?:px|rem|r?ex|em|r?ch|r?lh|pt|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|%)$/i;
const colorUnit = /^(?:%|deg|rad|grad|turn)?$/i;
const plainColor = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,20})$/i;

const lengthFunctions = ["calc", "min", "max", "clamp", "var"];
const colorFunctions = "rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var".split(" ");
/**
 * One token of a CSS function: function name, custom property, number with unit, word or hexadecimal color, or punctuation. The only
 * white space is the ordinary space, because browsers read a pasted no-break space as a part of a word.
 */
const token =
  / +|([a-z-]*)\(|(--[\w-]+)|[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?([a-z%]*)|(#[\da-f]+|[a-z][\w-]*)|[),/+*-]/iy;

interface FunctionRules {
  /** Functions that the text may start with. Inside them calculations are allowed too. */
  functions: readonly string[];
  isUnit(unit: string): boolean;
  /** Whether words are allowed, such as the color space of a color. */
  hasWords: boolean;
}

/** Whether `text` is one CSS function of the allowed kind with balanced parentheses and only allowed tokens inside. */
function isCssFunction(text: string, { functions, isUnit, hasWords }: FunctionRules): boolean {
  // A parenthesis without a name groups a part of a calculation.
  const innerFunctions = ["", ...functions, ...lengthFunctions];
  let depth = 0;
  // A comment would hide the rest of the declaration.
  if (text.includes("/*")) return false;
  for (token.lastIndex = 0; token.lastIndex < text.length;) {
    const start = token.lastIndex;
    const match = token.exec(text);
    if (!match) return false;
    const [all, name, variable, unit, word] = match;
    if (depth === 0 && (name === undefined || start > 0)) return false;
    if (name !== undefined) {
      if (!(depth === 0 ? functions : innerFunctions).includes(name.toLowerCase())) return false;
      depth += 1;
    } else if (all === ")") depth -= 1;
    else if (variable) continue;
    else if (unit && !isUnit(unit)) return false;
    else if (word && !hasWords) return false;
  }
  return depth === 0 && text !== "";
}

/** The text of a CSS value; empty for other types and for a text that is too long to be meant. */
const cssText = (value: unknown): string => {
  const text = trimmed(value);
  return text.length > maxTextLength ? "" : text;
};

/**
 * A CSS length that is not negative and not beyond reason, or a function such as `calc(100% - 2rem)`. A bare number counts pixels.
 *
 * @example toLength(" 2rem "); // "2rem"
 * @example toLength(300); // "300px"
 * @example toLength("red;background:url(x)"); // undefined
 */
export function toLength(value: unknown): string | undefined {
  const text = typeof value === "number" ? String(value) : cssText(value);
  const [, digits = "", unit = "px"] = /^(\d+(?:\.\d+)?|\.\d+)([a-z]+|%)?$/i.exec(text) ?? [];
  if (digits && lengthUnit.test(unit)) {
    return Number(digits) <= (unit.toLowerCase() === "px" ? maxPixels : maxInOtherUnits) ? digits + unit : undefined;
  }
  const rules = { functions: lengthFunctions, isUnit: (name: string) => lengthUnit.test(name), hasWords: false };
  return isCssFunction(text, rules) ? text : undefined;
}

/**
 * What may be a CSS color: hexadecimal, a word, a color function, or a custom property of the site. A browser ignores words
 * that it does not know; the list of them would be larger than this module.
 *
 * @example toColor("var(--dxp-g-brand)"); // "var(--dxp-g-brand)"
 * @example toColor("red;display:none"); // undefined
 */
export function toColor(value: unknown): string | undefined {
  const text = cssText(value);
  const rules = { functions: colorFunctions, isUnit: (unit: string) => colorUnit.test(unit), hasWords: true };
  return plainColor.test(text) || isCssFunction(text, rules) ? text : undefined;
}

const offset = String.raw`0|-?\d{1,4}(?:\.\d+)?(?:%|px|rem|em)`;
const across = `(?:left|right|center|${offset})`;
const down = `(?:top|bottom|center|${offset})`;
/** A length comes after the word or length across; two words may come in either order. */
const position = new RegExp(`^(?:${across}(?:\\s+${down})?|${down}|(?:top|bottom)\\s+(?:left|right|center))$`, "i");

/**
 * A position within a picture: one or two words, percentages or lengths.
 *
 * @example toPosition("70% 60%"); // "70% 60%"
 */
export function toPosition(value: unknown): string | undefined {
  const text = cssText(value);
  return position.test(text) ? text : undefined;
}

/**
 * Up to three positions within a picture, on a computer, a tablet and a phone. A device without one has that of the wider device.
 *
 * @example toPositions("70% 60%/center"); // "70% 60% / center"
 */
export function toPositions(value: unknown): string | undefined {
  const positions = cssText(value).split("/").map(toPosition);
  return positions.length > 3 || positions.includes(undefined) ? undefined : positions.join(" / ");
}

/**
 * An address that a picture may come from: https, a path from the root of the site, or an image within the address itself.
 *
 * @example toImageUrl("/media/zee.jpg"); // "/media/zee.jpg"
 * @example toImageUrl("//example.com/zee.jpg"); // undefined
 */
export function toImageUrl(value: unknown): string | undefined {
  const text = trimmed(value);
  // Browsers read a backslash as a slash, and ignore a line break within an address.
  return /^(?:https:\/\/|\/(?!\/)|data:image\/)[^\\\p{Cc}]+$/iu.test(text) ? text : undefined;
}

/**
 * An address as CSS, with nothing in it that could end the `url()`.
 *
 * @example cssUrl('/a "b".jpg'); // 'url("/a%20%22b%22.jpg")'
 */
export function cssUrl(address: string): string {
  return `url("${address.replace(/["\\\s]/g, encodeURIComponent)}")`;
}

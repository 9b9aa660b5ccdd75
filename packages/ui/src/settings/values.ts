// Reads one value that a site builder typed, or that a file anyone may edit holds. Each gives undefined for what cannot be used.

const maxPixels = 10_000;
const maxOfOtherUnits = 500;

/**
 * A number between two bounds, from a number or its text.
 *
 * @example toNumber("9", 1, 6); // 6
 * @example toNumber("abc", 1, 6); // undefined
 */
export function toNumber(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === "string" && value.trim() ? Number(value) : value;
  return typeof number === "number" && !Number.isNaN(number) ? Math.min(Math.max(number, min), max) : undefined;
}

/**
 * One of a fixed list of words.
 *
 * @param otherwise what stands in for any other value
 * @example toChoice("diagonal", ["row", "column"], "row"); // "row"
 */
export function toChoice<Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
  otherwise: NoInfer<Choice>,
): Choice {
  return choices.find((choice) => choice === value) ?? otherwise;
}

/**
 * A CSS length that is not negative and not beyond reason. A bare number counts pixels.
 *
 * @example toLength(" 2rem "); // "2rem"
 * @example toLength(300); // "300px"
 * @example toLength("red;background:url(x)"); // undefined
 */
export function toLength(value: unknown): string | undefined {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  const match = /^(\d+(?:\.\d+)?|\.\d+)(px|rem|em|ch|%|vw|vh|svh|dvh)?$/i.exec(text);
  const [, digits = "", unit = "px"] = match ?? [];
  const isReasonable = Number(digits) <= (unit === "px" ? maxPixels : maxOfOtherUnits);
  return match && isReasonable ? `${digits}${unit}` : undefined;
}

const colour =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,25}|(?:rgb|hsl)a?\([\d\s.,%/a-z+-]+\)|(?:hwb|lab|lch|oklab|oklch)\([\d\s.%/a-z+-]+\)|var\(--[\w-]+\))$/i;

/**
 * A CSS colour: hexadecimal, a name, a colour function, or a token of the site.
 *
 * @example toColour("var(--dxp-g-brand)"); // "var(--dxp-g-brand)"
 * @example toColour("red;background:url(x)"); // undefined
 */
export function toColour(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  return colour.test(text) ? text : undefined;
}

/**
 * A place within a picture: one or two words, percentages or lengths.
 *
 * @example toPosition("70% 60%"); // "70% 60%"
 */
export function toPosition(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  const place = "(?:left|right|top|bottom|center|-?\\d+(?:\\.\\d+)?(?:%|px|rem|em))";
  return new RegExp(`^${place}(?:\\s+${place})?$`, "i").test(text) ? text : undefined;
}

/**
 * An address that a picture may come from: https, a path from the root of the site, or an image within the address itself.
 *
 * @example toImageUrl("/media/zee.jpg"); // "/media/zee.jpg"
 * @example toImageUrl("//example.com/zee.jpg"); // undefined
 */
export function toImageUrl(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  // A backslash counts as a slash to browsers, and a line end within an address as nothing at all.
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

/**
 * What a JSON text describes; any other value as it is, because a host may have read it already.
 *
 * @returns undefined for a text that is no JSON
 * @example fromJson("[1,2]"); // [1, 2]
 */
export function fromJson(value: unknown): unknown {
  let described: unknown;
  try {
    described = typeof value === "string" ? JSON.parse(value) : value;
  } catch {
    described = undefined;
  }
  return described;
}

/**
 * What a JSON text describes, or the object itself where a host has read it already.
 *
 * @returns undefined unless it is an object
 * @example toObject('{"columns":[]}'); // { columns: [] }
 */
export function toObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const object = fromJson(value);
  return typeof object === "object" && object !== null ? { ...object } : undefined;
}

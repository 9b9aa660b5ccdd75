const plainLength = /^(\d+|\d*[.,]\d+) *([a-z]+|%)?$/i;

/**
 * Normalizes how people write a length: with a comma, with a space, or without a unit, which means pixels. Any other text stays
 * as it is.
 *
 * @example toLengthText("4,5 rem") // "4.5rem"
 * @example toLengthText("40") // "40px"
 */
export function toLengthText(text: string): string {
  const [, digits, unit = "px"] = plainLength.exec(text.trim()) ?? [];
  return digits === undefined || text.trim() === "0" ? text : digits.replace(",", ".") + unit.toLowerCase();
}

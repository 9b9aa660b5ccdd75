const plainLength = /^(\d+|\d*[.,]\d+) *([a-z]+|%)?$/i;

/**
 * A length as the site reads it, from how people write one: with a comma, with a space, in pixels without a unit. Any other text
 * stays as it is.
 *
 * @example toLengthText("4,5 rem") // "4.5rem"
 * @example toLengthText("40") // "40px"
 */
export function toLengthText(text: string): string {
  const [, digits, unit = "px"] = plainLength.exec(text.trim()) ?? [];
  return digits === undefined || text.trim() === "0" ? text : digits.replace(",", ".") + unit.toLowerCase();
}

import { trimmed } from "../settings/trimmed.ts";

/**
 * The address that dials a telephone number, from the number as people write it.
 *
 * @returns undefined for text that is not a telephone number
 * @example toPhoneAddress("+31 (0)20 123 45 67"); // "tel:+31201234567"
 */
export function toPhoneAddress(value: unknown): string | undefined {
  // The zero between parentheses is only dialed within the country.
  const digits = trimmed(value)
    .replace(/^(\+.*|00.*)\(0\)/, "$1")
    .replace(/[\s().-]/g, "");
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined;
}

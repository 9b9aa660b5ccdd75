/** Without 0, 1, I and O, which look like another one. */
export const referenceAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const prefix = "TD-";
const bitsOfCharacter = 5;
const length = 6;
/** Bits below the reference, so that it fills eight hexadecimal digits. The lowest says that there is a reference. */
const padding = 4;

/**
 * The reference of a request as eight hexadecimal digits.
 *
 * @returns "00000000" for text that is no reference
 * @example encodeReference("TD-7K3M9Q"); // "2c4333d9"
 */
export function encodeReference(reference: string): string {
  const digits = Array.from(reference.slice(prefix.length), (character) => referenceAlphabet.indexOf(character));
  const isValid = reference.startsWith(prefix) && digits.length === length && !digits.includes(-1);
  const number = digits.reduce((sum, digit) => sum * 2 ** bitsOfCharacter + digit, 0);
  return isValid ? (number * padding + 1).toString(16).padStart(8, "0") : "0".repeat(8);
}

/** The reference in eight hexadecimal digits; empty if there is none. The opposite of {@link encodeReference}. */
export function decodeReference(digits: string): string {
  const number = Number.parseInt(digits, 16);
  if (!/^[\da-f]{8}$/.test(digits) || number % padding !== 1) return "";
  const characterAt = (_: unknown, index: number): string =>
    referenceAlphabet[
      Math.floor(number / padding / 2 ** (bitsOfCharacter * (length - 1 - index))) % referenceAlphabet.length
    ] ?? "";
  return prefix + Array.from({ length }, characterAt).join("");
}

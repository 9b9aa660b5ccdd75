const shortLength = 15;
const chunkLength = 5;
const checkDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345";

/** A check digit encodes which of five characters are upper-case letters. */
function checkDigit(chunk: string): string {
  let bits = 0;
  for (let at = 0; at < chunk.length; at++) if (/[A-Z]/.test(chunk.charAt(at))) bits |= 1 << at;
  return checkDigits.charAt(bits);
}

/**
 * Converts a record id of 15 characters to its form of 18 characters. Returns any other string unchanged.
 *
 * @example toLongId("001000000000001") // "001000000000001AAA"
 */
export function toLongId(id: string): string {
  if (id.length !== shortLength || !/^[a-zA-Z0-9]+$/.test(id)) return id;
  const chunks = [0, 1, 2].map((chunk) => id.slice(chunk * chunkLength, (chunk + 1) * chunkLength));
  return id + chunks.map(checkDigit).join("");
}

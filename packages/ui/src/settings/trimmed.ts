/**
 * Text without the white space around it.
 *
 * @returns an empty string for a value of another type
 * @example trimmed(" Peru "); // "Peru"
 */
export const trimmed = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

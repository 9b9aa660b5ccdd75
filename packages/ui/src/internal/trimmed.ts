/** The text without white space around it; empty for a value that is no text. */
export const trimmed = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

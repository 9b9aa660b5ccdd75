const maxLength = 80;

/**
 * A value as it appears in a warning. A long text is cut. Objects may be circular or have no text, so only their type is
 * shown.
 *
 * @example showValue("rood"); // '"rood"'
 */
export function showValue(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (typeof value === "object") return Array.isArray(value) ? "a list" : "an object";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** A JSON object of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object, and neither null nor a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The names of the values in which two objects differ. */
export const changedNames = (before: JsonObject, after: JsonObject): string[] =>
  Object.keys({ ...before, ...after }).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** The items of a list; empty for any other value. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text; empty for any other value. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The line at which a text stops being valid JSON; undefined for a text that is. */
export function invalidLine(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    // The engines name the line in their sentence only, and not for a text that ends too early.
    return Number(/line (\d+)/.exec(String(error))?.[1] ?? text.split("\n").length);
  }
}

/** The object of a JSON text; undefined for anything else. */
export function parseObject(text: unknown): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(textOf(text));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

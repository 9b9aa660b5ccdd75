/** A JSON object with unchecked properties. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and neither null nor an array. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

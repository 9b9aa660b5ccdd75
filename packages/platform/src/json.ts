/** A JSON object whose properties have not been looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object and neither null nor a list. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

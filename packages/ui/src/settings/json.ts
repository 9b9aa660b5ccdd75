import { tryTo } from "../internal/try-to.ts";

/** A JSON object with unknown content. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * The value of a JSON text; any other value as it is, because some hosts parse JSON themselves.
 *
 * @returns undefined for a text that is not JSON
 * @example fromJson("[1,2]"); // [1, 2]
 */
export function fromJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed;
  } catch {
    return undefined;
  }
}

/**
 * A copy of an object, or of the object of a JSON text.
 *
 * @example toObject('{"columns":[]}'); // { columns: [] }
 */
export function toObject(value: unknown): JsonObject | undefined {
  const object = fromJson(value);
  // A getter of the object may throw, and no parser may.
  return typeof object === "object" && object !== null ? tryTo(() => ({ ...object })) : undefined;
}

/**
 * A copy of a list, or of the list of a JSON text.
 *
 * @example toArray("[1,2]"); // [1, 2]
 */
export function toArray(value: unknown): readonly unknown[] | undefined {
  const list = fromJson(value);
  return Array.isArray(list) ? tryTo(() => [...list]) : undefined;
}

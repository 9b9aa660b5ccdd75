import { fromJson } from "./from-json.ts";

/** A JSON object with unknown content. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Undefined for an object whose getters throw, so that no parser throws. */
function copyOf<Copy>(copy: () => Copy): Copy | undefined {
  try {
    return copy();
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
  return typeof object === "object" && object !== null ? copyOf(() => ({ ...object })) : undefined;
}

/**
 * A copy of a list, or of the list of a JSON text.
 *
 * @example toArray("[1,2]"); // [1, 2]
 */
export function toArray(value: unknown): readonly unknown[] | undefined {
  const list = fromJson(value);
  return Array.isArray(list) ? copyOf(() => [...list]) : undefined;
}

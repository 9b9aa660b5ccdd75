import { tryTo } from "../internal/try-to.ts";
import { fromJson } from "./from-json.ts";

/** A JSON object with unknown content. */
export type JsonObject = Readonly<Record<string, unknown>>;

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

import type { Settings } from "../settings/read-settings.ts";
import { fromJson, toObject } from "../settings/values.ts";

/**
 * A list, from a list or its JSON text.
 *
 * @returns undefined for what is no list
 * @example toArray("[1,2]"); // [1, 2]
 */
export function toArray(value: unknown): readonly unknown[] | undefined {
  const list = fromJson(value);
  return Array.isArray(list) ? list : undefined;
}

/**
 * A list of things with settings, from a list or its JSON text.
 *
 * @returns only what is an object; nothing when it is no list at all
 * @example toObjects('[{"title":"Anna"},null]'); // [{ title: "Anna" }]
 */
export function toObjects(value: unknown): readonly Settings[] {
  return (toArray(value) ?? []).map(toObject).filter((item) => item !== undefined);
}

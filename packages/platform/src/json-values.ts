// Separate from json.ts, so that pages that read no data do not load it.
import { isJsonObject, type JsonObject } from "./json.ts";

/** The type of a value in messages: `typeof`, but `null` and `array` instead of `object`. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** The error of a value with an unexpected type. */
export const typeMismatch = (expected: string, value: unknown): TypeError =>
  new TypeError(`Expected ${expected} but received ${typeName(value)}`);

/**
 * Whether two JSON values are equal. Identical objects are not compared deeply.
 *
 * @example sameJson({ a: [1] }, { a: [1] }) // true
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => sameJson(item, other[index]));
  }
  return isJsonObject(one) && isJsonObject(other) && sameProperties(one, other);
}

function sameProperties(one: JsonObject, other: JsonObject): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]));
}

/** JSON with sorted keys, so that equal values have equal text. */
export const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** Freezes a JSON value and everything in it, so that a caller that changes cached data fails immediately. */
export function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

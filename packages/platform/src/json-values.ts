// Comparing and describing JSON values. In a file of its own, so that a page that reads no data does not load it.
import { isJsonObject, type JsonObject } from "./json.ts";

/** The word for a value's type in messages: `typeof`, with `null` and `array` told apart from objects. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** A value is not of the type that was agreed. */
export const typeMismatch = (expected: string, value: unknown): TypeError =>
  new TypeError(`Expected ${expected} but received ${typeName(value)}`);

/**
 * Whether two JSON values say the same. Parts that are one and the same object are not looked into.
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

/** JSON text with the keys of every object in alphabetical sequence, so that equal values give equal text. */
export const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

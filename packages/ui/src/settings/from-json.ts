import { tryTo } from "../internal/try-to.ts";

/**
 * The value of a JSON text; any other value as it is, because some hosts parse JSON themselves.
 *
 * @returns undefined for a text that is not JSON
 * @example fromJson("[1,2]"); // [1, 2]
 */
export function fromJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return tryTo<unknown>(() => JSON.parse(value));
}

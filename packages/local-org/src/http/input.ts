import { OrgError } from "../errors.ts";

/** An untrusted JSON object, read by keys that are known. */
export type Input = Readonly<Record<string, unknown>>;

/** Whether a value is an object and neither null nor a list. */
export const isInput = (value: unknown): value is Input =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const malformed = (message: string): OrgError => new OrgError(400, "JSON_PARSER_ERROR", message);

/**
 * Returns a value that has to be a JSON object.
 *
 * @param name of the value, for messages
 * @throws OrgError 400 `JSON_PARSER_ERROR` for any other value
 */
export function asInput(value: unknown, name: string): Input {
  if (isInput(value)) return value;
  throw malformed(`${name} must be a JSON object.`);
}

/**
 * Returns a value that has to be a JSON object with no other keys than these.
 *
 * @throws OrgError 400 `JSON_PARSER_ERROR`
 */
export function asInputWith(value: unknown, name: string, keys: readonly string[]): Input {
  const input = asInput(value, name);
  const unknown = Object.keys(input).find((key) => !keys.includes(key));
  if (unknown === undefined) return input;
  throw malformed(`Unrecognized field "${unknown}" in ${name}; known are ${keys.join(", ")}.`);
}

/** A string, or the fallback when the key is absent or null. */
export function stringOf(input: Input, key: string, fallback: string): string {
  const value = input[key] ?? fallback;
  if (typeof value === "string") return value;
  throw malformed(`${key} must be a string.`);
}

/** True or false; false when the key is absent or null. */
export function booleanOf(input: Input, key: string): boolean {
  const value = input[key] ?? false;
  if (typeof value === "boolean") return value;
  throw malformed(`${key} must be true or false.`);
}

/** A list of strings; empty when the key is absent or null. */
export function stringsOf(input: Input, key: string): readonly string[] {
  const value = input[key] ?? [];
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
  throw malformed(`${key} must be a list of strings.`);
}

/**
 * The entries of a list that is joined with commas, without empty ones.
 *
 * @example splitList("Account, Contact") // ["Account", "Contact"]
 */
export const splitList = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** A list in a query, joined with commas or repeated; without empty entries. */
export function queryList(query: URLSearchParams, key: string): string[] {
  return query.getAll(key).flatMap(splitList);
}

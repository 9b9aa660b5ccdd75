import { dayOf } from "./day-of.ts";
import type { Fault } from "./fault.ts";

/** Reads the properties of one untrusted object, each by its declared type, and remembers what was wrong. */
export interface InputReader {
  /** A text without surrounding white space; null and absent are empty. */
  text(key: string): string;
  /** A checkbox; null and absent are not checked. */
  flag(key: string): boolean;
  /** A finite number, or null when it is null or absent. */
  number(key: string): number | null;
  /** The day of an ISO date and time; empty when it is null or absent. */
  day(key: string): string;
  /** The faults so far, with one more when there are properties that nobody asked for. */
  finish(): Fault[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isMoment = (value: unknown): value is string => typeof value === "string" && dayOf(value) !== undefined;

/**
 * Starts reading an Apex parameter. Only own properties count: an inherited one (`constructor`) is absent and an own
 * `__proto__`, which `JSON.parse` can make, is a property that nobody asks for.
 *
 * @param value what the caller sent
 * @param name the parameter's name: the field at fault when `value` is no object or has keys of no meaning
 */
export function inputReader(value: unknown, name: string): InputReader {
  const faults: Fault[] = isObject(value) ? [] : [{ field: name, rule: "type" }];
  const properties = new Map(isObject(value) ? Object.entries(value) : []);

  const take = <Value>(key: string, isValid: (found: unknown) => found is Value): Value | null => {
    const found = properties.get(key) ?? null;
    properties.delete(key);
    if (found === null || isValid(found)) return found;
    faults.push({ field: key, rule: "type" });
    return null;
  };

  return {
    text: (key) => (take(key, (found) => typeof found === "string") ?? "").trim(),
    flag: (key) => take(key, (found) => typeof found === "boolean") ?? false,
    number: (key) => take(key, (found): found is number => Number.isFinite(found)),
    day: (key) => dayOf(take(key, isMoment) ?? "") ?? "",
    // A stranger chose the name of such a key, so it stays out of the faults and thereby out of the log.
    finish: () => (properties.size === 0 ? faults : [...faults, { field: name, rule: "unknownKey" }]),
  };
}

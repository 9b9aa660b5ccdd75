import { dayOf } from "./day-of.ts";
import type { Fault } from "./fault.ts";

/** Reads the properties of one untrusted object, each by its declared type, and remembers what was wrong. */
export interface InputReader {
  /** A text without surrounding white space; null and absent are empty. */
  text(key: string): string;
  /** A text as it was sent; null and absent are empty. */
  exactText(key: string): string;
  /** A checkbox; null and absent are not checked. */
  flag(key: string): boolean;
  /** A finite number, or null when it is null or absent. */
  number(key: string): number | null;
  /** The day of an ISO date and time; empty when it is null or absent, and whatever the text when it does not count. */
  day(key: string, counts: boolean): string;
  /** The faults so far, with one more when there are properties that nobody asked for. */
  finish(): Fault[];
}

type Properties = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Properties =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === "string";
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
const isNumber = (value: unknown): value is number => Number.isFinite(value);

/**
 * Starts reading an Apex parameter. Only own properties count: an inherited one (`constructor`) is absent and an own
 * `__proto__`, which `JSON.parse` can make, is a property that nobody asks for.
 *
 * @param value what the caller sent
 * @param name the parameter's name: the field at fault when `value` is no object or has keys of no meaning
 */
export function inputReader(value: unknown, name: string): InputReader {
  const faults: Fault[] = isObject(value) ? [] : [{ field: name, rule: "type" }];
  const properties: Properties = isObject(value) ? value : {};
  let known = 0;

  const take = <Value>(key: string, isValid: (found: unknown) => found is Value): Value | null => {
    if (!Object.hasOwn(properties, key)) return null;
    known++;
    const found = properties[key] ?? null;
    if (found === null || isValid(found)) return found;
    faults.push({ field: key, rule: "type" });
    return null;
  };

  const takeDay = (key: string, counts: boolean): string => {
    const sent = take(key, isText) ?? "";
    const day = counts ? dayOf(sent) : "";
    if (day === undefined) faults.push({ field: key, rule: "format" });
    return day ?? "";
  };

  return {
    text: (key) => (take(key, isText) ?? "").trim(),
    exactText: (key) => take(key, isText) ?? "",
    flag: (key) => take(key, isFlag) ?? false,
    number: (key) => take(key, isNumber),
    day: takeDay,
    finish() {
      // A stranger chose the name of such a key, so it stays out of the faults and thereby out of the log.
      if (Object.keys(properties).length > known) faults.push({ field: name, rule: "unknownKey" });
      return faults;
    },
  };
}

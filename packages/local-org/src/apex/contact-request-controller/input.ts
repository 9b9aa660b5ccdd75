import { isInput, type Input } from "../../http/input.ts";
import type { Problem } from "./problem.ts";

/** The properties of an untrusted Apex parameter, and its problems that concern no single property. */
interface ApexParameter {
  properties: Input;
  problems: Problem[];
}

/**
 * Reads the own properties of an Apex parameter: an inherited `constructor` is no property, and an own `__proto__`, which
 * `JSON.parse` can create, is an unknown one.
 *
 * @param value what the caller sent
 * @param name of the parameter, to report the problem under
 * @param keys the only ones that are accepted
 */
export function readInput(value: unknown, name: string, keys: readonly string[]): ApexParameter {
  if (!isInput(value)) return { properties: {}, problems: [{ field: name, rule: "type" }] };
  const accepted = keys.filter((key) => Object.hasOwn(value, key));
  const properties = Object.fromEntries(accepted.map((key) => [key, value[key]]));
  // The caller chose the names of unknown keys, so they stay out of the problems and thereby out of the log.
  const hasUnknownKey = Object.keys(value).length > accepted.length;
  return { properties, problems: hasUnknownKey ? [{ field: name, rule: "unknownKey" }] : [] };
}

import type { Option } from "./options.ts";

/**
 * Reads a configured list, separated by semicolons. A value that differs from its label follows an equals sign.
 *
 * @example splitOptions("De heer;Anders, namelijk=Anders")
 * // [{ label: "De heer", value: "De heer" }, { label: "Anders, namelijk", value: "Anders" }]
 */
export function splitOptions(text: string): Option[] {
  return text
    .split(";")
    .map((part) => part.split("=").map((side) => side.trim()))
    .flatMap(([label, value]) => (label ? [{ label, value: value || label }] : []));
}

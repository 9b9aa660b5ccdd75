import type { Properties, Property, Settings, WholeProperty } from "./properties.ts";

/** What a site builder set on a block, by property name. Hostile until read. */
export type BlockAttributes = Readonly<Record<string, unknown>>;

/** Experience Builder keeps whole numbers as numbers or as texts. */
function readWhole({ default: otherwise, min = -Infinity, max = Infinity }: WholeProperty, value: unknown): number {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isInteger(number)) return otherwise;
  return Math.min(Math.max(number, min), max);
}

function readValue(property: Property, value: unknown): string | boolean | number {
  switch (property.kind) {
    case "flag":
      return typeof value === "boolean" ? value : property.default;
    case "whole":
      return readWhole(property, value);
    case "choice":
      return property.choices.find((candidate) => candidate === value) ?? property.default;
    default:
      return typeof value === "string" ? value : property.default;
  }
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

function problemOf(name: string, property: Property | undefined, value: unknown, read: unknown): string | undefined {
  if (!property) return `it has no property ${name}`;
  // A number that was kept as a text is as good as a number; an empty text is a field that the builder left empty.
  if (isAbsent(value) || String(value) === String(read) || value === "") return undefined;
  return `${name} cannot be used as it is set, and is ${JSON.stringify(read)} instead`;
}

/**
 * Reads what a builder set. What is absent, of another type or out of range is the property's default or nearest value.
 *
 * @param onProblem told once of everything that could not be used, as one line
 * @example readSettings({ columns: whole(2, { min: 1, max: 6 }) }, { columns: 9 }) // { columns: 6 }
 */
export function readSettings<P extends Properties>(
  properties: P,
  attributes: BlockAttributes,
  onProblem?: (problem: string) => void,
): Settings<P>;
export function readSettings(
  properties: Properties,
  attributes: BlockAttributes,
  onProblem?: (problem: string) => void,
): Settings<Properties> {
  const entries = Object.entries(properties).map(([name, property]): [string, string | boolean | number] => [
    name,
    readValue(property, attributes[name]),
  ]);
  const settings = Object.fromEntries(entries);
  const problems = Object.keys(attributes).flatMap(
    (name) => problemOf(name, properties[name], attributes[name], settings[name]) ?? [],
  );
  if (problems.length > 0) onProblem?.(problems.join("; "));
  return settings;
}

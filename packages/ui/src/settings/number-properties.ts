// In a file of its own, so that a page without such properties does not load it.
import { property, type Property } from "./properties.ts";

/**
 * A number between two bounds, from a number or its text.
 *
 * @example toNumber("9", 1, 6); // 6
 * @example toNumber("abc", 1, 6); // undefined
 */
export function toNumber(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === "string" && value.trim() ? Number(value) : value;
  return typeof number === "number" && !Number.isNaN(number) ? Math.min(Math.max(number, min), max) : undefined;
}

/**
 * The nearest integer to a number between two bounds, from a number or its text.
 *
 * @example toInteger("3.6", 1, 5); // 4
 */
export function toInteger(value: unknown, min: number, max: number): number | undefined {
  const number = toNumber(value, min, max);
  return number === undefined ? undefined : Math.round(number);
}

/**
 * An integer; a value outside the range becomes the nearest one inside. Experience Builder stores integers as numbers or texts.
 *
 * @example integer({ default: 2, min: 1, max: 6 }).parse("9", report); // 6
 */
/* @__NO_SIDE_EFFECTS__ */
export const integer = <Default extends number | undefined>({
  default: fallback,
  min,
  max,
}: {
  default: Default;
  min: number;
  max: number;
}): Property<Default | number> => {
  const expected = { format: "integer", min, max } as const;
  return property<Default | number>(
    "integer",
    fallback,
    (raw, invalid) => {
      const rounded = toInteger(raw, min, max);
      if (rounded !== undefined && rounded !== Number(raw)) invalid(expected);
      return rounded;
    },
    expected,
    { min, max },
  );
};

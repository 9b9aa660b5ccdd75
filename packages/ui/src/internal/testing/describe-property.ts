import { describe, expect, test } from "vitest";
import type { Property } from "../../settings/properties.ts";
import { hostileSettings } from "./hostile-values.ts";
import { parse } from "./parse.ts";

/** Raw values and what each becomes. */
export type Expectations = readonly (readonly [raw: unknown, value: unknown])[];

/**
 * What every kind of property promises, for one property.
 *
 * @param valid used without a report
 * @param invalid reported exactly once
 */
export function describeProperty(name: string, property: Property, valid: Expectations, invalid: Expectations): void {
  const parsed = (raw: unknown) => {
    const { settings, problems } = parse({ it: property }, { it: raw });
    return { value: settings.it, reports: problems.length };
  };

  describe(`a ${name}`, () => {
    test.each(valid)("takes %o as %o", (raw, value) => expect(parsed(raw)).toEqual({ value, reports: 0 }));
    test.each(invalid)("reports %o and uses %o", (raw, value) => expect(parsed(raw)).toEqual({ value, reports: 1 }));

    test.each([undefined, null])("has its default for %o", (raw) => {
      expect(parsed(raw)).toEqual({ value: property.default, reports: 0 });
    });

    test("never throws, reports at most once, and uses a value that is valid", () => {
      for (const raw of hostileSettings) {
        const { value, reports } = parsed(raw);
        expect(reports).toBeLessThanOrEqual(1);
        expect(parsed(value)).toEqual({ value, reports: 0 });
      }
    });

    test("parses its own values to the same values, also after JSON", () => {
      for (const [raw] of valid) {
        const { value } = parsed(raw);
        expect(parsed(value)).toEqual({ value, reports: 0 });
        const json: unknown = JSON.parse(JSON.stringify(value ?? null));
        expect(parsed(json)).toEqual({ value, reports: 0 });
      }
    });
  });
}

/** Pairs of each value with itself. */
export const same = (values: readonly unknown[]): Expectations => values.map((value) => [value, value]);

/** Pairs of each raw value with the one value that is used for all. */
export const allTo = (value: unknown, raws: readonly unknown[]): Expectations => raws.map((raw) => [raw, value]);

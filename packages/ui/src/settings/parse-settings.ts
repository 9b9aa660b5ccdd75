import { showValue } from "../internal/show-value.ts";
import type { Expectation } from "./expectation.ts";
import { isAbsent, type Properties, type SettingsOf } from "./properties.ts";

/** What a site builder set on a block, by property name. Untrusted until it is parsed. */
export type RawSettings = Readonly<Record<string, unknown>>;

/** A value that a property cannot use as it is. */
export interface InvalidSetting {
  readonly code: "invalid";
  readonly value: unknown;
  readonly expected: Expectation;
}

/** Why a setting could not be used as it is: its value is not what the property takes, or the block has no such property. */
export type SettingProblem = InvalidSetting | { readonly code: "unknown" };

/** Reports one setting that could not be used as it is. */
export type ReportSetting = (name: string, problem: SettingProblem) => void;

/** The value of a part of a row may be circular, or have no JSON. */
const shownValue = (key: string, value: unknown): unknown => (key === "value" ? showValue(value) : value);

/** A problem for the console of a visitor's browser, where no table of sentences is loaded. */
export const showProblem = (problem: SettingProblem): string =>
  problem.code === "unknown"
    ? "unknown property"
    : `${showValue(problem.value)}, expected ${JSON.stringify(problem.expected, shownValue)}`;

/**
 * Name of the companion property of a picture, for the path of a picture outside the content store.
 *
 * @example pathName("image"); // "imagePath"
 */
export const pathName = (name: string): string => `${name}Path`;

/**
 * Parses the raw settings of a block. The only place where any host looks at raw settings.
 *
 * @param report called for each setting that is unknown, invalid or out of range
 * @example parseSettings({ columns: integer({ default: 2, min: 1, max: 6 }) }, { columns: 9 }, report); // { columns: 6 }
 */
export function parseSettings<P extends Properties>(
  properties: P,
  raw: RawSettings,
  report?: ReportSetting,
): SettingsOf<P>;
export function parseSettings(
  properties: Properties,
  raw: RawSettings,
  report: ReportSetting = () => {},
): SettingsOf<Properties> {
  const known = new Set<string>();
  const entries = Object.entries(properties).map(([name, { kind, parse }]): [string, unknown] => {
    known.add(name);
    let value = raw[name];
    if (kind === "image") {
      known.add(pathName(name));
      if (isAbsent(value)) value = raw[pathName(name)];
    }
    return [name, parse(value, (expected) => report(name, { code: "invalid", value, expected }))];
  });
  for (const name of Object.keys(raw)) if (!known.has(name)) report(name, { code: "unknown" });
  return Object.fromEntries(entries);
}

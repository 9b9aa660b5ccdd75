import { showValue } from "../internal/show-value.ts";
import { isAbsent, type Properties, type SettingsOf } from "./properties.ts";

/** What a site builder set on a block, by property name. Untrusted until it is parsed. */
export type RawSettings = Readonly<Record<string, unknown>>;

/** Reports one setting that could not be used as it is. */
export type ReportSetting = (name: string, message: string) => void;

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
    return [name, parse(value, (expected) => report(name, `${showValue(value)} is not valid; use ${expected}`))];
  });
  for (const name of Object.keys(raw)) if (!known.has(name)) report(name, "is not a property of this block");
  return Object.fromEntries(entries);
}

import { describeProblem } from "../../settings/english.ts";
import { parseSettings, type RawSettings } from "../../settings/parse-settings.ts";
import type { Properties, SettingsOf } from "../../settings/properties.ts";

/**
 * Parses settings and collects what is reported.
 *
 * @example parse({ count: integer({ default: 1, min: 1, max: 6 }) }, { count: 9 }).problems; // ["count: 9 is not valid; use …"]
 */
export function parse<P extends Properties>(
  properties: P,
  raw: RawSettings,
): { settings: SettingsOf<P>; problems: readonly string[] } {
  const problems: string[] = [];
  const settings = parseSettings(properties, raw, (name, problem) =>
    problems.push(`${name}: ${describeProblem(problem)}`),
  );
  return { settings, problems };
}

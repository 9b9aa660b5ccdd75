import type { ObjectMetadata, OrgMetadata } from "../metadata/org-metadata.ts";

/** The color and icon of an object. */
export interface ThemeInfo {
  /** Six hexadecimal digits, without a hash. */
  color: string;
  iconUrl: string;
}

/** One part of a color of the given hue, half light and half strong; see the CSS definition of `hsl()`. */
function channel(hue: number, offset: number): string {
  const k = (offset + hue / 30) % 12;
  const value = 0.45 - 0.25 * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, "0")
    .toUpperCase();
}

/**
 * The color and icon of a tab's motif. Salesforce's own table of colors is not public, so each of its
 * hundred motifs gets a hue of its own here.
 *
 * @param motif for example `Custom20: Airplane`
 */
export function themeOfMotif(motif: string | null): ThemeInfo {
  const number = Number(/^Custom(\d+)/.exec(motif ?? "")?.[1] ?? 0);
  const hue = (number * 137) % 360;
  return {
    color: [0, 8, 4].map((offset) => channel(hue, offset)).join(""),
    iconUrl: `/img/icon/t4v35/custom/custom${number === 0 ? "" : number}_120.png`,
  };
}

/** The color and icon of an object, which are those of its tab. */
export const themeOf = (metadata: OrgMetadata, object: ObjectMetadata): ThemeInfo =>
  themeOfMotif(metadata.tabs.get(object.apiName)?.motif ?? null);

import type { DesignToken } from "./tokens.ts";

/** Two colors that meet on a page, and how far apart they must be. */
export interface ColorPair {
  foreground: DesignToken["name"];
  background: DesignToken["name"];
  /** 4.5 for text; 3 for borders, rings and marks that carry information. */
  minimum: 4.5 | 3;
}

const pair = (
  foreground: ColorPair["foreground"],
  minimum: ColorPair["minimum"],
  ...backgrounds: ColorPair["background"][]
): ColorPair[] => backgrounds.map((background) => ({ foreground, background, minimum }));

/** Every pair of colors that the components put on each other. */
export const colorPairs: readonly ColorPair[] = [
  ...pair("--td-text-color", 4.5, "--td-paper-color", "--td-surface-color", "--td-error-background-color"),
  ...pair("--td-muted-color", 4.5, "--td-paper-color", "--td-surface-color", "--td-control-background-color"),
  ...pair("--td-muted-color", 4.5, "--td-control-background-color-disabled"),
  ...pair("--td-paper-color", 4.5, "--td-ink-color", "--td-ink-color-hover"),
  ...pair("--td-accent-color", 4.5, "--td-paper-color", "--td-surface-color", "--td-tint-color"),
  ...pair("--td-accent-color-hover", 4.5, "--td-tint-color-hover"),
  ...pair("--td-accent-contrast-color", 4.5, "--td-accent-color", "--td-accent-color-hover"),
  ...pair("--td-error-color", 4.5, "--td-paper-color", "--td-surface-color", "--td-error-background-color"),
  ...pair("--td-control-color", 4.5, "--td-control-background-color", "--td-option-background-color-hover"),
  ...pair("--td-control-color", 4.5, "--td-tint-color"),
  ...pair("--td-control-border-color", 3, "--td-paper-color", "--td-surface-color", "--td-control-background-color"),
  ...pair("--td-error-color", 3, "--td-control-background-color"),
  ...pair("--td-picture-contrast-color", 4.5, "--td-picture-text-color", "--td-picture-accent-color"),
  ...pair("--td-focus-color", 3, "--td-paper-color", "--td-surface-color", "--td-control-background-color"),
];

/** The share of light that one channel of a color gives, 0 to 1, as WCAG 2.2 defines it. */
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a color such as `#0f4c4a` or `#fff`. */
function luminanceOf(color: string): number {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (!digits) throw new Error(`"${color}" has no luminance to compute: write the color as #rgb or #rrggbb.`);
  const size = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((index) => {
    const hex = digits.slice(index * size, (index + 1) * size);
    return linear(Number.parseInt(size === 1 ? hex + hex : hex, 16) / 255);
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast between two colors, from 1 to 21.
 *
 * @throws Error when a color is not written as `#rgb` or `#rrggbb`
 * @example
 * contrastBetween("#000", "#fff"); // 21
 */
export function contrastBetween(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

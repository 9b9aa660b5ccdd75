// A brand from a few decisions. The tokens that it leaves out keep their own values.
import { colorPairs, contrastBetween } from "./contrast.ts";
import { lightPalette } from "./palettes.ts";
import type { DesignToken } from "./tokens.ts";

/** What makes a brand. Colors are hexadecimal: `#7a2e5d`. */
export interface BrandOptions {
  /** Links, main buttons, ticks and the focus ring. */
  accentColor: string;
  /** Default `#1f2a2e`. */
  textColor?: string;
  /** The page. Default `#faf7f2`. */
  paperColor?: string;
  /** Cards, forms and fields. Default `#fff`. */
  surfaceColor?: string;
  /** What is wrong. Default `#a3271f`. */
  errorColor?: string;
  /** Names of fonts for text and controls, as in CSS. The page has to load them. */
  textFontFamily?: string;
  /** Names of fonts for headings. */
  displayFontFamily?: string;
  /** Of buttons, fields and cards, such as `8px`. */
  borderRadius?: string;
}

/** Custom properties for the style of an element. */
export type BrandTokens = Readonly<Record<DesignToken["name"], string>>;

/** Red, green and blue of a color such as `#0f4c4a` or `#fff`, from 0 to 255. */
export const channelsOf = (color: string): number[] => {
  const digits = color.slice(1).replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
};

/** A color from red, green and blue, from 0 to 255. @example hexOf([15, 76, 74]) // "#0f4c4a" */
export const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** A mixture of two colors. @param portion of the second one, from 0 to 1 */
export function mixColors(one: string, other: string, portion: number): string {
  const others = channelsOf(other);
  return hexOf(channelsOf(one).map((channel, index) => channel + ((others[index] ?? 0) - channel) * portion));
}

const [white, black] = ["#ffffff", "#000000"];

/** Black or white: what can be read best on a color. */
export const readableOn = (color: string): string =>
  contrastBetween(color, white) >= contrastBetween(color, black) ? white : black;

/** Away from the text on it, so that the contrast only grows. */
const hoverOf = (color: string): string => mixColors(color, readableOn(color) === white ? black : white, 0.2);

function colorsOf(options: BrandOptions): BrandTokens {
  const {
    accentColor,
    textColor = "#1f2a2e",
    paperColor = "#faf7f2",
    surfaceColor = "#fff",
    errorColor = "#a3271f",
  } = options;
  const tint = (portion: number): string => mixColors(paperColor, textColor, portion);
  return {
    "--td-text-color": textColor,
    "--td-muted-color": tint(0.8),
    "--td-paper-color": paperColor,
    "--td-surface-color": surfaceColor,
    "--td-tint-color": tint(0.08),
    "--td-tint-color-hover": tint(0.14),
    "--td-hairline-color": tint(0.18),
    "--td-ink-color": textColor,
    "--td-ink-color-hover": hoverOf(textColor),
    "--td-accent-color": accentColor,
    "--td-accent-color-hover": hoverOf(accentColor),
    "--td-accent-contrast-color": readableOn(accentColor),
    "--td-focus-color": accentColor,
    "--td-focus-halo-color": readableOn(accentColor),
    "--td-error-color": errorColor,
    "--td-error-background-color": mixColors(surfaceColor, errorColor, 0.06),
    "--td-control-color": textColor,
    "--td-control-background-color": surfaceColor,
    "--td-control-background-color-disabled": tint(0.05),
    "--td-control-border-color": tint(0.55),
    "--td-control-border-color-disabled": tint(0.25),
    "--td-option-background-color-hover": mixColors(surfaceColor, textColor, 0.05),
    "--td-overlay-background-color": `rgb(${channelsOf(paperColor).join(" ")} / 60%)`,
  };
}

/** The fonts and the radius of a brand, without those that it leaves out. */
function shapesOf({ textFontFamily, displayFontFamily, borderRadius }: BrandOptions): BrandTokens {
  const shapes = {
    "--td-text-font-family": textFontFamily,
    "--td-display-font-family": displayFontFamily,
    "--td-control-border-radius": borderRadius,
    "--td-button-border-radius": borderRadius,
    "--td-surface-border-radius": borderRadius,
  };
  const entries = Object.entries(shapes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}

/**
 * The tokens of a brand, for the style of any element: what is inside follows. Derives the shades that a brand does not name.
 *
 * @throws RangeError with every pair of colors that is too hard to read by WCAG 2.2 AA
 * @example <main style={brandTokens({ accentColor: "#7a2e5d", borderRadius: "8px" })}>
 */
export function brandTokens(options: BrandOptions): BrandTokens {
  const colors = { ...lightPalette, ...colorsOf(options) };
  const problems = colorPairs.flatMap(({ foreground, background, minimum }) => {
    const contrast = contrastBetween(colors[foreground] ?? "", colors[background] ?? "");
    return contrast < minimum ? [`${foreground} on ${background} has ${contrast.toFixed(2)}, needs ${minimum}`] : [];
  });
  if (problems.length > 0) throw new RangeError(`The brand has too little contrast: ${problems.join("; ")}.`);
  return { ...colorsOf(options), ...shapesOf(options) };
}

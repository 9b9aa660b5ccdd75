// A brand from a few decisions: every color, and what the page itself is painted with.
import { colorPairs, contrastBetween } from "./contrast.ts";
import { darkPalette, lightPalette } from "./palettes.ts";
import { cssValueOf, tokens, type DesignToken } from "./tokens.ts";

/** The colors of a brand, hexadecimal: `#7a2e5d`. */
export interface BrandColors {
  /** Links, main buttons, ticks and the focus ring. */
  accentColor?: string;
  textColor?: string;
  /** The page. */
  paperColor?: string;
  /** Cards, forms and fields. */
  surfaceColor?: string;
  /** What is wrong. */
  errorColor?: string;
}

/** What makes a brand. A color that is left out is that of the light palette, or of the dark one if the paper is dark. */
export interface BrandOptions extends BrandColors {
  /**
   * The colors for visitors whose system is dark, on dark paper by default. Needs browsers with
   * `light-dark()`: Chrome 123, Safari 17.5, Firefox 120.
   */
  dark?: BrandColors;
  /** Names of fonts for text and controls, as in CSS. The page has to load them. */
  textFontFamily?: string;
  /** Names of fonts for headings. */
  displayFontFamily?: string;
  /** Of buttons, fields and cards: one CSS length with a unit, such as `8px`. Checkboxes and large surfaces have a limit. */
  borderRadius?: string;
}

/** Custom properties for the style of an element. */
export type BrandTokens = Readonly<Record<DesignToken["name"], string>>;

/** The style of an element with a brand. */
export interface BrandStyle extends BrandTokens {
  readonly backgroundColor: string;
  readonly color: string;
  readonly colorScheme: "light" | "dark" | "light dark";
  readonly fontFamily: string;
}

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

/** Whether a page of this color has white text. */
const isDark = (color: string): boolean => readableOn(color) === white;

/** All colors of a brand. What it leaves out is that of the palette that is as light or dark as its paper. */
function colorsOf({ paperColor, ...brand }: BrandColors & { paperColor: string }): BrandTokens {
  const palette = isDark(paperColor) ? darkPalette : lightPalette;
  const {
    accentColor = palette["--td-accent-color"] ?? "",
    textColor = palette["--td-text-color"] ?? "",
    surfaceColor = palette["--td-surface-color"] ?? "",
    errorColor = palette["--td-error-color"] ?? "",
  } = brand;
  const tint = (portion: number): string => mixColors(paperColor, textColor, portion);
  return {
    ...palette,
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
    // The text in a corner of a card or a form stays inside it.
    "--td-surface-border-radius": borderRadius && `min(${borderRadius}, 2rem)`,
  };
  const entries = Object.entries(shapes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}

/** The pairs of colors that are too hard to read by WCAG 2.2 AA, as sentences. */
const unreadablePairs = (colors: BrandTokens, name: string): string[] =>
  colorPairs.flatMap(({ foreground, background, minimum }) => {
    const contrast = contrastBetween(colors[foreground] ?? "", colors[background] ?? "");
    return contrast < minimum
      ? [`${foreground} on ${background}${name} has ${contrast.toFixed(2)}, needs ${minimum}`]
      : [];
  });

const { "--td-paper-color": lightPaper = white } = lightPalette;
const { "--td-paper-color": darkPaper = black } = darkPalette;
const textFont = tokens.type.find(({ name }) => name === "--td-text-font-family");

/**
 * The style of an element with a brand: what is inside follows, and the element itself is painted with paper, text and font
 * of the brand. Derives the shades that a brand does not name. A brand inside another one replaces its colors.
 *
 * With `dark` the element follows the system, without a script. `colorScheme` decides in its place:
 * `{ ...brand, colorScheme: "dark" }`.
 *
 * @throws RangeError with every pair of colors that is too hard to read by WCAG 2.2 AA
 * @example <main style={brandTokens({ accentColor: "#7a2e5d", borderRadius: "8px" })}>
 * @example <body style={brandTokens({ accentColor: "#7a2e5d", dark: { accentColor: "#e3a8cc" } })}>
 */
export function brandTokens(options: BrandOptions): BrandStyle {
  const { paperColor = lightPaper, dark: darkColors } = options;
  const light = colorsOf({ ...options, paperColor });
  const dark: Readonly<Record<string, string>> | undefined =
    darkColors && colorsOf({ paperColor: darkPaper, ...darkColors });
  const problems = [...unreadablePairs(light, ""), ...(dark ? unreadablePairs(dark, " with dark colors") : [])];
  if (problems.length > 0) throw new RangeError(`The brand has too little contrast: ${problems.join("; ")}.`);
  const colors = Object.entries(light).map(([name, color]): [string, string] => [
    name,
    dark ? `light-dark(${color}, ${dark[name]})` : color,
  ]);
  return {
    ...Object.fromEntries(colors),
    ...shapesOf(options),
    backgroundColor: "var(--td-paper-color)",
    color: "var(--td-text-color)",
    colorScheme: dark ? "light dark" : isDark(paperColor) ? "dark" : "light",
    fontFamily: textFont ? cssValueOf(textFont) : "",
  };
}

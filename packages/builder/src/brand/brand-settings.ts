// The settings of a branding set that builders choose. Experience Builder computes the others from them.
import { readableOn } from "@travel-design/ui/internal";
import { tokens } from "@travel-design/ui/tokens";
import { isObject, textOf, type JsonObject } from "../content/json.ts";
import { isHexColor } from "../fields/color-text.ts";
import { messages } from "../messages/index.ts";
import { shadesOf } from "./shades.ts";

/** A color that a builder chooses. */
export interface ColorSetting {
  /** Its name in the branding set. */
  name: string;
  label: string;
  description: string;
}

const colorSettings: readonly ColorSetting[] = Object.entries(messages.brand.settings).map(
  ([name, [label, description]]) => ({ name, label, description }),
);

/** The values of a branding set. */
export const valuesOf = (file: JsonObject): JsonObject =>
  isObject(file.contentBody) && isObject(file.contentBody.values) ? file.contentBody.values : {};

/** A branding set with other values. */
export const withValues = (file: JsonObject, values: JsonObject): JsonObject => ({
  ...file,
  contentBody: { ...(isObject(file.contentBody) ? file.contentBody : {}), values },
});

/** The colors that a branding set defines by itself. One that refers to another color follows it. */
export const colorsIn = (values: JsonObject): readonly ColorSetting[] =>
  colorSettings.filter(({ name }) => isHexColor(textOf(values[name])));

/** The setting that a builder chooses from which another one is computed. @example baseOf("_ButtonColor1") // "ButtonColor" */
export const baseOf = (setting: string): string => setting.replace(/^_(.+?)\d$/, "$1");

/** A branding set's values with another color, and with the shades that are computed from it. */
export function withColor(values: JsonObject, name: string, value: string): JsonObject {
  const changed: Record<string, unknown> = { ...values, [name]: value };
  if (!isHexColor(value)) return changed;
  const shaded = name.replace(/^_/, "");
  const text = shaded.replace(/Color$/, "ForegroundColor");
  for (const [index, shade] of shadesOf(value).entries()) {
    // A setting that refers to another color keeps its reference.
    const replace = (setting: string, other: string): void => {
      if (isHexColor(textOf(values[setting]))) changed[setting] = other;
    };
    replace(`_${shaded}${index + 1}`, shade);
    replace(`_${text}${index + 1}`, readableOn(shade));
  }
  return changed;
}

/** A font that the site's pages load, with the fonts that replace it until it has loaded. */
export interface FontChoice {
  label: string;
  /** As a branding set contains it. */
  fonts: string;
}

/** The fonts that the site ships. */
export const fontChoices: readonly FontChoice[] = tokens.type
  .filter(({ name }) => name.endsWith("-font-family"))
  .map(({ literal }) => {
    const fonts = literal.replaceAll('"', "");
    const [first = ""] = fonts.split(",");
    return {
      label: messages.brand.font(first.replace(" Variable", ""), !fonts.endsWith("sans-serif")),
      fonts,
    };
  });

/** The settings of fonts that builders choose. */
export const fontSettings = Object.entries(messages.brand.fontSettings).map(([name, label]) => ({ name, label }));

/** What builders call a setting; undefined for one that they do not choose. */
export const labelOfSetting = (setting: string): string | undefined =>
  [...colorSettings, ...fontSettings].find(({ name }) => name === setting)?.label;

/** Values with another font. All sizes of headings that had the same font get the new one. */
export function withFonts(values: JsonObject, name: string, fonts: string): JsonObject {
  const isSame = (setting: string): boolean =>
    setting === name ||
    (/^Heading\w+Font$/.test(name) && /^Heading\w+Font$/.test(setting) && values[setting] === values[name]);
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isSame(key) ? fonts : value]));
}

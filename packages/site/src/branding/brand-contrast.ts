import { allTokens, colorPairs, contrastBetween, type ColorPair } from "@travel-design/ui/tokens";
import { brandingHooks } from "./branding-settings.ts";
import { hexColorOf, lastHookOf, type Branding } from "./read-branding.ts";

/** A color on the site. */
export interface UsedColor {
  /** What it is for. */
  token: ColorPair["foreground"];
  color: string;
  /** The setting of the branding set that contains it; undefined for a color that no setting changes. */
  setting: string | undefined;
}

/** Two colors that meet on the site and are too similar for WCAG 2.2 AA. */
export interface ContrastProblem {
  foreground: UsedColor;
  background: UsedColor;
  /** From 1 to 21. */
  contrast: number;
  minimum: ColorPair["minimum"];
}

const settings = new Map<string, string>(brandingHooks.map(({ hook, setting }) => [hook, setting]));
const tokens = new Map<string, { hooks: readonly string[]; literal: string }>(
  allTokens.map(({ name, hooks, literal }) => [name, { hooks, literal }]),
);

/** Each color that a token has: one per hook, because elements read different ones. */
function colorsOf(token: ColorPair["foreground"], branding: Branding): UsedColor[] {
  const { hooks = [], literal = "" } = tokens.get(token) ?? {};
  if (hooks.length === 0) return [{ token, color: literal, setting: undefined }];
  const colors = hooks.flatMap((hook) => {
    const last = lastHookOf(branding, hook);
    if (!branding.hooks.has(last)) return [{ token, color: literal, setting: undefined }];
    // A color that is not hexadecimal cannot be measured.
    const color = hexColorOf(branding, last);
    return color === undefined ? [] : [{ token, color, setting: settings.get(last) }];
  });
  return [...new Map(colors.map((each) => [`${each.color} ${each.setting}`, each])).values()];
}

/** The color that a token has in most places, in hexadecimal digits; empty for one that is written in another way. */
export const colorOf = (token: UsedColor["token"], branding: Branding): string =>
  colorsOf(token, branding)[0]?.color ?? "";

/** The pairs of colors that are too hard to read. */
export const contrastProblems = (branding: Branding): ContrastProblem[] =>
  colorPairs.flatMap(({ foreground, background, minimum }) =>
    colorsOf(foreground, branding).flatMap((one) =>
      colorsOf(background, branding)
        .map((other) => ({
          foreground: one,
          background: other,
          contrast: contrastBetween(one.color, other.color),
          minimum,
        }))
        .filter(({ contrast }) => contrast < minimum),
    ),
  );

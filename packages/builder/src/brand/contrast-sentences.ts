// Sentences for site builders about colors that visitors cannot read.
import { contrastProblems, readBranding, type Branding, type ContrastProblem } from "@travel-design/site";
import { mixColors } from "@travel-design/ui/internal";
import { textOf, type JsonObject } from "../content/json.ts";
import { messages } from "../messages/index.ts";
import { baseOf, colorsIn, withColor } from "./brand-settings.ts";

/** The brand of a branding set's values. */
export const brandingOf = (values: JsonObject): Branding =>
  readBranding({
    "sfdc_cms__theme/any": { contentBody: { activeBrandingSetId: "any" } },
    "sfdc_cms__brandingSet/any": { contentBody: { values } },
  });

/** The setting to change: that of the upper color, unless nobody chooses it. */
function settingOf({ foreground, background }: ContrastProblem, values: JsonObject): string | undefined {
  const chosen = new Set(colorsIn(values).map(({ name }) => name));
  return [foreground.setting, background.setting]
    .map((setting) => setting && baseOf(setting))
    .find((setting) => setting !== undefined && chosen.has(setting));
}

const problemsOf = (values: JsonObject, setting: string): ContrastProblem[] =>
  contrastProblems(brandingOf(values)).filter((problem) => settingOf(problem, values) === setting);

/** The most similar color without a problem, and in which direction it is. */
function suggest(values: JsonObject, setting: string): string {
  const current = textOf(values[setting]);
  for (let step = 1; step <= 40; step += 1) {
    for (const [target, sentence] of [
      ["#000000", messages.brand.darkerColor],
      ["#ffffff", messages.brand.lighterColor],
    ] as const) {
      const candidate = mixColors(current, target, step / 40);
      if (problemsOf(withColor(values, setting, candidate), setting).length === 0) return sentence(candidate);
    }
  }
  return messages.brand.otherColor;
}

const ratio = (value: number): string => `${value.toLocaleString("nl-NL", { maximumFractionDigits: 1 })} : 1`;

const nameOf = (token: string): string => messages.brand.colorNames[token] ?? token;

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence about the least readable pair of a setting, with what to do. */
function sentenceOf(values: JsonObject, setting: string, problems: readonly ContrastProblem[]): string {
  const [worst, ...others] = problems.toSorted((a, b) => a.contrast / a.minimum - b.contrast / b.minimum);
  if (!worst) return "";
  const pair = messages.brand.colorOn(firstUpper(nameOf(worst.foreground.token)), nameOf(worst.background.token));
  // Rounded down: a contrast just below the minimum must not look like the minimum.
  const contrast = ratio(Math.floor(worst.contrast * 10) / 10);
  const more = new Set(others.map(({ foreground, background }) => `${foreground.token} ${background.token}`)).size;
  return [
    messages.brand.contrast(pair, contrast, ratio(worst.minimum)),
    ...(more > 0 ? [messages.brand.otherPairs(more)] : []),
    ...(setting ? [suggest(values, setting)] : []),
  ].join(" ");
}

/**
 * A sentence per setting whose color visitors cannot read beside another one, and one under an empty name about colors that
 * nobody chooses. Empty for a brand that everyone can read.
 */
export function contrastSentences(values: JsonObject): ReadonlyMap<string, string> {
  const problems = contrastProblems(brandingOf(values));
  const bySetting = Map.groupBy(problems, (problem) => settingOf(problem, values) ?? "");
  return new Map([...bySetting].map(([setting, list]) => [setting, sentenceOf(values, setting, list)]));
}

// Sentences for site builders about colors that visitors cannot read.
import { contrastProblems, readBranding, type Branding, type ContrastProblem } from "@travel-design/site";
import { mixColors } from "@travel-design/ui/internal";
import { textOf, type JsonObject } from "../document/json.ts";
import { baseOf, colorsIn, withColor } from "./brand-settings.ts";

/** What each color of the site is for. */
export const colorNames: Readonly<Record<string, string>> = {
  "--td-text-color": "tekst",
  "--td-muted-color": "rustige tekst",
  "--td-paper-color": "de achtergrond van de pagina",
  "--td-surface-color": "een kaart of formulier",
  "--td-error-background-color": "het vlak achter een foutmelding",
  "--td-control-background-color": "de achtergrond van een veld",
  "--td-control-background-color-disabled": "een veld dat niet kan worden gebruikt",
  "--td-ink-color": "een donkere knop",
  "--td-ink-color-hover": "een donkere knop onder de muis",
  "--td-tint-color": "een rustige knop",
  "--td-tint-color-hover": "een rustige knop onder de muis",
  "--td-accent-color": "de accentkleur",
  "--td-accent-color-hover": "de accentkleur onder de muis",
  "--td-accent-contrast-color": "tekst op een knop",
  "--td-error-color": "een foutmelding",
  "--td-control-color": "ingevulde tekst",
  "--td-control-border-color": "de rand van een veld",
  "--td-option-background-color-hover": "een keuze onder de muis",
  "--td-picture-contrast-color": "tekst op een knop op een foto",
  "--td-picture-text-color": "een knop op een foto",
  "--td-picture-accent-color": "een regel op een foto",
  "--td-focus-color": "de focusring",
};

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
    for (const [target, direction] of [
      ["#000000", "donkerder"],
      ["#ffffff", "lichter"],
    ] as const) {
      const candidate = mixColors(current, target, step / 40);
      if (problemsOf(withColor(values, setting, candidate), setting).length === 0)
        return `Maak deze kleur ${direction}, bijvoorbeeld ${candidate}.`;
    }
  }
  return "Kies een andere kleur, of pas eerst de kleuren aan waarop ze staat.";
}

const ratio = (value: number): string => `${value.toLocaleString("nl-NL", { maximumFractionDigits: 1 })} : 1`;

const nameOf = (token: string): string => colorNames[token] ?? token;

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence about the least readable pair of a setting, with what to do. */
function sentenceOf(values: JsonObject, setting: string, problems: readonly ContrastProblem[]): string {
  const [worst, ...others] = problems.toSorted((a, b) => a.contrast / a.minimum - b.contrast / b.minimum);
  if (!worst) return "";
  const pair = `${firstUpper(nameOf(worst.foreground.token))} op ${nameOf(worst.background.token)}`;
  // Rounded down: a contrast just below the minimum must not look like the minimum.
  const contrast = ratio(Math.floor(worst.contrast * 10) / 10);
  const more = new Set(others.map(({ foreground, background }) => `${foreground.token} ${background.token}`)).size;
  const rest =
    more === 0
      ? ""
      : more === 1
        ? " Nog 1 combinatie is slecht leesbaar."
        : ` Nog ${more} combinaties zijn slecht leesbaar.`;
  return `${pair}: het contrast is ${contrast}, nodig is ${ratio(worst.minimum)}.${rest}${setting && ` ${suggest(values, setting)}`}`;
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

// Checks the contrast of a rendered story in a dark section and with another brand.
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";
import { secondBrand } from "../../../storybook/second-brand.ts";

/** Attributes of the body. */
type Theme = Readonly<Record<string, string>>;

const style = Object.entries(secondBrand).map((declaration) => declaration.join(": "));
const themes: readonly (readonly [name: string, Theme])[] = [
  ["in a dark section", { "data-td-palette": "dark" }],
  ["with another brand", { style: style.join("; ") }],
];

/** The rules that depend on colors. Storybook checked all others already, and a theme changes nothing else. */
const options: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

interface ThemeCheck {
  themes: typeof themes;
  options: RunOptions;
}

/**
 * Runs in the page: sets each theme on the body, checks all that is not part of Storybook, and removes the theme. Storybook has
 * disabled the transitions.
 */
async function checkThemes(check: ThemeCheck): Promise<string[]> {
  const axe: { run(context: Element[], options: RunOptions): Promise<AxeResults> } = Reflect.get(globalThis, "axe");
  const { body } = document;
  const storybook = ".sb-wrapper, #storybook-highlights-root, #storybook-a11y-vision-filters, script";
  const context = [...body.children].filter((element) => !element.matches(storybook));
  const problems: string[] = [];
  for (const [theme, attributes] of check.themes) {
    for (const [name, value] of Object.entries(attributes)) body.setAttribute(name, value);
    const { violations } = await axe.run(context, check.options);
    for (const name of Object.keys(attributes)) body.removeAttribute(name);
    for (const { help, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        problems.push(`${theme}: ${help} (${target.join(" ")}): ${failureSummary}`);
  }
  return problems;
}

/** Checks the story that a page shows in every other theme. @returns its problems, one sentence each */
export const findThemeProblems = (page: Page): Promise<string[]> => page.evaluate(checkThemes, { themes, options });

// Checks the contrast of a rendered story in a dark section and with another brand.
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";
import { secondBrand } from "../../../storybook/second-brand.ts";

/** Attributes of the element around the story. */
type Theme = Readonly<Record<string, string>>;

const style = Object.entries(secondBrand).map((declaration) => declaration.join(": "));
const themes = new Map<string, Theme>([
  ["in a dark section", { "data-td-palette": "dark" }],
  ["with another brand", { style: style.join("; ") }],
]);

/** The rules that depend on colors. Storybook checked all others already, and a theme changes nothing else. */
const options: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/** Runs in the page: sets a theme on the element around the story, checks it, and removes the theme. */
async function checkTheme([theme, axeOptions]: readonly [Theme, RunOptions]): Promise<string[]> {
  const axe: { run(context: Element, options: RunOptions): Promise<AxeResults> } = Reflect.get(globalThis, "axe");
  const { body } = document;
  const finishTransitions = (): void => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  };
  for (const [name, value] of Object.entries(theme)) body.setAttribute(name, value);
  finishTransitions();
  const { violations } = await axe.run(body, axeOptions);
  for (const name of Object.keys(theme)) body.removeAttribute(name);
  finishTransitions();
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${help} (${target.join(" ")}): ${failureSummary}`),
  );
}

/** Checks the story that a page shows in every other theme. @returns its problems, one sentence each */
export async function findThemeProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, theme] of themes) {
    const found = await page.evaluate(checkTheme, [theme, options] as const);
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

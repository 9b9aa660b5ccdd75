// Checks the accessibility of a rendered story, also in a dark section and with another brand.
import { createRequire } from "node:module";
import type { AxeResults, ContextObject, RunOptions } from "axe-core";
import type { Page } from "playwright";
import { secondBrand } from "../../../storybook/second-brand.ts";

/** Attributes of the body. */
type Theme = Readonly<Record<string, string>>;

/** The rules that a story is checked with in one theme. */
export interface ThemeCheck {
  /** Start of its problems. */
  name: string;
  theme: Theme;
  options: RunOptions;
}

const style = Object.entries(secondBrand).map((declaration) => declaration.join(": "));
/** Without this, axe also describes every element that follows a rule. */
const resultTypes: RunOptions["resultTypes"] = ["violations"];
/** The rules that depend on colors: a theme changes nothing else. */
const colors: RunOptions = {
  resultTypes,
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};
/** In the usual theme. Landmarks are those of a page. */
export const usualCheck: ThemeCheck = {
  name: "",
  theme: {},
  options: { resultTypes, rules: { region: { enabled: false } } },
};
/** In the other themes. */
export const themeChecks: readonly ThemeCheck[] = [
  { name: "in a dark section: ", theme: { "data-td-palette": "dark" }, options: colors },
  { name: "with another brand: ", theme: { style: style.join("; ") }, options: colors },
];

/** Adds axe to each page that `page` opens. */
export const addAxe = (page: Page): Promise<unknown> =>
  page.addInitScript({ path: createRequire(import.meta.url).resolve("axe-core/axe.min.js") });

/**
 * Runs in the page: for each check, sets its theme on the body, checks all that is not part of Storybook, and removes the
 * theme. Storybook has disabled the transitions.
 */
async function runChecks(all: readonly ThemeCheck[]): Promise<string[]> {
  const axe: { run(context: ContextObject, options: RunOptions): Promise<AxeResults> } = Reflect.get(globalThis, "axe");
  const { body } = document;
  const storybook = [".sb-wrapper", "#storybook-highlights-root", "#storybook-a11y-vision-filters", "body > script"];
  const context = { include: [body], exclude: storybook };
  const problems: string[] = [];
  for (const { name, theme, options } of all) {
    for (const [attribute, value] of Object.entries(theme)) body.setAttribute(attribute, value);
    const { violations } = await axe.run(context, options);
    for (const attribute of Object.keys(theme)) body.removeAttribute(attribute);
    for (const { help, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        problems.push(`${name}${help} (${target.join(" ")}): ${failureSummary}`);
  }
  return problems;
}

/** Checks the story that a page shows. @returns its problems, one sentence each */
export const findAccessibilityProblems = (page: Page, checks: readonly ThemeCheck[]): Promise<string[]> =>
  page.evaluate(runChecks, [...checks]);

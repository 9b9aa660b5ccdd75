// Checks the current state of a page with axe-core, in the browser.
import { expect, type Frame, type Page } from "@playwright/test";
import axe, { type Result } from "axe-core";
import { expectDutch } from "./dutch.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** One line for each element that breaks a rule: which rule, which element, why. */
const linesOf = ({ id, nodes }: Result): string[] =>
  nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`);

/**
 * Expects that the page, or a frame of it, breaks none of the WCAG 2.2 AA rules and best practices that axe knows.
 *
 * @param state what the page shows, to find it by when it fails
 * @param within selector of the part to check, where the rest has been checked; the whole page by default
 */
export async function expectAccessible(page: Page | Frame, state: string, within = "html"): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    // A frame is checked by itself: a sandboxed one accepts no messages.
    async ([context, ...values]) =>
      (await window.axe.run(context, { runOnly: { type: "tag", values }, iframes: false })).violations,
    [within, ...tags] as const,
  );
  expect(violations.flatMap(linesOf), state).toEqual([]);
}

/** Wide last, so that the rest of a test runs there. */
const widths = [375, 1440];

/**
 * Expects that the page is accessible on a phone and on a wide screen, and that its texts are Dutch.
 *
 * @param within as in {@link expectAccessible}
 */
export async function expectGoodState(page: Page, state: string, within?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${state}, at ${width} px`, within);
  }
  await expectDutch(page, state);
}

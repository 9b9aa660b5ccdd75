// Text from right to left, with the style sheets as the site's build minified them: arrows follow `dir`, not `lang`.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** The side of each arrow: lists have theirs at the end of their text, and "next" points to it. */
const readArrows = (page: Page, isInShadow: boolean): Promise<Record<string, string>> =>
  page.evaluate((inShadow) => {
    const host = document.body.appendChild(document.createElement("div"));
    const root = inShadow ? host.attachShadow({ mode: "open" }) : host;
    if (root instanceof ShadowRoot) {
      const sheet = new CSSStyleSheet();
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      sheet.replaceSync(rules.map(({ cssText }) => cssText).join(""));
      root.adoptedStyleSheets.push(sheet);
    }
    const sideOf = (tag: string, name: string): string => {
      const element = root.appendChild(document.createElement(tag));
      element.className = name;
      const { backgroundPositionX, scale } = getComputedStyle(element);
      const isLeft = tag === "select" ? !backgroundPositionX.includes("100%") : scale === "-1 1";
      return isLeft ? "left" : "right";
    };
    return {
      dropdown: sideOf("select", "td-dropdown"),
      destinations: sideOf("select", "td-destination-chooser__select"),
      forward: sideOf("span", "td-button__icon"),
      nextSlide: sideOf("button", "td-carousel__button"),
    };
  }, isInShadow);

for (const [dir, lang, side] of [
  ["rtl", "nl", "left"],
  ["ltr", "ar", "right"],
] as const)
  test(`arrows are ${side} with dir=${dir} and lang=${lang}, in a shadow root too`, async ({ page }) => {
    await page.goto("/");
    await page.evaluate((attributes) => Object.assign(document.documentElement, attributes), { dir, lang });
    const expected = { dropdown: side, destinations: side, forward: side, nextSlide: side };
    for (const isInShadow of [false, true]) expect(await readArrows(page, isInShadow)).toEqual(expected);
  });

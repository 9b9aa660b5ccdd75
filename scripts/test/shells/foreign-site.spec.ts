import type { Locator } from "@playwright/test";
import { isCallOf } from "../../../packages/site/e2e/network.ts";
import { RequestForm } from "../../../packages/site/e2e/request-form.ts";
import { expect, inNativeShadow, test } from "./fixture-test.ts";

/** Styles of an element that do not depend on the room that it gets, or on the size of the page's text. */
const styleOf = (element: Element): Record<string, string> => {
  const style = getComputedStyle(element);
  const { color, backgroundColor, borderTopWidth, borderTopLeftRadius, boxSizing, fontFamily, textAlign } = style;
  // Relative to the size of the text, which follows that of the page.
  const letterSpacing = ((parseFloat(style.letterSpacing) || 0) / parseFloat(style.fontSize)).toFixed(2);
  return {
    color,
    backgroundColor,
    borderTopWidth,
    borderTopLeftRadius,
    boxSizing,
    fontFamily,
    textAlign,
    letterSpacing,
  };
};

test("the form looks the same on a page of another site, whose menu looks as without it", async ({
  page,
  openPage,
}) => {
  const parts = [
    page.getByLabel("Achternaam"),
    page.getByText("Achternaam"),
    page.getByRole("button", { name: "Vertel ons uw wensen" }),
    page.getByRole("heading", { name: "Wie bent u?" }),
  ];
  const stylesOf = (elements: readonly Locator[]) => Promise.all(elements.map((element) => element.evaluate(styleOf)));
  await openPage("form");
  const ownLook = await stylesOf(parts);
  const script = "**/pages/formOnForeignSite.js";
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await openPage("formOnForeignSite");
  const menu = await page.locator("nav ul, nav a, nav button").all();
  const menuAlone = await stylesOf(menu);
  await page.unroute(script);
  await openPage("formOnForeignSite");
  expect(await stylesOf(parts)).toEqual(ownLook);
  expect(await stylesOf(menu)).toEqual(menuAlone);
});

for (const width of [375, 768, 1440])
  test(
    `a request is submitted on a page of another site that is ${width} px wide`,
    inNativeShadow,
    async ({ page, openPage, expectedLines }) => {
      // This server has the test pages only, so the thank-you page is missing.
      expectedLines.push(/404/);
      await page.setViewportSize({ width, height: 800 });
      await openPage("formOnForeignSite");
      const form = new RequestForm(page);
      await form.introduce("Jansen");
      await form.describeTrip({ destination: "Japan" });
      await form.leaveDetails();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const call = page.waitForResponse((response) => isCallOf("createContactRequest", response.request()));
      await form.send();
      expect((await call).status()).toBe(200);
    },
  );

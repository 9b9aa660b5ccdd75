// What a visitor sees before everything is loaded.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Places and sizes of everything in the header and in the hero. */
const firstView = (page: Page): Promise<number[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".td-theme__header *, .td-hero, .td-hero *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

const sumOfShifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, "value")));
          resolve(shifts.reduce((sum, shift) => sum + shift, 0));
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );

for (const width of [412, 820, 1440]) {
  test(`the first view is complete without the style sheet, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const styleSheet = Promise.withResolvers<void>();
    await page.route(/assets\/style-[^/]*\.css$/, async (route) => {
      await styleSheet.promise;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await firstView(page);
    expect(before.length).toBeGreaterThan(10);
    styleSheet.resolve();
    await page.waitForLoadState("networkidle");
    expect(await firstView(page)).toEqual(before);
    expect(await sumOfShifts(page)).toBeLessThan(0.001);
  });
}

/** Whether a local font is found for a family of the style sheet. */
const isFound = (page: Page, family: string): Promise<boolean> =>
  page.evaluate((name) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (!context) throw new Error("The browser measures no text.");
    const widthIn = (font: string): number => {
      context.font = `16px ${font}`;
      return context.measureText("Wijde wereld").width;
    };
    return widthIn(`"${name}", monospace`) !== widthIn("monospace");
  }, family);

test("nothing moves when the fonts arrive late", async ({ page }) => {
  const fonts = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const family of ["Cormorant Fallback", "Figtree Fallback"])
    expect(await isFound(page, family), "install Times New Roman and Arial, or on Linux fonts-liberation").toBe(true);
  fonts.resolve();
  await page.evaluate(() => document.fonts.ready);
  expect(await sumOfShifts(page)).toBeLessThan(0.001);
});

test("the form's script waits for the first paint", async ({ page }) => {
  const order = (): Promise<string[]> =>
    page.evaluate(() =>
      performance
        .getEntries()
        .filter(({ name }) => /first-contentful-paint|quotation-form/.test(name))
        .toSorted((one, other) => one.startTime - other.startTime)
        .map(({ name }) => (name === "first-contentful-paint" ? "paint" : "script")),
    );
  await page.goto("/");
  await expect.poll(order).toEqual(["paint", "script"]);
});

/** The fonts that Chromium renders a text in. */
async function fontsOf(page: Page, text: string, family: string): Promise<string[]> {
  await page.evaluate(
    ([content, name]) => {
      document.querySelector("#sample")?.remove();
      const element = Object.assign(document.createElement("p"), { id: "sample", textContent: content });
      element.style.fontFamily = name;
      document.querySelector("main")?.prepend(element);
    },
    [text, family] as const,
  );
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#sample" });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`);
}

test("names with any letter of western and central Europe are set in the fonts of the site", async ({ page }) => {
  await page.goto("/privacyverklaring");
  for (const family of ["Cormorant Variable", "Figtree Variable"])
    for (const name of [
      "Jacqueline van 's-Gravendijk",
      "Renée Müller-Åström",
      "Łukasz Şahin",
      "Zoë D'Agostino Ñíguez",
    ]) {
      const fonts = await fontsOf(page, name, `"${family}", monospace`);
      expect(fonts.filter((font) => !font.endsWith("true"))).toEqual([]);
      expect(fonts.length).toBeGreaterThan(0);
    }
});

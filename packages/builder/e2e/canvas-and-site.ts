// Compares a page in the canvas with the same page on the site.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test, type Builder } from "./fixtures.ts";
import { pageStructure } from "./page-structure.ts";

/** Hides what only the editor has: empty slots, boxes for invisible components, and frames. */
const editorMarks = `
  .org-builder-slot, .td-grid__item:has(> .org-builder-slot), .org-builder-box, .org-builder-marks { display: none !important }`;

/** Shows the canvas alone, at full size and high enough for the whole page. */
async function resizeCanvas({ page, canvas }: Builder, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width: 2000, height });
  await page.locator(".org-builder-canvas__page").evaluate(
    (element: HTMLElement, [inlineSize, blockSize]) => {
      const styles = { position: "fixed", inset: "0 auto auto 0", zIndex: "1", scale: "none" };
      Object.assign(element.style, styles, { inlineSize: `${inlineSize}px`, blockSize: `${blockSize}px` });
    },
    [width, height] as const,
  );
  await expect.poll(() => canvas.locator("html").evaluate(() => window.innerWidth)).toBe(width);
  await canvas.locator("html").evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

/** A picture of the whole page, with every font and picture of it. */
async function picture(page: Page, main: Locator): Promise<Buffer> {
  await main.evaluate(async ({ ownerDocument: document }) => {
    await document.fonts.ready;
    const images = [...document.images];
    // A picture that is far from the screen would not be loaded.
    for (const image of images) image.loading = "eager";
    // One that cannot be shown has an error on both pages, or makes them differ.
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
  });
  const clip = await main.boundingBox();
  if (!clip) throw new Error("The page is not visible.");
  return page.screenshot({ clip, animations: "disabled", caret: "hide" });
}

/** Compares two pictures. Where they differ, the report shows both and the difference. */
async function expectSamePicture(actual: Buffer, expected: Buffer, name: string): Promise<void> {
  const path = test.info().snapshotPath(name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, expected);
  expect(actual).toMatchSnapshot(name, { maxDiffPixelRatio: 0.001 });
}

/**
 * Expects that the open page has the same elements, and looks the same, as on the site.
 *
 * @param name of the pictures
 */
export async function expectCanvasEqualsSite(builder: Builder, address: string, name: string): Promise<void> {
  const { page, canvas, org } = builder;
  await canvas.locator("head").evaluate((head, textContent) => {
    head.append(Object.assign(head.ownerDocument.createElement("style"), { textContent }));
  }, editorMarks);
  const site = await page.context().newPage();
  await site.goto(org.url + address);
  for (const part of [".td-theme__header", ".td-theme__footer"])
    expect(await canvas.locator(part).evaluate(pageStructure)).toEqual(
      await site.locator(part).evaluate(pageStructure),
    );
  const [inCanvas, onSite] = [canvas.locator("main"), site.locator("main")];
  for (const width of [375, 768, 1440]) {
    await site.setViewportSize({ width, height: 900 });
    const height = await site.locator("html").evaluate(({ scrollHeight }) => scrollHeight);
    await site.setViewportSize({ width, height });
    await resizeCanvas(builder, width, height);
    // Both pages may still be adapting to their new width, or rendering a font or a picture that came late.
    await expect(async () => {
      expect(await inCanvas.evaluate(pageStructure)).toEqual(await onSite.evaluate(pageStructure));
      await expectSamePicture(await picture(page, inCanvas), await picture(site, onSite), `${name}-${width}.png`);
    }).toPass({ timeout: 30_000 });
  }
  await site.close();
}

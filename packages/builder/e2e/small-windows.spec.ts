import { expect, shortPage, test } from "./fixtures.ts";

for (const width of [375, 390])
  test(`at ${width} pixels nothing of the toolbar overlaps, and the page has the width of the window`, async ({
    builder,
  }) => {
    const { page } = builder;
    await page.setViewportSize({ width, height: 844 });
    await builder.open(shortPage.view);
    await builder.choose(/Openingsbeeld/);
    await page.getByLabel("Titel", { exact: true }).fill("Met het langste woord van de balk");
    const parts = page.locator(".org-builder-toolbar button, .org-builder-toolbar__state, .org-builder-toolbar h1");
    const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
    const placed = boxes.flatMap((box) => box ?? []);
    expect(placed).toHaveLength(boxes.length);
    for (const [index, a] of placed.entries()) {
      expect(a.x + a.width).toBeLessThanOrEqual(width);
      for (const b of placed.slice(index + 1)) {
        const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(isApart, JSON.stringify([a, b])).toBe(true);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect((await page.locator(".org-builder-canvas").boundingBox())?.width).toBe(width);
    await expect(builder.canvas.getByRole("heading", { level: 1 })).toBeInViewport();
  });

test("at 200 % zoom the first setting of what is chosen is in view, and the outline too", async ({ builder }) => {
  const { page } = builder;
  await page.setViewportSize({ width: 720, height: 450 });
  await builder.open(shortPage.view);
  await builder.choose(/Openingsbeeld/);
  await expect(page.getByLabel("Regel boven de titel")).toBeInViewport({ ratio: 1 });
  await expect(builder.outline.getByRole("treeitem", { name: /Openingsbeeld/ })).toBeInViewport({ ratio: 1 });
});

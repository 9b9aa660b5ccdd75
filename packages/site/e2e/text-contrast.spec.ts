// Text on the picture of a hero or a closing banner can be read at every width, whatever part of the picture is behind it.
import { expect, test } from "./fixtures.ts";
import { measureTextOnPictures } from "./text-contrast.ts";

/** Pages with text on a picture, and how many banners they have. */
const pages = [
  ["/", 2],
  ["/bestemmingen", 1],
  ...["bali", "frans-polynesie", "ijsland", "japan", "marokko", "noorwegen", "patagonie", "tanzania"].map(
    (name) => [`/bestemmingen/${name}`, 2] as const,
  ),
  ["/onze-werkwijze", 2],
  ["/bestaat-niet", 1],
] as const;

/** Ascending, because a browser keeps a large picture on a small screen. */
const widths = [375, 768, 1024, 1440, 1920];

for (const [path, count] of pages) {
  test(`text on the pictures of ${path} has enough contrast`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      if (width === widths[0]) await page.goto(path);
      const lines = await measureTextOnPictures(page);
      expect(lines.length, `${width} px`).toBeGreaterThan(3 * count);
      expect(
        lines.filter(({ contrast, minimum }) => contrast < minimum),
        `${width} px`,
      ).toEqual([]);
    }
  });
}

test("the check finds text in a color that is too much like the picture", async ({ page }) => {
  await page.goto("/bestaat-niet");
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(".td-banner__content .td-heading__lead { color: rgb(120 60 60) !important }");
    document.adoptedStyleSheets.push(style);
  });
  const lines = await measureTextOnPictures(page);
  expect(lines.some(({ contrast, minimum }) => contrast < minimum)).toBe(true);
});

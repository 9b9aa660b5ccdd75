// Pages on paper, in forced colors and in the browser's own interface.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

/** Visible texts whose contrast on white paper is below 4.5. */
const readPaleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const luminanceOf = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
        const value = Number(channel) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      const text = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== "");
      if (text.length === 0 || !element.checkVisibility()) return [];
      const isPale = 1.05 / (luminanceOf(getComputedStyle(element).color) + 0.05) < 4.5;
      return isPale ? [element.textContent] : [];
    });
  });

test("pages on paper have dark text, mail addresses, and nothing that only a screen can do", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/privacyverklaring", "/bedankt-voor-uw-aanvraag/", "/bestaat-niet", "/"])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("navigation")).toBeHidden();
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("textbox")).toHaveCount(0);
      expect(await readPaleTexts(page)).toEqual([]);
    });
  for (const item of await page.locator(".td-carousel__slide, .td-grid__item").all()) await expect(item).toBeVisible();
  const link = page.getByRole("link", { name: "Stuur een e-mail aan Maartje van Veldhuizen" });
  await expect(link).toBeVisible();
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(
    "maartje@example.com",
  );
});

test("in forced colors and a dark scheme the page is accessible and works, ticks and logos are visible, and the browser's own interface follows the page", async ({
  form,
  page,
  lastName,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await form.open();
  await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "light");
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe("rgb(250, 247, 242)");
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", "#faf7f2");

  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const colorOf = (selector: string, name: "color" | "backgroundColor"): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property], name);
  expect(await colorOf(".td-side-text__tick", "color")).toBe(await colorOf(".td-side-text__point", "color"));
  expect(await colorOf(".td-side-text__logo", "backgroundColor")).toBe("rgb(255, 255, 255)");

  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await expectAccessible(page, "forced colors");
  await form.introduce(lastName);
  await expect(page.getByRole("heading", { name: "Waar droomt u van?" })).toBeFocused();
});

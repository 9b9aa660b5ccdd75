// Nothing that opens makes a small screen scroll sideways, on a phone whose page would become wider with its content.
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const readWidths = (page: Page): Promise<number[]> =>
  page.evaluate(() => [innerWidth, document.documentElement.scrollWidth, visualViewport?.scale ?? 0]);

/** @param opened what must be open at each width */
async function expectNoHorizontalScroll(page: Page, state: string, opened: Locator): Promise<void> {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(opened).toBeVisible();
    expect(await readWidths(page), `${state} at ${width} px`).toEqual([width, width, 1]);
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("the form with everything that opens", async ({ form, page, lastName }) => {
    await form.open();
    await form.press("Vertel ons uw wensen");
    const summary = page.getByRole("heading", { name: "Controleer uw antwoorden" });
    await expect(summary).toBeFocused();
    await expectNoHorizontalScroll(page, "error summary of step 1", summary);
    await form.introduce(lastName);
    await form.knowDestination();
    await form.knowDates();
    const help = page.getByRole("button", { name: "Uitleg bij bestemming" });
    await help.tap();
    const tooltip = page.getByRole("tooltip");
    await expectNoHorizontalScroll(page, "tooltip", tooltip);
    const field = page.getByRole("combobox", { name: "Bestemming" });
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const [bubble, box] = [await tooltip.boundingBox(), await field.boundingBox()];
      if (!bubble || !box) throw new Error("The tooltip and its field are not visible.");
      expect(bubble.y + bubble.height, `${width} px`).toBeLessThanOrEqual(box.y);
    }
    await field.tap();
    await expect(tooltip).toBeHidden();
    await field.fill("an");
    await expectNoHorizontalScroll(page, "suggestion list", page.getByRole("listbox"));
    await page.keyboard.press("Escape");
    await form.press("Deel uw contactgegevens");
    await expect(summary).toBeFocused();
    await expectNoHorizontalScroll(page, "error summary of step 2", summary);
  });

  test("the menu of every page", async ({ page }) => {
    for (const path of ["/", "/privacyverklaring", "/bedankt-voor-uw-aanvraag/", "/bestaat-niet"]) {
      await page.goto(path);
      const menu = page.getByRole("button", { name: "Menu" });
      await expectNoHorizontalScroll(page, `${path}, closed`, menu);
      await menu.tap();
      await expectNoHorizontalScroll(page, `${path}, open`, page.getByRole("navigation").getByRole("link").first());
      if (path === "/") await expectAccessible(page, "the menu");
    }
  });
});

test.describe("at a zoom of 400 %", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("nothing hides the error summary, which begins at the top of the screen", async ({ form, page }) => {
    await form.open();
    await form.press("Vertel ons uw wensen");
    const heading = page.getByRole("heading", { name: "Controleer uw antwoorden" });
    await expect(heading).toBeFocused();
    const isOnTop = (): Promise<boolean> =>
      heading.evaluate((element) => {
        const { left, top, bottom, height } = element.getBoundingClientRect();
        const topmost = document.elementFromPoint(left + 10, top + height / 2);
        return top >= 0 && bottom <= innerHeight && (element === topmost || element.contains(topmost));
      });
    await expect.poll(isOnTop).toBe(true);
    await expect(page.getByRole("link", { name: "Aanhef: Dit veld is verplicht" })).toBeInViewport();
    expect(await readWidths(page)).toEqual([320, 320, 1]);
  });
});

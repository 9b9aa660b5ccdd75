// Nothing that opens makes a small screen scroll sideways, on a phone whose page would become wider with its content.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

async function expectNoHorizontalScroll(page: Page, width: number, state: string): Promise<void> {
  const measure = (): Promise<number[]> =>
    page.evaluate(() => [innerWidth, document.documentElement.scrollWidth, visualViewport?.scale ?? 0]);
  expect(await measure(), state).toEqual([width, width, 1]);
}

for (const width of [320, 375]) {
  test.describe(`on a phone of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true, isMobile: true });

    test("the form with everything that opens", async ({ form, page, lastName }) => {
      await form.open();
      await form.press("Vertel ons uw wensen");
      await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toBeFocused();
      await expectNoHorizontalScroll(page, width, "error summary of step 1");
      await form.introduce(lastName);
      await form.knowDestination();
      await form.knowDates();
      const help = page.getByRole("button", { name: "Uitleg bij bestemming" });
      await help.tap();
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expectNoHorizontalScroll(page, width, "tooltip");
      const field = page.getByRole("combobox", { name: "Bestemming" });
      const [bubble, box] = [await page.getByRole("tooltip").boundingBox(), await field.boundingBox()];
      if (!bubble || !box) throw new Error("The tooltip and its field are not visible.");
      expect(bubble.y + bubble.height).toBeLessThanOrEqual(box.y);
      await field.tap();
      await expect(page.getByRole("tooltip")).toBeHidden();
      await field.fill("an");
      await expect(page.getByRole("listbox")).toBeVisible();
      await expectNoHorizontalScroll(page, width, "suggestion list");
      await page.keyboard.press("Escape");
      await form.press("Deel uw contactgegevens");
      await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toBeFocused();
      await expectNoHorizontalScroll(page, width, "error summary of step 2");
    });

    test("the menu of every page", async ({ page }) => {
      for (const path of ["/", "/privacyverklaring", "/bedankt-voor-uw-aanvraag/", "/bestaat-niet"]) {
        await page.goto(path);
        await expectNoHorizontalScroll(page, width, `${path}, closed`);
        await page.getByRole("button", { name: "Menu" }).tap();
        await expect(page.getByRole("navigation").getByRole("link").first()).toBeVisible();
        await expectNoHorizontalScroll(page, width, `${path}, open`);
      }
    });
  });
}

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
    await expectNoHorizontalScroll(page, 320, "error summary");
  });
});

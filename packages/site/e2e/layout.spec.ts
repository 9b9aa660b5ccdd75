// The form's layout: nothing overflows, the message is beside the button, and what is beside the form covers nothing.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** 320 is a screen of 1280 at a zoom of 400 %, 640 is one of 1280 at 200 %. */
const widths = [320, 375, 640, 768, 769, 1280, 1440];

/** @param submit the button that shows the page's message about invalid answers, if it does */
async function expectGoodLayout(page: Page, state: string, submit?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = (): Promise<number> =>
      page.evaluate(() => (document.scrollingElement?.scrollWidth ?? Infinity) - innerWidth);
    // An open list follows its field in the frame after the window's new size.
    await expect.poll(overflow, `${state} at ${width} px`).toBeLessThanOrEqual(0);
    if (!submit) continue;
    const placeOfMessage = async (): Promise<{ isBeside: boolean; isBelow: boolean } | undefined> => {
      const button = await page.getByRole("button", { name: submit }).boundingBox();
      const message = await page.getByRole("alert").boundingBox();
      return button && message
        ? {
            isBeside: message.x >= button.x + button.width && message.y < button.y + button.height,
            isBelow: message.y >= button.y + button.height,
          }
        : undefined;
    };
    const isWide = width > 768;
    await expect.poll(placeOfMessage, `${state} at ${width} px`).toEqual({ isBeside: isWide, isBelow: !isWide });
  }
}

// `pages.spec.ts` checks the page as it opens.
test("nothing runs off the screen on any step, at any width, and the spinner turns where the visitor is", async ({
  form,
  page,
}) => {
  await form.open();
  await form.press("Vertel ons uw wensen");
  await expectGoodLayout(page, "step 1, invalid", "Vertel ons uw wensen");
  // A name without a break wraps.
  await form.introduce("X".repeat(80));
  await form.knowDestination();
  await form.knowDates();
  await form.press("Deel uw contactgegevens");
  await expectGoodLayout(page, "step 2, everything known and invalid", "Deel uw contactgegevens");
  await page.getByRole("combobox", { name: "Bestemming" }).fill("an");
  await expectGoodLayout(page, "step 2 with the list open");
  await page.keyboard.press("Escape");
  await form.describeTrip();
  await form.press("Verstuur uw aanvraag");
  await expectGoodLayout(page, "step 3, invalid", "Verstuur uw aanvraag");
  await form.leaveDetails();
  await page.setViewportSize({ width: 375, height: 667 });
  await page.route("**/apex/execute*", () => {});
  await form.send();
  await expect(page.getByRole("img", { name: "Loading" })).toBeInViewport({ ratio: 1 });
});

test("what is beside the form stays in view as a whole, and covers nothing", async ({ form, page, lastName }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await form.open();
  await form.introduce(lastName);
  await page.locator(".td-quotation-container:visible").evaluate((element) => {
    scrollTo({ top: element.getBoundingClientRect().bottom + scrollY - innerHeight, behavior: "instant" });
  });
  const boxes = await page.locator(".td-specialist-match, .td-side-text").evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const [card, text] = boxes;
  expect(card?.top).toBeGreaterThanOrEqual(0);
  expect(text?.top).toBeGreaterThanOrEqual(card?.bottom ?? Infinity);
  expect(text?.bottom).toBeLessThanOrEqual(1000);
});

// The form's layout: nothing overflows, the message is beside the button, and a new step is in view.
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
  await page.locator(container).evaluate((element) => {
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

/** The shown step. The others are in the page, hidden. */
const container = ".td-quotation-container:visible";

/** The expected scroll position: 130 px above the form. */
const restingPlace = (page: Page): Promise<number> =>
  page.locator(container).evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY - 130));
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test.describe("a new step", () => {
  /** Remembers every place the page scrolls to. */
  async function recordScrolls(page: Page): Promise<() => Promise<number[]>> {
    await page.evaluate(async () => {
      // A scroll event follows in the next frame, so skip one that belongs to an earlier scroll.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const places: number[] = [];
      addEventListener("scroll", () => places.push(Math.round(scrollY)));
      Object.assign(window, { places });
    });
    return () => page.evaluate(() => Reflect.get(window, "places"));
  }

  test.use({ viewport: { width: 1280, height: 600 } });

  test("is scrolled to smoothly when it begins above the screen, but left for what the Tab key leads to on the way", async ({
    form,
    page,
    lastName,
  }) => {
    const button = page.getByRole("button", { name: "Vertel ons uw wensen" });
    await form.open();
    await form.answerStep1(lastName);
    await button.evaluate((element) => element.scrollIntoView());
    const readScrolls = await recordScrolls(page);
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(await restingPlace(page));
    await form.press("Vertel ons uw wensen");
    await form.expectStep(2);
    await expect.poll(() => scrolled(page)).toBe(await restingPlace(page));
    const end = await restingPlace(page);
    // The click itself may bring the button into view first; what counts are the places on the way up.
    const onTheWay = (await readScrolls()).filter((place) => place > end && place < before);
    expect(onTheWay.length).toBeGreaterThan(1);

    await form.press("Terug");
    await form.expectStep(1);
    await expect.poll(() => scrolled(page)).toBe(await restingPlace(page));
    await button.evaluate((element) => element.scrollIntoView());
    await form.press("Vertel ons uw wensen");
    await expect(page.getByRole("heading", { name: "Waar droomt u van?" })).toBeFocused();
    for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Terug" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Terug" })).toBeInViewport();
  });

  test("is jumped to where the visitor wants no motion, and leaves the page where it is when it begins in view", async ({
    form,
    page,
    lastName,
  }) => {
    const button = page.getByRole("button", { name: "Vertel ons uw wensen" });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await form.open();
    await form.answerStep1(lastName);
    await button.evaluate((element) => element.scrollIntoView());
    const readScrolls = await recordScrolls(page);
    await form.press("Vertel ons uw wensen");
    await form.expectStep(2);
    await expect.poll(() => scrolled(page)).toBe(await restingPlace(page));
    expect(await readScrolls()).toEqual([await restingPlace(page)]);

    await form.press("Terug");
    await form.expectStep(1);
    await page.setViewportSize({ width: 1280, height: 1500 });
    await page.evaluate(() => scrollTo(0, 40));
    await expect.poll(() => scrolled(page)).toBe(40);
    const readLaterScrolls = await recordScrolls(page);
    await form.press("Vertel ons uw wensen");
    await expect(page.getByRole("heading", { name: "Waar droomt u van?" })).toBeFocused();
    expect(await restingPlace(page)).toBeGreaterThan(40);
    expect(await readLaterScrolls()).toEqual([]);
    expect(await scrolled(page)).toBe(40);
  });

  test("shows its top when the visitor goes back and forward", async ({ form, page, lastName }) => {
    const topOfForm = (): Promise<number> =>
      page
        .getByRole("heading", { level: 2 })
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().top);
    await page.setViewportSize({ width: 1280, height: 800 });
    await form.open();
    await form.introduce(lastName);
    await form.describeTrip();
    for (const move of [() => form.press("Terug"), () => page.goBack(), () => page.goForward()]) {
      await page.evaluate(() => scrollBy({ top: 2000, behavior: "instant" }));
      await move();
      // Chromium loses a smooth scroll that begins while a script cuts another one short, so each comes to rest.
      await expect.poll(() => scrolled(page)).toBe(await restingPlace(page));
      expect(await topOfForm()).toBeGreaterThan(0);
      expect(await topOfForm()).toBeLessThan(800);
    }
  });
});

// The form's layout: nothing overflows, the message is beside the button, and a new step is in view.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** 320 is a screen of 1280 at a zoom of 400 %, 640 is one of 1280 at 200 %. */
const widths = [320, 375, 640, 768, 769, 1280, 1440];

async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? Infinity) - innerWidth);
    expect(overflow, `${state} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test("nothing runs off the screen on any step, at any width", async ({ form, page, lastName }) => {
  await form.open();
  await expectNoSidewaysScroll(page, "step 1");
  await form.press("Vertel ons uw wensen");
  await expectNoSidewaysScroll(page, "step 1, invalid");
  await form.introduce(lastName.repeat(3).slice(0, 80));
  await form.knowDestination();
  await form.knowDates();
  await form.press("Deel uw contactgegevens");
  await expectNoSidewaysScroll(page, "step 2, everything known and invalid");
  await page.getByRole("combobox", { name: "Bestemming" }).fill("an");
  await expectNoSidewaysScroll(page, "step 2 with the list open");
  await page.keyboard.press("Escape");
  await form.describeTrip();
  await form.press("Verstuur uw aanvraag");
  await expectNoSidewaysScroll(page, "step 3, invalid");
});

test("the message is beside the button on a wide screen and below it on a narrow one", async ({ form, page }) => {
  await form.open();
  await form.press("Vertel ons uw wensen");
  const placeOf = async (width: number): Promise<{ isBeside: boolean; isBelow: boolean }> => {
    await page.setViewportSize({ width, height: 900 });
    const button = await page.getByRole("button", { name: "Vertel ons uw wensen" }).boundingBox();
    const message = await page.getByRole("alert").boundingBox();
    if (!button || !message) throw new Error("The button or its message is not rendered.");
    return {
      isBeside: message.x >= button.x + button.width && message.y < button.y + button.height,
      isBelow: message.y >= button.y + button.height,
    };
  };
  for (const width of [769, 1440])
    expect(await placeOf(width), `${width} px`).toEqual({ isBeside: true, isBelow: false });
  for (const width of [375, 768])
    expect(await placeOf(width), `${width} px`).toEqual({ isBeside: false, isBelow: true });
});

test("the large destination card ends at the height of the cards beside it, at every width", async ({ page }) => {
  await page.goto("/#bestemmingen");
  const bottomOf = (name: string): Promise<number> =>
    page
      .locator(".td-destination-card", { has: page.getByRole("heading", { name }) })
      .evaluate((card) => Math.round(card.getBoundingClientRect().bottom));
  for (const width of [768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("heading", { level: 3, name: "Noorwegen" }).scrollIntoViewIfNeeded();
    expect(await bottomOf("Noorwegen"), `${width} px`).toBe(await bottomOf("Frans-Polynesië"));
  }
});

const container = ".td-quotation-container";

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

  test("is scrolled to smoothly when it begins above the screen", async ({ form, page, lastName }) => {
    await form.open();
    await form.answerStep1(lastName);
    await page.getByRole("button", { name: "Vertel ons uw wensen" }).evaluate((button) => button.scrollIntoView());
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
  });

  test("is left for what the Tab key leads to, also on the way", async ({ form, page, lastName }) => {
    await form.open();
    await form.answerStep1(lastName);
    await page.getByRole("button", { name: "Vertel ons uw wensen" }).evaluate((button) => button.scrollIntoView());
    await form.press("Vertel ons uw wensen");
    await expect(page.getByRole("heading", { name: "Waar droomt u van?" })).toBeFocused();
    for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Terug" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Terug" })).toBeInViewport();
  });

  test("is jumped to where the visitor wants no motion", async ({ form, page, lastName }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await form.open();
    await form.answerStep1(lastName);
    await page.getByRole("button", { name: "Vertel ons uw wensen" }).evaluate((button) => button.scrollIntoView());
    const readScrolls = await recordScrolls(page);
    await form.press("Vertel ons uw wensen");
    await form.expectStep(2);
    await expect.poll(() => scrolled(page)).toBe(await restingPlace(page));
    expect(await readScrolls()).toEqual([await restingPlace(page)]);
  });

  test("leaves the page where it is when it begins in view", async ({ form, page, lastName }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 1500 });
    await form.open();
    await form.answerStep1(lastName);
    await page.evaluate(() => scrollTo(0, 40));
    await expect.poll(() => scrolled(page)).toBe(40);
    const readScrolls = await recordScrolls(page);
    await form.press("Vertel ons uw wensen");
    await expect(page.getByRole("heading", { name: "Waar droomt u van?" })).toBeFocused();
    expect(await restingPlace(page)).toBeGreaterThan(40);
    expect(await readScrolls()).toEqual([]);
    expect(await scrolled(page)).toBe(40);
  });
});

test.describe("on a page taller than the screen", () => {
  const topOfForm = (page: Page): Promise<number> =>
    page
      .getByRole("heading", { level: 2 })
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().top);

  test("going back and forward shows the top of the step", async ({ form, page, lastName }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await form.open();
    await form.introduce(lastName);
    await form.describeTrip();
    for (const move of [() => form.press("Terug"), () => page.goBack(), () => page.goForward()]) {
      await page.evaluate(() => scrollBy({ top: 2000, behavior: "instant" }));
      await move();
      // Chromium loses a smooth scroll that begins while a script cuts another one short, so each comes to rest.
      await expect.poll(() => scrolled(page)).toBe(await restingPlace(page));
      expect(await topOfForm(page)).toBeGreaterThan(0);
      expect(await topOfForm(page)).toBeLessThan(800);
    }
  });

  test("the spinner turns where the visitor is", async ({ form, page, lastName }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await form.prepare(lastName);
    await page.route("**/apex/execute*", () => {});
    await form.send();
    await expect(page.getByRole("img", { name: "Loading" })).toBeInViewport({ ratio: 1 });
  });

  test("the message is beside the button on every step at 1280 px", async ({ form, page, lastName }) => {
    await form.prepare(lastName);
    await page.getByLabel("E-mailadres").fill("");
    await form.send();
    const message = await page.getByRole("alert").boundingBox();
    const button = await page.getByRole("button", { name: "Verstuur uw aanvraag" }).boundingBox();
    expect(message?.x).toBeGreaterThan((button?.x ?? 0) + (button?.width ?? 0));
    expect(message?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0));
  });

  test("a name without a break wraps at 320 px", async ({ form, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await form.open();
    await form.introduce("X".repeat(80));
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

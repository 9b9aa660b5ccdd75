// The carousel on every host, driven by a visitor.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixture-test.ts";

const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const next = (page: Page): Locator => button(page, "Volgende dia");
const previous = (page: Page): Locator => button(page, "Vorige dia");
const dot = (page: Page, position: number): Locator => button(page, `Naar dia ${position}`);
const viewport = (page: Page): Locator => page.locator(".td-carousel__viewport");
const slides = (page: Page): Locator => page.locator(".td-carousel__slide");

const expectCurrent = (page: Page, position: number): Promise<void> =>
  expect(page.locator(".td-carousel__dot[aria-current=true]")).toHaveAccessibleName(`Naar dia ${position}`);

/** Expects that exactly these slides, counted from 1, are completely inside the viewport. */
const expectInView = (page: Page, positions: readonly number[]): Promise<void> =>
  expect
    .poll(() =>
      viewport(page).evaluate((track) => {
        const { left, right } = track.getBoundingClientRect();
        return [...track.children].flatMap((slide, index) => {
          const box = slide.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1 ? [index + 1] : [];
        });
      }),
    )
    .toEqual(positions);

test("shows the content of 24 slides, and moves by arrow, dot and key", async ({ page, openPage }) => {
  await openPage("slots");
  await expect(slides(page)).toHaveCount(24);
  await expect(page.getByRole("button", { name: /^Knop \d+$/, includeHidden: true })).toHaveCount(24);
  await expect(previous(page)).toHaveCount(0);
  await next(page).click();
  await expectCurrent(page, 2);
  // Inert while the track moves, which a busy machine may miss.
  await expect(slides(page).first()).toHaveAttribute("hidden", "until-found");
  await expect(button(page, "Knop 4")).toBeInViewport();

  await dot(page, 24).click();
  await expect(next(page)).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Dia's 22 tot en met 24 van 24" })).toBeAttached();
  await viewport(page).press("Control+ArrowLeft");
  await expectCurrent(page, 24);
  await viewport(page).press("ArrowLeft");
  await expectCurrent(page, 21);
});

test("moves the track at the first Previous after a dot beyond the last start", async ({ page, openPage }) => {
  await openPage("slider");
  await dot(page, 5).click();
  await expectCurrent(page, 5);
  await expectInView(page, [3, 4, 5]);
  await previous(page).click();
  await expectCurrent(page, 2);
  await expectInView(page, [2, 3, 4]);
});

test("moves the focus between the dots by keys, and has one tab stop for all of them", async ({ page, openPage }) => {
  await openPage("slider");
  await dot(page, 1).focus();
  for (const [key, position] of [
    ["ArrowRight", 2],
    ["End", 5],
    ["ArrowRight", 5],
    ["ArrowLeft", 4],
    ["Home", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dot(page, position)).toBeFocused();
    await expectCurrent(page, position);
    await expect(page.locator(".td-carousel__dot[tabindex='0']")).toHaveAccessibleName(`Naar dia ${position}`);
  }
});

test("ignores arrow keys that are pressed in a slide", async ({ page, openPage }) => {
  await openPage("slider");
  await button(page, "Knop 1").press("ArrowRight");
  await expectCurrent(page, 1);
});

test("lets the Tab key reach visible slides only", async ({ page, openPage }) => {
  await openPage("slider");
  await dot(page, 3).click();
  await expectInView(page, [3, 4, 5]);
  await viewport(page).focus();
  for (const name of ["Knop 3", "Knop 4", "Knop 5"]) {
    await page.keyboard.press("Tab");
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(previous(page)).toBeFocused();
});

test("moves the focus to the other arrow when the focused arrow disappears", async ({ page, openPage }) => {
  await openPage("slider");
  await next(page).focus();
  await page.keyboard.press("Enter");
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(previous(page)).toBeFocused();
  await expectCurrent(page, 3);
});

test("returns to the first slide after a quick Next and Previous, with the focus on Next", async ({
  page,
  openPage,
}) => {
  await openPage("slots");
  await next(page).focus();
  // Both in one go, as soon as Previous is rendered: the track is still moving to the second slide.
  await next(page).evaluate(async (element: HTMLElement) => {
    element.click();
    await Promise.resolve();
    await new Promise(requestAnimationFrame);
    const back = document.querySelector<HTMLElement>(".td-carousel__previous");
    back?.focus();
    back?.click();
  });
  await expect(next(page)).toBeFocused();
  await expect.poll(() => viewport(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await expectCurrent(page, 1);
  await expect(previous(page)).toHaveCount(0);
});

test("takes its position from a swipe, and announces it", async ({ page, openPage }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage("slider");
  await viewport(page).evaluate((track) => {
    track.dispatchEvent(new TouchEvent("touchmove", { bubbles: true }));
    track.scrollTo({ left: 2 * (track.clientWidth + 20), behavior: "instant" });
  });
  await expectCurrent(page, 3);
  await expect(page.getByRole("status").filter({ hasText: "Dia 3 van 5" })).toBeAttached();
  await expectInView(page, [3]);
});

test("mirrors arrow keys and the track in right-to-left text", async ({ page, openPage }) => {
  await openPage("slider");
  await expectInView(page, [1, 2, 3]);
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  const [arrow, firstDot] = await Promise.all([next(page).boundingBox(), dot(page, 1).boundingBox()]);
  expect(arrow?.x).toBeLessThan(firstDot?.x ?? 0);
  await expect(next(page)).toHaveCSS("scale", "-1 1");
  await viewport(page).press("ArrowLeft");
  await expectCurrent(page, 2);
  await expectInView(page, [2, 3, 4]);
  await viewport(page).press("ArrowRight");
  await expectCurrent(page, 1);
});

test("shows slides that arrive later, and moves and hides them", async ({ page, openPage, changePage }) => {
  await openPage("emptySlider");
  await expect(slides(page)).toHaveCount(0);
  await changePage({ slotAmount: 5 });
  await expect(slides(page)).toHaveCount(5);
  await expectInView(page, [1, 2, 3]);
  await expect(button(page, "Knop 4")).toHaveCount(0);
  await viewport(page).press("ArrowRight");
  await expectCurrent(page, 2);
  await expectInView(page, [2, 3, 4]);
  await expect(button(page, "Knop 4")).toBeVisible();
});

test("stays at the last slide when slides are removed", async ({ page, openPage, changePage }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage("slider");
  await dot(page, 5).click();
  await changePage({ slotAmount: 2 });
  await expectCurrent(page, 2);
  await expectInView(page, [2]);
  await expect(next(page)).toHaveCount(0);
});

test("lets find-in-page find hidden slides, and moves to the match", async ({ page, openPage }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage("paragraphSlider");
  const found = page.locator(".td-carousel__slide[hidden=until-found]");
  await expect(found).toHaveCount(4);
  await expect(slides(page).and(page.locator("[inert]"))).toHaveCount(0);
  // Going to a fragment reveals hidden text in the same way as find-in-page, which a test cannot start.
  await page.evaluate(() => (location.hash = "alinea-4"));
  await expectCurrent(page, 4);
  await expectInView(page, [4]);
  await expect(found).toHaveCount(4);
  await expect(slides(page).nth(3)).not.toHaveAttribute("hidden");
});

test("has all dots below the buttons of a phone, inside the page", async ({ page, openPage }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage("slots");
  const distance = async (): Promise<number> => {
    const dots = await page.getByRole("group", { name: "Kies een dia" }).boundingBox();
    const arrow = await next(page).boundingBox();
    return (dots?.y ?? -Infinity) - (arrow?.y ?? 0) - (arrow?.height ?? 0);
  };
  await expect.poll(distance).toBeGreaterThan(-1);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("is a grid on a wide page, and a carousel on a phone", async ({ page, openPage }) => {
  await openPage("slotGrid");
  const columns = () => viewport(page).evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
  await expect.poll(columns).toBe(4);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(columns).toBe(2);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByRole("region", { name: "Bestemmingen" })).toBeVisible();
});

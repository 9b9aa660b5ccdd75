import { expect, test } from "./fixture-test.ts";

test("24 drop zones are filled, and the slider that shows them can be driven", async ({ page, openPage }) => {
  await openPage("slots");
  const slides = page.locator(".td-carousel__slide");
  await expect(slides).toHaveCount(24);
  await expect(page.getByRole("button", { name: /^Knop \d+$/, includeHidden: true })).toHaveCount(24);
  const dot = (position: number) => page.getByRole("button", { name: `Naar dia ${position}`, exact: true });

  const next = page.getByRole("button", { name: "Volgende dia" });
  await expect(page.getByRole("button", { name: "Vorige dia" })).toHaveCount(0);
  await next.click();
  await expect(dot(2)).toHaveAttribute("aria-current", "true");
  // Inert while the track moves, which a busy machine may miss.
  await expect(slides.first()).toHaveAttribute("hidden", "until-found");
  await expect(page.getByRole("button", { name: "Knop 4", exact: true })).toBeInViewport();

  await dot(24).click();
  await expect(next).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Dia's 22 tot en met 24 van 24" })).toBeAttached();
  const viewport = page.getByRole("group", { name: "Dia's" });
  await viewport.press("Control+ArrowLeft");
  await viewport.press("ArrowLeft");
  await expect(dot(21)).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Carrousel pauzeren" }).click();
  await expect(page.getByRole("button", { name: "Carrousel afspelen" })).toBeVisible();
});

test("a slider moves on by itself every five seconds, and not while the visitor is busy with it", async ({
  page,
  openPage,
}) => {
  await page.clock.install();
  await openPage("slots");
  const current = page.locator(".td-carousel__dot[aria-current=true]");
  await expect(current).toHaveAttribute("data-index", "0");
  await page.clock.runFor(5000);
  await expect(current).toHaveAttribute("data-index", "1");
  await page.getByRole("button", { name: "Knop 3", exact: true }).focus();
  await page.clock.runFor(20_000);
  await expect(current).toHaveAttribute("data-index", "1");
  await page.getByRole("button", { name: "Volgende dia" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(current).toHaveAttribute("data-index", "2");
});

test("quick steps there and back end where they began, with the focus on an arrow", async ({ page, openPage }) => {
  await openPage("slots");
  const viewport = page.getByRole("group", { name: "Dia's" });
  const next = page.getByRole("button", { name: "Volgende dia" });
  await next.focus();
  // Both in one go, as soon as the way back is drawn: the first step is still under way.
  await next.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    await new Promise(requestAnimationFrame);
    const back = document.querySelector<HTMLElement>(".td-carousel__previous");
    back?.focus();
    back?.click();
  });
  await expect(next).toBeFocused();
  await expect.poll(() => viewport.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await expect(page.getByRole("button", { name: "Naar dia 1", exact: true })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("button", { name: "Vorige dia" })).toHaveCount(0);
});

test("on a phone many dots stand below the buttons, within the page", async ({ page, openPage }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage("slots");
  const [dots, button] = await Promise.all([
    page.getByRole("group", { name: "Kies een dia" }).boundingBox(),
    page.getByRole("button", { name: "Volgende dia" }).boundingBox(),
  ]);
  expect(dots?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? Infinity) - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("slots stand in a grid where there is room, and in a slider on a phone", async ({ page, openPage }) => {
  await openPage("slotGrid");
  const columns = () =>
    page
      .locator(".td-carousel__viewport")
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
  expect(await columns()).toBe(4);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(columns).toBe(2);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByRole("region", { name: "Bestemmingen" })).toBeVisible();
});

test("a grid shows its items page by page, and brings the visitor to the new ones", async ({ page, openPage }) => {
  await openPage("grid");
  const items = page.locator(".td-grid__item:visible");
  const more = page.getByRole("button", { name: "Meer tonen" });
  await expect(items).toHaveCount(8);
  await more.click();
  await expect(items).toHaveCount(16);
  await expect(page.getByRole("listitem", { name: "List Item 9" })).toBeFocused();
  await more.click();
  await expect(items).toHaveCount(24);
  await expect(more).toHaveCount(0);
});

test("a grid counts what is in it, and not the drop zones that nobody filled", async ({ page, openPage }) => {
  await openPage("gappedGrid");
  const items = page.locator(".td-grid__item:visible");
  const more = page.getByRole("button", { name: "Meer tonen" });
  await expect(items).toHaveCount(6);
  await expect(page.getByRole("listitem", { name: "List Item 6", exact: true })).toContainText("Knop 11");
  await more.click();
  await expect(items).toHaveCount(12);
  const first = page.getByRole("listitem", { name: "List Item 7", exact: true });
  await expect(first).toContainText("Knop 13");
  await expect(first).toBeFocused();
  await expect(more).toHaveCount(0);
});

test("columns that a builder places in a row share its width, and stand below each other on a phone", async ({
  page,
  openPage,
}) => {
  await openPage("columns");
  const [row, left, right] = [".td-flexible-content", ".td-column >> nth=0", ".td-column >> nth=1"].map((selector) =>
    page.locator(selector),
  );
  const boxes = async () => Promise.all([row, left, right].map((each) => each?.boundingBox()));
  await expect(page.getByRole("button", { name: "Knop 2" })).toBeVisible();
  const gap = 32;
  const [wide, first, second] = await boxes();
  expect(second?.y).toBe(first?.y);
  expect(first?.width).toBeCloseTo(((wide?.width ?? 0) - gap) / 2, 0);
  expect(second?.width).toBeCloseTo(first?.width ?? 0, 0);
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(gap, 0);
  await page.setViewportSize({ width: 375, height: 800 });
  const [narrow, above, below] = await boxes();
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
  expect([above?.width, below?.width]).toEqual([narrow?.width, narrow?.width]);
});

test("columns stand beside each other in the parts that were set, and below each other on a phone", async ({
  page,
  openPage,
}) => {
  await openPage("layout");
  const left = page.locator(".td-section > .td-columns > .td-column").first();
  const right = page.locator(".td-section > .td-columns > .td-column").last();
  await expect(right).toBeVisible();
  const boxes = async () => [await left.boundingBox(), await right.boundingBox()] as const;
  const [wide, narrow] = await boxes();
  expect(wide?.y).toBe(narrow?.y);
  expect((wide?.width ?? 0) / (narrow?.width ?? 1)).toBeGreaterThan(1.9);
  await page.setViewportSize({ width: 375, height: 800 });
  const [above, below] = await boxes();
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
});

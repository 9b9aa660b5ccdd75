// The frame of the request form on every host: it follows window events.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixture-test.ts";

const dispatch = (page: Page, name: string, detail: unknown = null): Promise<void> =>
  page.evaluate(
    ([type, payload]) => void window.dispatchEvent(new CustomEvent(type, { detail: payload, bubbles: true })),
    [name, detail] as const,
  );

const missing = { fieldId: "email", error: true };
const submit = (page: Page): Locator => page.getByRole("button", { name: "Deel uw contactgegevens" });
const back = (page: Page): Locator => page.getByRole("button", { name: "Terug" });
const message = (page: Page): Locator => page.locator(".td-quotation-container__error[role=alert]");

test.beforeEach(async ({ page, openPage }) => {
  await openPage("formFrame");
  await expect(submit(page)).toBeAttached();
});

test("a missing answer takes precedence over an invalid one, in any order, until a reset", async ({ page }) => {
  await dispatch(page, "invalidInput", missing);
  await expect(message(page)).toHaveText("Vul alle velden correct in");
  await dispatch(page, "requiredFieldMising", missing);
  await expect(message(page)).toHaveText("Vul alle verplichte velden in");
  await dispatch(page, "invalidInput", missing);
  await dispatch(page, "requiredFieldMising", { ...missing, error: false });
  await expect(message(page)).toHaveText("Vul alle verplichte velden in");
  await dispatch(page, "resetErrors");
  await expect(message(page)).toBeEmpty();
  await dispatch(page, "invalidInput", missing);
  await expect(message(page)).toHaveText("Vul alle velden correct in");
});

test("a failed submission shows its own message, or the default message", async ({ page }) => {
  await dispatch(page, "submissionError", {});
  await expect(message(page)).toHaveText("Er is een fout opgetreden. Probeer het later opnieuw.");
  await dispatch(page, "submissionError", { message: "Eigen tekst" });
  await expect(message(page)).toHaveText("Eigen tekst");
});

test("loading disables the buttons and is announced, until it ends", async ({ page }) => {
  const form = page.locator("form");
  await dispatch(page, "loadingChange", { loading: true });
  await expect(form).toHaveAttribute("aria-busy", "true");
  await expect(submit(page)).toBeDisabled();
  await expect(back(page)).toBeDisabled();
  await expect(page.getByRole("status")).toHaveText("Uw aanvraag wordt verstuurd");
  await expect(page.getByRole("img", { name: "Loading" })).toBeAttached();
  await dispatch(page, "loadingChange", { loading: false });
  await expect(form).toHaveAttribute("aria-busy", "false");
  await expect(submit(page)).toBeEnabled();
  await expect(back(page)).toBeEnabled();
  await expect(page.getByRole("img", { name: "Loading" })).toHaveCount(0);
});

test("scrolls up to the frame, and not down to it", async ({ page }) => {
  const top = () => page.locator(".td-quotation-container").evaluate((frame) => frame.getBoundingClientRect().top);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await dispatch(page, "scrollToTop");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 10_000, behavior: "instant" }));
  expect(await top()).toBeLessThan(0);
  await dispatch(page, "scrollToTop");
  // The site's header covers the space above the frame.
  expect(await top()).toBeCloseTo(130, 0);
});

test("dispatches one custom event per click: submit or navigateback", async ({ page }) => {
  await page.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    for (const name of ["submit", "navigateback"]) {
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) received.push(event.type);
      });
    }
  });
  await submit(page).click();
  await back(page).click();
  expect(await page.evaluate(() => Reflect.get(window, "received"))).toEqual(["submit", "navigateback"]);
});

for (const [screenWidth, containerWidth, isBeside] of [
  [1440, 1000, true],
  [1440, 560, true],
  [1440, 320, false],
  [768, 700, false],
] as const) {
  test(`the error message is ${isBeside ? "beside" : "below"} the buttons on a ${screenWidth} px screen in a ${containerWidth} px container`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: screenWidth, height: 800 });
    await page
      .locator(".td-content-container")
      .evaluate((container: HTMLElement, width) => (container.style.inlineSize = `${width}px`), containerWidth);
    await dispatch(page, "submissionError", {});
    await expect(message(page)).not.toBeEmpty();
    const [button, box] = await Promise.all([submit(page).boundingBox(), message(page).boundingBox()]);
    if (!button || !box) throw new Error("The frame is not displayed.");
    expect({ isBeside: box.x >= button.x + button.width, isBelow: box.y >= button.y + button.height }).toEqual({
      isBeside,
      isBelow: !isBeside,
    });
    expect(box.width).toBeGreaterThan(100);
  });
}

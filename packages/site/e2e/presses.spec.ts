// A tap arrives where it was meant, although a field is left with a wrong answer and its message moves what is below it.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const tooLong = "Willem-Alexander ".repeat(20);
/** Answers that are wrong, by step and label. */
const wrongAnswers = {
  1: { Voornaam: tooLong, Achternaam: tooLong },
  2: {
    Bestemming: tooLong,
    "Uiterste terugkeerdatum": "2099-05-01",
    "Aantal dagen": "0",
    "Budget (per persoon)": "veel",
  },
  3: {
    "E-mailadres": "noor@",
    Telefoonnummer: "12",
    "Straat en huisnummer": tooLong,
    Postcode: "1017",
    Woonplaats: tooLong,
  },
} as const;
type Step = keyof typeof wrongAnswers;

/** What can be pressed below a field. */
async function controlsBelow(field: Locator): Promise<Locator[]> {
  const form = field.page().locator("form", { has: field });
  const controls = form
    .locator(":is(input, select, textarea, button, a[href], summary):not([tabindex='-1'])")
    .filter({ visible: true });
  const all = await controls.all();
  const [place, ...tops] = await Promise.all([field, ...all].map(async (each) => (await each.boundingBox())?.y ?? 0));
  return all.filter((_, index) => (tops[index] ?? 0) > (place ?? 0));
}

/** While the page has an attribute, marks what is clicked, and prevents that the click does anything else. */
const recordClicks = (page: Page) =>
  page.addInitScript(() => {
    addEventListener(
      "click",
      (event) => {
        if (!document.documentElement.matches("[data-watched]")) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.target instanceof Element) event.target.setAttribute("data-clicked", "");
      },
      { capture: true },
    );
  });

/** Taps with a finger. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  // A link may go on in a second line.
  const center = await target.evaluate((element): [number, number] => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return [left + width / 2, top + height / 2];
  });
  await page.touchscreen.tap(...center);
}

/** Whether the last press ended on an element, or on what it contains. A native list opens when the press begins. */
const wasPressed = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const clicked = document.querySelectorAll("[data-clicked]");
    for (const each of clicked) each.removeAttribute("data-clicked");
    const isList = element instanceof HTMLSelectElement && document.activeElement === element;
    return isList || [...clicked].some((each) => element.contains(each));
  });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("every tap arrives that leaves a field with a wrong answer", async ({ form, page, lastName }) => {
  test.slow();
  const missed: string[] = [];
  const watch = (isWatched: boolean): Promise<unknown> =>
    page.evaluate((force) => document.documentElement.toggleAttribute("data-watched", force), isWatched);
  const tryStep = async (step: Step): Promise<void> => {
    await watch(true);
    for (const [label, answer] of Object.entries(wrongAnswers[step])) {
      const field = page.getByLabel(label, { exact: true });
      const right = await field.inputValue();
      for (const target of await controlsBelow(field)) {
        await field.fill(answer);
        await press(page, target);
        if (!(await wasPressed(target))) missed.push(`${label}, then ${await target.evaluate((e) => e.outerHTML)}`);
        await expect(field, label).toHaveAttribute("aria-invalid", "true");
        await page.keyboard.press("Escape");
      }
      await field.fill(right);
    }
    await watch(false);
  };
  await recordClicks(page);
  await form.open();
  await form.answerStep1(lastName);
  await tryStep(1);
  await form.press("Vertel ons uw wensen");
  await form.expectStep(2);
  await form.knowDestination();
  await form.knowDates();
  await form.field("Vroegste vertrekdatum").fill("2099-05-02");
  await tryStep(2);
  await form.describeTrip({ budget: "3000" });
  await form.leaveDetails();
  await tryStep(3);
  expect(missed).toEqual([]);
});

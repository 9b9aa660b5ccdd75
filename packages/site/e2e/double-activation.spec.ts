// A visitor who presses a step's button twice, on fast and slow devices.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { hold, watchCalls } from "./network.ts";

/** Presses twice at one place, as a finger does: the second press activates the element that is there by then. */
async function pressTwice(page: Page, button: string, gap: number): Promise<void> {
  const locator = page.getByRole("button", { name: button });
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`The button "${button}" is not rendered.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const first = page.mouse.click(x, y);
  await new Promise((resolve) => setTimeout(resolve, gap));
  await Promise.all([first, page.mouse.click(x, y)]);
}

/** Milliseconds between the two presses, for each device: its width, and how many times its processor is slowed. */
const devices = [
  { width: 375, height: 740, rate: 4, gaps: [40, 160, 300] },
  { width: 375, height: 740, rate: 6, gaps: [0, 100, 220, 400] },
  { width: 1280, height: 900, rate: 1, gaps: [0, 40, 100, 160, 220, 300, 400] },
];

test("two presses submit nothing early on any device, and clicks that come faster than the screen submit one request", async ({
  form,
  org,
  page,
  lastName,
}) => {
  const sent = watchCalls(page, "createContactRequest");
  await form.prepare(lastName);
  const session = await page.context().newCDPSession(page);
  for (const { width, height, rate, gaps } of devices) {
    await page.setViewportSize({ width, height });
    for (const gap of gaps)
      await test.step(`${gap} ms at ${width} px, with the processor slowed ${rate} times`, async () => {
        await form.press("Terug");
        await form.expectStep(2);
        await form.waitForStep();
        // Chromium keeps a core busy to slow a page down, so only during the presses.
        await session.send("Emulation.setCPUThrottlingRate", { rate });
        await pressTwice(page, "Deel uw contactgegevens", gap);
        await form.expectStep(3);
        await expect(page.getByText("Dit veld is verplicht")).toHaveCount(0);
        await expect(page).toHaveTitle(/^Stap 3 van 3/);
        await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      });
  }
  expect(sent).toEqual([]);
  expect(await org.requestsOf(lastName)).toEqual([]);

  const release = await hold(page, "createContactRequest");
  await form.waitForStep();
  await page.getByRole("button", { name: "Verstuur uw aanvraag" }).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 3; click += 1) button.click();
  });
  await form.expectSending();
  release();
  await form.expectThankYou();
  expect(sent).toHaveLength(1);
  expect(await org.requestsOf(lastName)).toHaveLength(1);
});

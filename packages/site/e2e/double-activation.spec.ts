// A visitor who presses a step's button twice, on fast and slow devices.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

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

const phone = { width: 375, height: 740 };
const desktop = { width: 1280, height: 900 };

/** Milliseconds between the two presses, for each device. The two phones share the range. */
for (const [viewport, rate, gaps] of [
  [phone, 4, [40, 160, 300]],
  [phone, 6, [0, 100, 220, 400]],
  [desktop, 1, [0, 40, 100, 160, 220, 300, 400]],
] as const) {
  test(`submits nothing early at ${viewport.width} px, with the processor slowed ${rate} times`, async ({
    form,
    org,
    page,
    lastName,
  }) => {
    await page.setViewportSize(viewport);
    await form.prepare(lastName);
    const session = await page.context().newCDPSession(page);
    for (const gap of gaps) {
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
    }
    expect(await org.requestsOf(lastName)).toEqual([]);
    await form.send();
    await form.expectThankYou();
    expect(await org.requestsOf(lastName)).toHaveLength(1);
  });
}

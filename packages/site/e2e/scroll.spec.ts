// The position on the page, when the visitor reloads it or comes back to it.
import { expect, test } from "./fixtures.ts";
import { everywhere, journey } from "./tags.ts";

test.use({ viewport: { width: 375, height: 740 } });

test(
  "a reader who reloads the page, or comes back to it, is where she was, also with a slow processor",
  journey,
  async ({ form, page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const position = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    await form.open();
    const whole = await height();
    for (const share of [0.5, 1]) {
      const distance = Math.round(share * (whole - 740));
      // As a reader does, who has seen everything above.
      for (let y = await position(); y < distance; y = await position())
        await test.step(`${y} of ${distance}`, async () => {
          await page.mouse.wheel(0, Math.min(600, distance - y));
          await expect.poll(position).toBeGreaterThan(y);
        });
      for (const leave of [
        async () => void (await page.reload()),
        async () => {
          await page.goto("/privacyverklaring");
          await page.goBack();
        },
      ]) {
        await leave();
        await form.expectListening();
        await expect.poll(position, `at ${share} of the page`).toBe(distance);
        expect(await height(), "each section has its height at once").toBe(whole);
      }
    }
  },
);

test(
  "a restored form is in view, also where a link leads to it, and says that the answers were restored",
  everywhere,
  async ({ form, page, lastName }) => {
    await form.open();
    await form.introduce(lastName);
    await form.describeTrip();
    for (const address of ["/", "/?bestemming=Noorwegen#offerte"]) {
      await page.goto(address);
      for (const position of [
        "scrollTo(0, 0)",
        "document.querySelector('.td-quotation').scrollIntoView({ block: 'end' })",
      ]) {
        await page.evaluate(position);
        await page.reload();
        await form.expectStep(3);
        await expect(page.getByText("Stap 3 van 3")).toBeInViewport();
        await expect(page.getByText("Wij hebben uw antwoorden bewaard.").filter({ visible: true })).toBeInViewport();
      }
    }
  },
);

test(
  "each step begins at the top of the form, also with the browser's buttons, and a visitor who comes back from the privacy page sees the form",
  journey,
  async ({ form, page, lastName }) => {
    await form.open();
    await form.introduce(lastName);
    await form.describeTrip();
    for (const step of [2, 1] as const) {
      await page.getByRole("button", { name: /Vertel|Deel|Verstuur/ }).scrollIntoViewIfNeeded();
      await page.goBack();
      await form.expectStep(step);
      await expect(page.getByText(`Stap ${step} van 3`)).toBeInViewport();
    }
    for (const step of [2, 3] as const) {
      await page.goForward();
      await form.expectStep(step);
      await expect(page.getByText(`Stap ${step} van 3`)).toBeInViewport();
    }
    await page.getByLabel("Postcode").scrollIntoViewIfNeeded();
    await page.goto("/privacyverklaring");
    await page.goBack();
    await form.expectStep(3);
    await expect(page.locator(".td-quotation form:visible")).toBeInViewport();
  },
);

// The browser's own Back and Forward, beside the form's buttons and the links of the page.
import { expect, test } from "./fixtures.ts";
import { everywhere, journey } from "./tags.ts";

test(
  "links within the page, quick presses of Terug and a Forward to an invalid step leave the way back as it was",
  journey,
  async ({ form, page, lastName }) => {
    await form.open();
    await form.introduce(lastName);
    await test.step("a link within the page leaves the form at its step", async () => {
      await page.getByRole("link", { name: "Begin bij stap 1" }).click();
      await expect(page).toHaveURL(/#offerte$/);
      await form.expectStep(2);
      await form.press("Terug");
      await form.expectStep(1);
      await expect(page.getByLabel("Achternaam")).toHaveValue(lastName);
    });
    await form.press("Vertel ons uw wensen");
    await form.describeTrip();
    await test.step("two quick presses of Terug go back two steps, and no further", async () => {
      await page.evaluate(() => {
        const press = (): void =>
          [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Terug")?.click();
        press();
        queueMicrotask(press);
      });
      await form.expectStep(1);
      await expect.poll(() => page.evaluate("history.state.quotationSteps")).toEqual([1]);
      await form.expectStep(1);
      await page.goForward();
      await form.expectStep(2);
    });
    await page.goForward();
    await form.expectStep(3);
    await test.step("a Forward to an invalid step does not change where Back leads", async () => {
      await page.goBack();
      await form.expectStep(2);
      await form.knowDestination();
      await page.goForward();
      await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toBeFocused();
      await form.expectStep(2);
      await form.press("Terug");
      await form.expectStep(1);
    });
  },
);

test(
  "a success leaves nothing of the request in the tab, and Back leads to an empty form, whose Back leaves the page",
  everywhere,
  async ({ form, org, page, lastName }) => {
    await page.goto(`${org.url}/privacyverklaring`);
    await form.prepare(lastName);
    await form.send();
    await form.expectThankYou();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).toBe("{}");
    await page.goBack();
    await form.expectStep(1);
    await form.expectListening();
    await expect(page.getByRole("button", { name: "Vertel ons uw wensen" })).toBeEnabled();
    await expect(page.getByLabel("Achternaam")).toHaveValue("");
    for (let press = 0; press < 3; press += 1) {
      await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toHaveCount(0);
      await page.goBack();
    }
    await expect(page).toHaveURL(/privacyverklaring$/);
    await page.goForward();
    await form.expectListening();
    await form.introduce(lastName);
  },
);

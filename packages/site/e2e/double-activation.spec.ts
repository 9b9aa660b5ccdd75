// A visitor who presses a step's button twice. Which presses count is tested in the store of the form.
import { expect, test } from "./fixtures.ts";
import { hold, watchCalls } from "./network.ts";

/** Milliseconds between two presses that are meant as one. */
const gaps = [0, 40, 160, 300, 450];

test("two presses are one, and a press after that counts", async ({ form, page, lastName }) => {
  await page.clock.install();
  await form.prepare(lastName);
  // So that a press on the last step, where it counts, shows an error.
  await page.getByLabel("E-mailadres").fill("");
  // From here only the test moves the time, so that a gap is a gap on a busy machine too.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const errors = page.getByText("Dit veld is verplicht");
  const press = (name: string): Promise<void> => page.getByRole("button", { name }).click();
  // It has no title while the time stands still.
  const expectStep = (step: number): Promise<void> => expect(page.getByText(`Stap ${step} van 3`)).toBeVisible();
  for (const gap of gaps)
    await test.step(`${gap} ms`, async () => {
      await page.clock.runFor(1000);
      await press("Terug");
      await expectStep(2);
      await page.clock.runFor(1000);
      const button = page.getByRole("button", { name: "Deel uw contactgegevens" });
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      if (!box) throw new Error("The button is not rendered.");
      // At one place, as a finger does: the second press activates the element that is there by then.
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.click(x, y);
      await expectStep(3);
      await page.clock.runFor(gap);
      await page.mouse.click(x, y);
      await page.getByRole("button", { name: "Verstuur uw aanvraag" }).click();
      await expect(errors).toHaveCount(0);
      await expectStep(3);
    });
  await page.clock.runFor(1000);
  await press("Verstuur uw aanvraag");
  await expect(errors.first()).toBeVisible();
});

test("clicks that come faster than the screen submit one request", async ({ form, org, page, lastName }) => {
  const sent = watchCalls(page, "createContactRequest");
  await form.prepare(lastName);
  await form.waitForStep();
  const release = await hold(page, "createContactRequest");
  await page.getByRole("button", { name: "Verstuur uw aanvraag" }).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 3; click += 1) button.click();
  });
  await form.expectSending();
  release();
  await form.expectThankYou();
  expect(sent).toHaveLength(1);
  expect(await org.requestsOf(lastName)).toHaveLength(1);
});

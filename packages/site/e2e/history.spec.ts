// The browser's own Back and Forward, beside the form's buttons and the links of the page.
import { expect, test } from "./fixtures.ts";

test("a Forward to an invalid step does not change where Back leads", async ({ form, page, lastName }) => {
  await form.open();
  await form.introduce(lastName);
  await form.describeTrip();
  await page.goBack();
  await form.expectStep(2);
  await form.knowDestination();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toBeFocused();
  await form.expectStep(2);
  await form.press("Terug");
  await form.expectStep(1);
});

test("a link within the page leaves the form at its step, and the way back open", async ({ form, page, lastName }) => {
  await form.open();
  await form.introduce(lastName);
  await page.getByRole("link", { name: "Begin bij stap 1" }).click();
  await expect(page).toHaveURL(/#offerte$/);
  await form.expectStep(2);
  await form.press("Terug");
  await form.expectStep(1);
  await expect(page.getByLabel("Achternaam")).toHaveValue(lastName);
});

test("Back from a form that was submitted and is empty validates nothing, and leaves the page", async ({
  form,
  page,
  lastName,
}) => {
  await page.goto("/privacyverklaring");
  await form.prepare(lastName);
  await form.send();
  await form.expectThankYou();
  await page.goBack();
  await form.expectStep(1);
  await form.expectListening();
  for (let press = 0; press < 3; press += 1) {
    await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toHaveCount(0);
    await page.goBack();
  }
  await expect(page).toHaveURL(/privacyverklaring$/);
});

// A form whose script does not arrive says so, and the typed text stays.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const formScript = "**/assets/quotation-form-*.js";
const missing = [/^The script \S+ could not be loaded/, /^Failed to load resource: /];
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Het formulier kon niet worden geladen." });

async function openWithoutScript(page: Page): Promise<void> {
  await page.route(formScript, (route) => route.abort("connectionfailed"));
  await page.goto("/");
  await expect(notice(page)).toBeVisible();
  await page.getByLabel("Voornaam").fill("Noor");
}

test("the visitor tries again", async ({ form, page, expectedErrors }) => {
  expectedErrors.push(...missing);
  await openWithoutScript(page);
  const retry = page.getByRole("button", { name: "Probeer het opnieuw" });
  await retry.click();
  await expect(retry).toBeFocused();
  await expect(notice(page)).toHaveCount(1);
  await page.unroute(formScript);
  await retry.click();
  await form.expectListening();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByLabel("Voornaam")).toHaveValue("Noor");
  await form.introduce("Jansen");
});

test("the browser is online again", async ({ form, page, expectedErrors }) => {
  expectedErrors.push(...missing);
  await openWithoutScript(page);
  await page.unroute(formScript);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await form.expectListening();
  await expect(notice(page)).toHaveCount(0);
  await form.introduce("Jansen");
});

// A form whose script does not arrive says so, and the typed text stays.
import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { journey } from "./tags.ts";

const formScript = "**/assets/quotation-form-*.js";
const missing = [/^The script \S+ could not be loaded/, /^Failed to load resource: /];
/** Lets the form's script and the question whether the server can be reached fail. @returns ends it */
async function loseConnection(page: Page): Promise<() => Promise<void>> {
  const isHead = (route: Route): Promise<void> =>
    route.request().method() === "HEAD" ? route.abort("connectionfailed") : route.fallback();
  await page.route(formScript, (route) => route.abort("connectionfailed"));
  await page.route("**/*", isHead);
  return async () => {
    await page.unroute("**/*", isHead);
    await page.unroute(formScript);
  };
}
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Het formulier kon niet worden geladen." });

test(
  "the visitor presses the button early, which is dropped, and tries again",
  journey,
  async ({ form, page, expectedErrors }) => {
    expectedErrors.push(...missing);
    const button = page.getByRole("button", { name: "Vertel ons uw wensen" });
    const retry = page.getByRole("button", { name: "Probeer het opnieuw" });
    const expectUsualLook = async (): Promise<void> => {
      await expect(button).not.toHaveAttribute("aria-busy");
      await expect(button.locator(".td-button__icon")).toBeVisible();
    };
    const recover = await loseConnection(page);
    await page.goto("/", { waitUntil: "commit" });
    await button.click();
    await expect(notice(page)).toBeVisible();
    await expect(retry).toBeFocused();
    await expectUsualLook();
    await page.getByLabel("Voornaam").fill("Noor");
    await button.click();
    await expect(retry).toBeFocused();
    await expectUsualLook();
    // The second attempt has failed when another notice is in place of the first one.
    await notice(page).evaluate((element) => element.setAttribute("data-first", ""));
    await retry.click();
    await expect(page.locator("[data-first]")).toHaveCount(0);
    await expect(retry).toBeFocused();
    await expect(notice(page)).toHaveCount(1);
    await recover();
    await retry.click();
    await form.expectListening();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toHaveCount(0);
    await expect(page.getByLabel("Voornaam")).toHaveValue("Noor");
    await form.introduce("Jansen");
  },
);

test("the browser is online again", journey, async ({ form, page, expectedErrors }) => {
  expectedErrors.push(...missing);
  const recover = await loseConnection(page);
  await page.goto("/");
  await expect(notice(page)).toBeVisible();
  await page.getByLabel("Voornaam").fill("Noor");
  await recover();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await form.expectListening();
  await expect(notice(page)).toHaveCount(0);
  await form.introduce("Jansen");
});

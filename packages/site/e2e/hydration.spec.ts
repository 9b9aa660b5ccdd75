// Before the script arrives: the page can be read and filled in, and nothing typed is lost or sent.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./network.ts";
import { journey } from "./tags.ts";

/** Opens the page and holds its scripts back. @returns lets them come */
async function openWithoutScript(page: Page): Promise<() => void> {
  const release = await holdCalls(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  return release;
}

test(
  "before a script that takes ten seconds the form can be read and filled in, and its text is adopted and submitted",
  journey,
  async ({ form, org, page, lastName }) => {
    await page.clock.install();
    const release = await openWithoutScript(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await form.expectStep(1);
    await expect(page.getByRole("heading", { name: "Met wie mogen wij kennismaken?" })).toBeVisible();
    for (const label of ["Aanhef", "Voornaam", "Achternaam"]) await expect(page.getByLabel(label)).toBeEditable();
    await page.getByLabel("Aanhef").selectOption("Familie");
    await page.getByLabel("Voornaam").fill("Noor");
    await page.getByLabel("Achternaam").pressSequentially(lastName);
    await page.clock.fastForward("00:10");
    expect(new URL(page.url()).search).toBe("");
    release();
    await form.expectListening();
    await expect(page.getByLabel("Aanhef")).toHaveValue("Familie");
    await expect(page.getByLabel("Achternaam")).toHaveValue(lastName);
    await expect(page.getByLabel("Achternaam")).toBeFocused();
    await form.press("Vertel ons uw wensen");
    await expect(page.getByText(`Beste Familie ${lastName},`).filter({ visible: true })).toBeVisible();
    await form.describeTrip();
    await form.leaveDetails();
    await form.send();
    await form.expectThankYou();
    expect(await org.requestsOf(lastName)).toMatchObject([{ Salutation__c: "Familie", FirstName__c: "Noor" }]);
  },
);

test(
  "before the script arrives neither Enter nor a click sends answers anywhere",
  journey,
  async ({ form, page, baseURL }) => {
    const navigations: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) navigations.push(`${request.method()} ${request.url()}`);
    });
    const release = await openWithoutScript(page);
    await page.getByLabel("Voornaam").fill("Noor");
    await page.getByLabel("Voornaam").press("Enter");
    await page.getByRole("button", { name: "Vertel ons uw wensen" }).click();
    release();
    await form.expectListening();
    await expect(page.getByLabel("Voornaam")).toHaveValue("Noor");
    expect(navigations).toEqual([`GET ${baseURL}/`]);
    expect(page.url()).toBe(`${baseURL}/`);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the page is readable, and a notice in place of the form says where to find the mail address",
    journey,
    async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const notice = page.locator(".td-no-script");
      await expect(notice).toContainText("Het aanvraagformulier werkt met JavaScript");
      await expect(notice).toContainText("onderaan deze pagina");
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "reizen@example.com" })).toBeVisible();
      await expect(page.getByLabel("Voornaam")).toBeHidden();
      await expect(page.locator(".td-quotation").getByRole("button")).toHaveCount(0);
    },
  );

  test("other pages are readable", async ({ page }) => {
    for (const path of ["/privacyverklaring", "/bedankt-voor-uw-aanvraag/"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").getByRole("paragraph").first()).toBeVisible();
    }
  });
});

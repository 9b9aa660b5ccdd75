// The reference on the thank-you page.
import { expect, test } from "./fixtures.ts";
import { journey } from "./tags.ts";

const path = "/bedankt-voor-uw-aanvraag/";

test("the thank-you page shows the reference in its address, and no other text of it", async ({ page }) => {
  await page.goto(`${path}?ts=2026-05-01-2c43-33d9-0003-0a1b&naam=Jansen`);
  await expect(page.getByText("TD-7K3M9Q", { exact: true })).toBeVisible();
  await expect(page.locator("main")).not.toContainText("Jansen");
  await page.goto(`${path}?ts=Bel%20020-0001`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".td-request-reference")).toBeEmpty();
});

test(
  "the reference on the thank-you page finds the request in the inbox and is in the mail to the visitor",
  journey,
  async ({ form, org, openRequests, page, lastName }) => {
    await form.prepare(lastName);
    await form.send();
    await form.expectThankYou();
    const reference = await page.locator(".td-request-reference strong").textContent();
    expect(reference).toMatch(/^TD-[2-9A-HJ-NP-Z]{6}$/);
    expect(await org.requestsOf(lastName)).toMatchObject([{ Reference__c: reference }]);
    await openRequests(page);
    await page.getByRole("searchbox").fill(String(reference).slice(3).toLowerCase());
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByRole("row")).toHaveCount(2);
    await page.getByRole("link", { name: /OA-\d{6}/ }).click();
    await expect(page.getByText(String(reference), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(`kenmerk ${reference}`, { exact: false }).first()).toBeAttached();
  },
);

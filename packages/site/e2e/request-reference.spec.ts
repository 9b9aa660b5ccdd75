// The reference on the thank-you page.
import { expect, test } from "./fixtures.ts";
import { journey } from "./tags.ts";

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

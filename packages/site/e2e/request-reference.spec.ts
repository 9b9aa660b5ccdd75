// The reference on the thank-you page.
import { expect, test } from "./fixtures.ts";

const path = "/bedankt-voor-uw-aanvraag/";

test("the thank-you page shows the last group of the reference in its address, and no other text of the address", async ({
  page,
}) => {
  await page.goto(`${path}?ts=2026-05-01-0001-0002-0003-0a1b&naam=Jansen`);
  await expect(page.getByText("0a1b", { exact: true })).toBeVisible();
  await expect(page.locator("main")).not.toContainText("Jansen");
  await page.goto(`${path}?ts=Bel%20020-0001`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".td-request-reference")).toBeEmpty();
});

// The branding set of the site decides the brand of its pages. `development.spec.ts` tests that a change shows in development.
import { expect, test } from "./fixtures.ts";
import { copyForceApp } from "./force-app-copy.ts";
import { startOrg } from "./org-process.ts";

test("a new accent color and font show at the next visit", async ({ page }) => {
  const forceApp = await copyForceApp();
  const org = await startOrg({ forceApp: forceApp.path });
  try {
    await page.goto(org.url, { waitUntil: "networkidle" });
    const button = page.getByRole("button", { name: "Vertel ons uw wensen" });
    await expect(button).toHaveCSS("background-color", "rgb(15, 76, 74)");
    await forceApp.setBrand("PrimaryAccentColor", "#7a2e5d");
    await page.reload();
    await expect(button).toHaveCSS("background-color", "rgb(122, 46, 93)");
    await forceApp.setBrand("HeadingMediumFont", "Arial, sans-serif");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", "Arial, sans-serif");
    await forceApp.setBrand("PrimaryAccentColor", "red;}body{display:none");
    await page.reload();
    await expect(button).toHaveCSS("background-color", "rgb(15, 76, 74)");
  } finally {
    await org.stop();
    await forceApp.remove();
  }
});

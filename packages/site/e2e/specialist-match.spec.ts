// The block beside the form that introduces the specialist for the chosen destination.
import { expect, test } from "./fixtures.ts";

test("the specialist for the destination appears beside the form", async ({ page, form }) => {
  await form.open();
  const match = page.locator(".td-specialist-match");
  await expect(match.getByRole("heading")).toHaveText("Wie ontwerpt uw reis?");
  await expect(match.getByRole("link", { name: "020 555 01 23" })).toHaveAttribute("href", "tel:0205550123");
  const announce = (destination: unknown): Promise<unknown> =>
    page.evaluate((label) => {
      window.dispatchEvent(new CustomEvent("destinationChange", { detail: { destination: label } }));
    }, destination);
  await page.getByLabel("Voornaam").click();
  await expect(async () => {
    await announce("japan");
    await expect(match.getByRole("heading")).toHaveText("Mei-Lin Tan", { timeout: 500 });
  }).toPass();
  await expect(match.getByRole("img")).toHaveJSProperty("complete", true);
  await expect(match.getByRole("link", { name: "meilin@example.com" })).toBeVisible();
  await announce("Atlantis");
  await expect(match.getByRole("heading")).toHaveText("Wie ontwerpt uw reis?");
});

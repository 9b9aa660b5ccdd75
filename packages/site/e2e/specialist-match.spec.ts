// The block beside the form that introduces the specialist for the chosen destination.
import { expect, test } from "./fixtures.ts";

test("the specialist for the destination appears beside the form", async ({ page, form, lastName }) => {
  await form.open();
  const match = page.locator(".td-specialist-match");
  await expect(match.getByRole("heading")).toHaveText("Wie ontwerpt uw reis?");
  await expect(match.getByRole("link", { name: "020 555 01 23" })).toHaveAttribute("href", "tel:0205550123");

  await page.getByRole("combobox", { name: "Waar wilt u naartoe?" }).selectOption("Japan");
  await page.getByRole("button", { name: "Begin uw reis" }).click();
  await expect(match.getByRole("heading")).toHaveText("Mei-Lin Tan");
  await expect(match.getByRole("link", { name: "meilin@example.com" })).toBeVisible();
  await expect(match.getByRole("img")).toHaveJSProperty("complete", true);

  await form.introduce(lastName);
  await page.getByLabel("Ik weet al waar ik naar toe wil").uncheck();
  await expect(match.getByRole("heading")).toHaveText("Wie ontwerpt uw reis?");
});

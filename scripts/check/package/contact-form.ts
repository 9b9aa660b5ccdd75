// Uses the form of packages/ui/README.md as a visitor does.
import { expect, type Page } from "@playwright/test";

/** Another brand than ours. */
const accentColor = "rgb(122, 46, 93)";

/** Fills in, resets and submits the form, and changes the brand. */
export async function useContactForm(page: Page): Promise<void> {
  const name = page.getByRole("textbox", { name: "Achternaam" });
  const newsletter = page.getByRole("checkbox", { name: "Ik ontvang graag de nieuwsbrief" });
  const submit = page.getByRole("button", { name: "Verstuur" });

  await submit.click();
  await expect(name, "native validation rejects an empty form").toBeFocused();
  await name.fill("De Vries");
  await newsletter.check();
  await page.getByRole("button", { name: "Begin opnieuw" }).click();
  await expect(name, "a reset clears a field").toHaveValue("");
  await expect(newsletter, "a reset clears a checkbox").not.toBeChecked();
  await name.fill("De Vries");
  await submit.click();
  await expect(page.getByRole("status").first()).toHaveText(/^Dank u wel, De Vries/u);

  const [field, checkbox] = [await name.boundingBox(), await newsletter.boundingBox()];
  if (!field || !checkbox) throw new Error("The form is not visible.");
  expect(field.height, "the style sheet makes a field tall enough to touch").toBeGreaterThanOrEqual(44);
  expect(checkbox.y - field.y - field.height, "the stack separates fields").toBeGreaterThanOrEqual(16);

  await page.evaluate((color) => document.documentElement.style.setProperty("--td-accent-color", color), accentColor);
  await page.mouse.move(0, 0);
  await expect(submit, "a button has the color of the brand").toHaveCSS("background-color", accentColor);
}

// Uses the form of packages/ui/README.md as a visitor does.
import { expect, type Page } from "@playwright/test";

/** The accent of the second brand in `BrandAndLanguage.tsx`. */
const accentColor = "rgb(122, 46, 93)";

/** Fills in, resets and submits the form, and changes brand and language. */
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

  await page.getByRole("button", { name: "Another brand" }).click();
  await expect(submit, "a button has the color of the brand").toHaveCSS("background-color", accentColor);
  await name.focus();
  await expect(name, "the focus ring has the color of the brand").toHaveCSS("outline-color", accentColor);

  const unlabeled = page.getByTestId("default-label").getByRole("button");
  await expect(unlabeled, "a text of the library is Dutch").toHaveText("Klik hier");
  await page.getByRole("button", { name: "English" }).click();
  await expect(unlabeled, "a text of the library follows the language").toHaveText("Click here");
  await expect(name, "a change of brand and language keeps what was typed").toHaveValue("De Vries");
}

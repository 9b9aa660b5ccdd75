import { expect, test } from "./fixtures.ts";

test("a section is saved as a template, used on another page with ids of its own, and the template deleted", async ({
  builder,
}) => {
  const { page, canvas, outline, status } = builder;
  await builder.open("Onze_werkwijze");
  await outline
    .getByRole("treeitem", { name: /^Sectie/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Bewaar als sectiesjabloon" }).click();
  await page.getByLabel("Naam", { exact: true }).fill("Mijn opening");
  await page.getByRole("button", { name: "Bewaren" }).click();
  await expect(status).toHaveText("Sjabloon Mijn opening bewaard.");
  const heading = (await canvas.locator("h1").textContent()) ?? "";

  await builder.open("Privacyverklaring");
  await page.getByLabel("Zoek een blok").fill("opening");
  await page.getByRole("button", { name: "Sjabloon Mijn opening toevoegen" }).click();
  await expect(status).toHaveText("Sjabloon Mijn opening toegevoegd.");
  await expect(canvas.locator("h1", { hasText: heading })).toBeVisible();
  // Saving includes the site check, which finds an id that is used twice.
  await builder.save();

  await page.getByRole("button", { name: "Sjabloon Mijn opening verwijderen" }).click();
  await page.getByRole("button", { name: "Definitief verwijderen" }).click();
  await expect(page.getByRole("button", { name: "Sjabloon Mijn opening toevoegen" })).toBeHidden();
  await page.reload();
  await canvas.locator(".td-theme").waitFor();
  await expect(page.getByRole("region", { name: "Sjablonen" })).toBeHidden();
});

import { expectAccessible } from "../../site/e2e/axe.ts";
import { journey } from "../../site/e2e/tags.ts";
import { expect, shortPage, test } from "./fixtures.ts";

const privacy = "Privacyverklaring";

test("a section that two pages share changes on both, until one of them detaches it", journey, async ({ builder }) => {
  const { page, status, outline } = builder;
  const share = page.getByRole("button", { name: "Ook op andere pagina's zetten" });
  await builder.open(shortPage.view);
  await builder.choose(/Oproep/);
  await page.keyboard.press("ArrowLeft");
  await page.getByLabel("Naam in de opbouw").fill("Oproep aan bezoekers");
  await share.click();
  await expect(status).toHaveText(/Sla deze pagina eerst op/);
  await builder.save();
  await share.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Ook op andere pagina's zetten" });
  await dialog.getByRole("button", { name: "Op deze pagina's zetten" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Kies minstens één pagina.");
  await expectAccessible(page, "the question on which pages a section is placed");
  await dialog.getByRole("checkbox", { name: privacy }).check();
  await dialog.getByRole("button", { name: "Op deze pagina's zetten" }).click();
  await expect(status).toHaveText("De sectie staat nu ook op Privacyverklaring.");
  await expect(page.getByText("Deze sectie staat ook op Privacyverklaring.")).toBeVisible();
  await expect(share).toBeFocused();

  await builder.choose(/Oproep: /);
  await page.getByLabel("Titel", { exact: true }).fill("Op beide pagina's");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await expect(status).toHaveText("Opgeslagen. Ook gewijzigd op Privacyverklaring.");
  await builder.open(privacy);
  await expect(builder.canvas.getByRole("heading", { name: "Op beide pagina's" })).toBeVisible();

  await builder.choose("Oproep aan bezoekers");
  await page.getByRole("button", { name: "Losmaken van de andere pagina's" }).click();
  await expect(status).toContainText("De sectie is losgemaakt.");
  await expect(outline.getByRole("treeitem", { selected: true })).toBeFocused();
  await builder.choose(/Oproep: /);
  await expect(page.getByText("Deze sectie staat ook op")).toBeHidden();
  await page.getByLabel("Titel", { exact: true }).fill("Alleen hier");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await expect(status).toHaveText("Opgeslagen.");
  expect(await builder.read(`view/${privacy}/content.json`)).toContain("Alleen hier");
  expect(await builder.read(shortPage.file)).toContain("Op beide pagina's");
});

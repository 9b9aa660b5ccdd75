import { expectAccessible } from "../../site/e2e/axe.ts";
import { journey } from "../../site/e2e/tags.ts";
import { expect, shortPage, test } from "./fixtures.ts";

const privacy = "Privacyverklaring";

test(
  "a section that two pages share changes on both, also while somebody works on the other one",
  journey,
  async ({ builder }) => {
    const { page, org, status, outline } = builder;
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

    const other = await page.context().newPage();
    await other.goto(`${org.url}/org/builder#${privacy}`);
    const otherOutline = other.getByRole("tree", { name: "Opbouw van de pagina" });
    await otherOutline
      .getByRole("treeitem", { name: /^Kop: / })
      .first()
      .click();
    await other.getByLabel("Titel", { exact: true }).fill("Van de tweede");

    await outline.getByRole("treeitem", { name: /Oproep: / }).click();
    await page.getByLabel("Titel", { exact: true }).fill("Van de eerste");
    await page.getByRole("button", { name: "Opslaan" }).click();
    await expect(status).toHaveText("Opgeslagen. Ook gewijzigd op Privacyverklaring.");
    await other.getByRole("button", { name: "Opslaan" }).click();
    await expect(other.locator(".org-builder-live")).toContainText("samen met wat intussen door iemand anders");
    const otherCanvas = other.frameLocator('iframe[title="De pagina"]');
    await expect(otherCanvas.getByRole("heading", { name: "Van de eerste" })).toBeVisible();
    await expect(otherCanvas.getByRole("heading", { name: "Van de tweede" })).toBeVisible();

    await otherOutline.getByRole("treeitem", { name: "Oproep aan bezoekers" }).click();
    await other.getByRole("button", { name: "Losmaken van de andere pagina's" }).click();
    await expect(other.locator(".org-builder-live")).toContainText("De sectie is losgemaakt.");
    await expect(otherOutline.getByRole("treeitem", { selected: true })).toBeFocused();
    await otherOutline.getByRole("treeitem", { name: /Oproep: / }).click();
    await other.getByLabel("Titel", { exact: true }).fill("Alleen hier");
    await other.getByRole("button", { name: "Opslaan" }).click();
    await expect(other.locator(".org-builder-live")).toHaveText("Opgeslagen.");
    expect(await builder.read(`view/${privacy}/content.json`)).toContain("Alleen hier");
    expect(await builder.read(shortPage.file)).toContain("Van de eerste");
  },
);

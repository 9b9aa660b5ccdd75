import { expectAccessible } from "../../site/e2e/axe.ts";
import { expect, test } from "./fixtures.ts";

const layout = "themeLayout/scopedHeaderAndFooter/content.json";

test("header and footer are edited like a page, and every page shows them", async ({ builder }) => {
  const { page, canvas, outline } = builder;
  const before = await builder.read(layout);
  await page.getByRole("button", { name: /^Kop en voet op \d\d pagina's$/ }).click();
  await expect(canvas.getByText("Hier staat de inhoud van elke pagina.")).toBeVisible();
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Paginakop toevoegen" })).toBeVisible();
  const lines = await outline.getByRole("treeitem").allTextContents();
  expect(lines).toEqual([
    "Kop en voet",
    "Sectie",
    expect.stringMatching(/^Paginakop/),
    "Sectie",
    expect.stringMatching(/^Paginavoet/),
  ]);
  await expectAccessible(page, "the editor of header and footer");
  await outline.getByRole("treeitem", { name: /Paginakop/ }).click();
  await page.getByLabel("Naam van uw merk").fill("Avondrood");
  await expect(canvas.getByText("Avondrood").first()).toBeVisible();
  const list = await page.context().newPage();
  await expect(async () => {
    await list.goto(`${builder.org.url}/org/builder`);
    const marked = list.getByRole("button", { name: /^Kop en voet .*Niet opgeslagen werk$/ });
    await expect(marked).toBeVisible({ timeout: 1000 });
  }).toPass();
  await list.close();
  await builder.save();
  expect(await builder.read(layout)).toBe(before.replace('"brandName": "Morgenree",', '"brandName": "Avondrood",'));
  await page.getByRole("button", { name: "Pagina's" }).click();
  await builder.open("Privacyverklaring");
  await expect(canvas.getByText("Avondrood").first()).toBeVisible();
  await page.goto(`${builder.org.url}/privacyverklaring`);
  await expect(page.getByText("Avondrood").first()).toBeVisible();
});

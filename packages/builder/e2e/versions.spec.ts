import { journey } from "../../site/e2e/tags.ts";
import { expectAccessible } from "../../site/e2e/axe.ts";
import { expect, shortPage, test } from "./fixtures.ts";

const { view, file, title } = shortPage;

test("opening the file of another program keeps the work of this window as a draft", journey, async ({ builder }) => {
  const { page } = builder;
  const before = await builder.read(file);
  await builder.open(view);
  await builder.changeTitle("Van mij");
  await builder.write(file, before.replace(title, "Van een ander"));
  await page.getByRole("button", { name: "Opslaan" }).click();
  await page.getByRole("button", { name: "Versie van de schijf openen" }).click();
  await expect(builder.canvas.getByRole("heading", { level: 1 })).toHaveText("Van een ander");
  await page.reload();
  await page.getByRole("button", { name: "Verdergaan met het concept" }).click();
  await expect(builder.canvas.getByRole("heading", { level: 1 })).toHaveText("Van mij");
});

test("a file that is no JSON is named with its line, marked in the list, and keeps the work", async ({ builder }) => {
  const { page } = builder;
  const before = await builder.read(file);
  await builder.open(view);
  await builder.changeTitle("Van mij");
  await builder.write(file, before.replace(/\n {2}"title"/, "\n<<<<<<< HEAD$&"));
  await page.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByRole("alert")).toContainText("geen geldige JSON: kijk bij regel 3");
  await page.getByRole("button", { name: "Versie van de schijf openen" }).click();
  await expect(page.getByRole("alert")).toContainText("kijk bij regel 3");
  await page.getByRole("link", { name: "Pagina's" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "/onze-werkwijze" });
  await expect(row).toContainText("Bestand beschadigd");
  await row.getByRole("button", { name: /onze-werkwijze/ }).click();
  await page.getByRole("button", { name: "Verdergaan met het concept" }).click();
  await page.getByRole("button", { name: "Opslaan" }).click();
  await page.getByRole("button", { name: "Mijn versie opslaan" }).click();
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  expect(await builder.read(file)).toBe(before.replace(title, "Van mij"));
});

test("what was saved over, thrown away or deleted can be looked at and put back", journey, async ({ builder }) => {
  const { page, org } = builder;
  const before = await builder.read(file);
  await builder.open(view);
  await builder.changeTitle("Nieuw");
  await builder.save();
  await page.goto(`${org.url}/org/builder/versions`);
  const rows = page.getByRole("listitem");
  await rows.first().waitFor();
  await expectAccessible(page, "the page of earlier versions");
  await page.getByRole("searchbox").fill("nergens");
  await expect(rows).toHaveCount(0);
  await page.goto(`${org.url}/org/builder#${view}`);
  await page.getByRole("button", { name: "Eerdere versies" }).click();
  await expect(page.getByRole("heading", { name: "Eerdere versies van Onze werkwijze" })).toBeVisible();
  await rows.first().getByRole("button", { name: "Vergelijken" }).click();
  const pictureOf = (name: string) => page.frameLocator(`iframe[title="${name}"]`).getByRole("heading", { level: 1 });
  await expect(pictureOf("Deze versie")).toHaveText(title);
  await expect(pictureOf("Zoals het nu is")).toHaveText("Nieuw");
  await expectAccessible(page, "two versions beside each other");
  await rows.filter({ hasText: "vervangen door opslaan" }).getByRole("link", { name: "Bekijken" }).click();
  await expect(builder.canvas.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await builder.read(file)).toContain("Nieuw");
  await builder.save();
  expect(await builder.read(file)).toBe(before);

  await page.getByRole("button", { name: "Pagina's" }).click();
  await page.getByRole("button", { name: "Noorwegen verwijderen" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("BestemmingenErrorHome");
  await dialog.getByLabel("Deze links gaan voortaan naar").selectOption({ label: "Onze werkwijze (/onze-werkwijze)" });
  await dialog.getByRole("button", { name: "Verwijderen" }).click();
  await expect(page.getByRole("button", { name: "Noorwegen verwijderen" })).toBeHidden();
  expect((await page.request.get(`${org.url}/bestemmingen/noorwegen`)).status()).toBe(404);
  await page.getByRole("link", { name: "Eerdere versies" }).click();
  await rows.filter({ hasText: "verwijderd" }).getByRole("button", { name: "Terugzetten" }).click();
  await expect(page.getByRole("status")).toContainText("is teruggezet");
  expect((await page.request.get(`${org.url}/bestemmingen/noorwegen`)).status()).toBe(200);
});

test(
  "a page that the form needs stays, and a page that is renamed takes its links along",
  journey,
  async ({ builder }) => {
    const { page, org } = builder;
    await page.getByRole("button", { name: "Bedankt voor uw aanvraag verwijderen" }).click();
    await expect(page.getByRole("dialog")).toContainText("het formulier op Home stuurt bezoekers ernaartoe");
    await expect(page.getByRole("dialog").getByRole("button")).toHaveText(["Sluiten"]);
    await page.getByRole("button", { name: "Sluiten" }).click();
    await page.getByRole("button", { name: "Privacyverklaring: naam en adres" }).click();
    await page.getByRole("textbox", { name: "Adres" }).fill("privacy");
    await page.getByRole("button", { name: "Bewaren" }).click();
    await expect(page.getByRole("status")).toContainText("De links op Kop en voet en Home zijn aangepast.");
    await page.goto(`${org.url}/`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacyverklaring" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacyverklaring");
    expect(new URL(page.url()).pathname).toBe("/privacy");
  },
);

import type { Page } from "@playwright/test";
import { startOrg } from "../../site/e2e/org-process.ts";
import { expect, openBuilder, shortPage, test } from "./fixtures.ts";
import { expectAccessible } from "../../site/e2e/axe.ts";
import { journey } from "../../site/e2e/tags.ts";

const { view, file, title } = shortPage;

test("a setting that another program changed too is a question that shows both, and either can be kept", async ({
  builder,
}) => {
  const { page } = builder;
  const before = await builder.read(file);
  await builder.open(view);
  await builder.choose(/Openingsbeeld/);
  await page.getByLabel("Titel", { exact: true }).fill("Van mij");
  await builder.write(file, before.replace(title, "Van een ander"));
  await page.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByRole("alert")).toContainText("hetzelfde gewijzigd als u");
  const picture = (side: string) => page.frameLocator(`iframe[title="Openingsbeeld: ${side}"]`).getByRole("heading");
  await expect(picture("Uw versie")).toHaveText("Van mij");
  await expect(picture("De andere versie")).toHaveText("Van een ander");
  await expectAccessible(page, "the question which version is kept");
  expect(await builder.read(file)).toContain("Van een ander");
  const question = page.getByRole("group", { name: "Openingsbeeld: Titel" });
  await expect(question.getByRole("radio", { name: "Uw versie: Van mij" })).toBeChecked();
  await question.getByRole("radio", { name: "De andere versie: Van een ander" }).check();
  await page.getByRole("button", { name: "Samenvoegen en opslaan" }).click();
  await expect(builder.status).toContainText("samen met wat intussen door iemand anders was gewijzigd");
  await expect(builder.canvas.getByRole("heading", { level: 1 })).toHaveText("Van een ander");

  await builder.changeTitle("Toch van mij");
  await builder.write(file, before.replace(title, "Weer van een ander"));
  await page.getByRole("button", { name: "Opslaan" }).click();
  await page.getByRole("button", { name: "Samenvoegen en opslaan" }).click();
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  expect(await builder.read(file)).toBe(before.replace(title, "Toch van mij"));
});

test("of two editors who change different components, both changes are saved", journey, async ({ builder }) => {
  const { page, org } = builder;
  await builder.open(view);
  await builder.changeTitle("Van de eerste");
  const other = await page.context().newPage();
  await other.goto(`${org.url}/org/builder#${view}`);
  const discard = other.getByRole("button", { name: "Concept weggooien" });
  const outline = other.getByRole("tree", { name: "Opbouw van de pagina" });
  await discard.or(outline).waitFor();
  if (await discard.isVisible()) await discard.click();
  await outline.getByRole("treeitem", { name: /Kop: Vijf stappen/ }).click();
  await other.getByLabel("Titel", { exact: true }).fill("Van de tweede");
  await builder.save();
  const address = "zo-werken-wij";
  await page.evaluate(
    ([path, body]) =>
      fetch(path, { method: "PATCH", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    [`/org/builder/api/pages/${view}`, { title: "Zo werken wij", address }] as const,
  );
  await other.getByRole("button", { name: "Opslaan" }).click();
  await expect(other.locator(".org-builder-live")).toContainText("samen met wat intussen door iemand anders");
  await expect(other.frameLocator('iframe[title="De pagina"]').getByRole("heading", { level: 1 })).toHaveText(
    "Van de eerste",
  );
  await expect(other.locator(".org-builder-toolbar__path")).toHaveText(`/${address}`);
  const merged = await builder.read(file);
  expect(merged).toContain("Van de eerste");
  expect(merged).toContain("Van de tweede");
});

/** Holds the responses to saves back. @returns lets them come */
async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/pages/*", async (route) => {
    if (route.request().method() === "PUT") await promise;
    await route.continue();
  });
  return resolve;
}

test("a merge while somebody types keeps the focus, shows on the page, and is where the history starts", async ({
  builder,
}) => {
  const { page } = builder;
  await builder.open(view);
  await builder.changeTitle("Eerst");
  const release = await holdSaves(page);
  const field = page.getByLabel("Titel", { exact: true });
  await page.keyboard.press("Control+s");
  await builder.write(file, (await builder.read(file)).replace("Vijf stappen", "Zes stappen"));
  await field.pressSequentially(" en daarna");
  release();
  await expect(builder.status).toContainText("samen met wat intussen door iemand anders was gewijzigd");
  await expect(field).toBeFocused();
  await field.pressSequentially(" meer");
  await expect(builder.canvas.getByRole("heading", { level: 1 })).toHaveText("Eerst en daarna meer");
  await expect(builder.canvas.getByText("Zes stappen").first()).toBeAttached();
  // What was typed before the merge is the start of the history.
  await builder.outline.getByRole("treeitem", { selected: true }).focus();
  await page.keyboard.press("Control+z");
  await expect(field).toHaveValue("Eerst en daarna");
});

test("after kill -9 while saving, the file is whole and the window saves its work to the server that starts again", async ({
  page,
  forceApp,
}) => {
  const org = await startOrg({ builder: true, forceApp });
  try {
    const builder = await openBuilder(page, org, forceApp);
    const before = await builder.read(file);
    await builder.open(view);
    await builder.changeTitle("Tijdens de crash");
    await page.getByRole("button", { name: "Opslaan" }).click();
    await org.crash();
    expect([before, before.replace(title, "Tijdens de crash")]).toContain(await builder.read(file));
    await builder.changeTitle("Na de crash");
    await page.getByRole("button", { name: "Opslaan" }).click();
    await expect(page.getByRole("alert")).toContainText("De lokale omgeving is niet bereikbaar.");
    await org.restart();
    await builder.save();
    expect(await builder.read(file)).toBe(before.replace(title, "Na de crash"));
  } finally {
    await org.stop();
  }
});

test('what was typed just before "Pagina\'s", Back or another address is in a draft', journey, async ({ builder }) => {
  const { page } = builder;
  await builder.open(view);
  await builder.changeTitle("Bijna klaar");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("about:blank");
  await page.goto(`${builder.org.url}/org/builder#${view}`);
  await page.getByRole("button", { name: "Verdergaan met het concept" }).click();
  await expect(builder.canvas.getByRole("heading", { level: 1 })).toHaveText("Bijna klaar");
  await builder.changeTitle("Bijna helemaal klaar");
  await page.getByRole("button", { name: "Pagina's" }).click();
  await page.getByRole("button", { name: /Onze werkwijze.*Niet opgeslagen werk/ }).click();
  await page.getByRole("button", { name: "Verdergaan met het concept" }).click();
  await builder.changeTitle("Klaar");
  await page.goBack();
  await page.getByRole("button", { name: /Onze werkwijze.*Niet opgeslagen werk/ }).click();
  await page.getByRole("button", { name: "Verdergaan met het concept" }).click();
  await expect(builder.canvas.getByRole("heading", { level: 1 })).toHaveText("Klaar");
  await builder.save();
  expect(await builder.read(file)).toContain('"Klaar"');
});

test("what the site check rejects is not saved", journey, async ({ builder }) => {
  const { page } = builder;
  await builder.open(view);
  await page.getByLabel("Titel in zoekmachines").fill("");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByRole("alert")).toContainText("de controle van de site vindt iets dat niet klopt");
  await expect(page.getByRole("alert")).toContainText("De pagina heeft geen titel voor zoekmachines.");
  await page.getByRole("button", { name: "Verder werken" }).click();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await builder.choose(/Openingsbeeld/);
  await page.getByLabel("Minimale hoogte").fill("groot");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await builder.choose("Pagina");
  await expect(page.getByRole("alert")).toContainText('"groot" kan hier niet. Gebruik een maat zoals 2rem');
  await page.getByRole("button", { name: "Openingsbeeld, Minimale hoogte" }).click();
  await expect(page.getByLabel("Minimale hoogte")).toHaveValue("groot");
});

test("pages are created, renamed, copied and deleted", journey, async ({ builder }) => {
  const { page, org } = builder;
  await page.getByRole("button", { name: "Nieuwe pagina" }).click();
  await page.getByRole("textbox", { name: "Titel" }).fill("Peru & Bolivia");
  await expect(page.getByRole("textbox", { name: "Adres" })).toHaveValue("peru-bolivia");
  await page.getByLabel("Begin met").selectOption("destination");
  await page.getByRole("button", { name: "Pagina maken" }).click();
  await expect(builder.canvas.getByRole("heading", { level: 1 })).toHaveText("Peru & Bolivia");
  expect((await page.request.get(`${org.url}/peru-bolivia`)).status()).toBe(200);
  await page.getByRole("button", { name: "Pagina's" }).click();
  await page.getByRole("button", { name: "Peru & Bolivia: naam en adres" }).click();
  await page.getByRole("textbox", { name: "Adres" }).fill("bestemmingen/peru");
  await page.getByRole("button", { name: "Bewaren" }).click();
  await expect(page.getByText("/bestemmingen/peru")).toBeVisible();
  await page.getByRole("button", { name: "Peru & Bolivia verdubbelen" }).click();
  await expect(page.getByRole("textbox", { name: "Adres" })).toHaveValue("bestemmingen/peru-bolivia-kopie");
  // The proposed title is selected.
  await page.keyboard.type("Chili");
  await expect(page.getByRole("textbox", { name: "Adres" })).toHaveValue("bestemmingen/chili");
  await page.getByRole("button", { name: "Kopie maken" }).click();
  await builder.canvas.locator(".td-theme").waitFor();
  await page.getByRole("button", { name: "Pagina's" }).click();
  await page.getByRole("button", { name: "Chili verwijderen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Verwijderen" }).click();
  await expect(page.getByRole("button", { name: "Chili verwijderen" })).toBeHidden();
  expect((await page.request.get(`${org.url}/bestemmingen/chili`)).status()).toBe(404);
  expect((await page.request.get(`${org.url}/bestemmingen/peru`)).status()).toBe(200);
});

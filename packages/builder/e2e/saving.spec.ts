import { expect, test } from "./fixtures.ts";

const home = "view/home/content.json";
const title = "Vertel ons waar u van\u00A0droomt";

test("a file that another program changed is not overwritten without asking", async ({ builder }) => {
  const { page } = builder;
  const before = await builder.read(home);
  await builder.open("home");
  await builder.choose(/Openingsbeeld/);
  await page.getByLabel("Titel", { exact: true }).fill("Van mij");
  await builder.write(home, before.replace(title, "Van een ander"));
  await page.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByRole("alert")).toContainText("intussen door een ander programma");
  await expect(page.getByRole("alert")).toContainText("Van een ander");
  expect(await builder.read(home)).toContain("Van een ander");
  await page.getByRole("button", { name: "Mijn versie opslaan" }).click();
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  expect(await builder.read(home)).toBe(before.replace(title, "Van mij"));
});

test("a draft survives a closed window", async ({ builder }) => {
  const { page } = builder;
  await builder.open("home");
  await builder.choose(/Openingsbeeld/);
  const isStored = page.waitForResponse((response) => response.url().includes("/drafts/home"));
  await page.getByLabel("Titel", { exact: true }).fill("Bijna klaar");
  await isStored;
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("about:blank");
  await page.goto(`${builder.org.url}/org/builder#home`);
  await page.getByRole("button", { name: "Verdergaan met het concept" }).click();
  await expect(builder.canvas.getByRole("heading", { level: 1 })).toHaveText("Bijna klaar");
  await builder.save();
  expect(await builder.read(home)).toContain("Bijna klaar");
});

test("what the site check rejects is not saved", async ({ builder }) => {
  const { page } = builder;
  await builder.open("home");
  await page.getByLabel("Titel in zoekmachines").fill("");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByRole("alert")).toContainText("de controle van de site vindt iets dat niet klopt");
  await expect(page.getByRole("alert")).toContainText("De pagina heeft geen titel voor zoekmachines.");
  await page.getByRole("button", { name: "Verder werken" }).click();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await builder.choose(/Openingsbeeld/);
  await page.getByLabel("Minste hoogte").fill("groot");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await builder.choose("Pagina");
  await expect(page.getByRole("alert")).toContainText('"groot" kan hier niet. Gebruik een maat zoals 2rem');
  await page.getByRole("button", { name: "Openingsbeeld, Minste hoogte" }).click();
  await expect(page.getByLabel("Minste hoogte")).toHaveValue("groot");
});

test("pages are created, renamed, copied and deleted", async ({ builder }) => {
  const { page, org } = builder;
  await page.getByRole("button", { name: "Nieuwe pagina" }).click();
  await page.getByRole("textbox", { name: "Titel" }).fill("Peru & Bolivia");
  await expect(page.getByRole("textbox", { name: "Adres" })).toHaveValue("peru-bolivia");
  await page.getByLabel("Begin met").selectOption("destination");
  await page.getByRole("button", { name: "Pagina maken" }).click();
  await expect(builder.canvas.getByRole("heading", { level: 1 })).toHaveText("Peru & Bolivia");
  expect((await page.request.get(`${org.url}/peru-bolivia`)).status()).toBe(200);
  await page.getByRole("button", { name: "← Pagina's" }).click();
  await page.getByRole("button", { name: "Peru & Bolivia: naam en adres" }).click();
  await page.getByRole("textbox", { name: "Adres" }).fill("bestemmingen/peru");
  await page.getByRole("button", { name: "Bewaren" }).click();
  await expect(page.getByText("/bestemmingen/peru")).toBeVisible();
  await page.getByRole("button", { name: "Peru & Bolivia verdubbelen" }).click();
  await page.getByRole("textbox", { name: "Titel" }).fill("Chili");
  await page.getByRole("button", { name: "Kopie maken" }).click();
  await builder.canvas.locator(".td-theme").waitFor();
  await page.getByRole("button", { name: "← Pagina's" }).click();
  await page.getByRole("button", { name: "Chili verwijderen" }).click();
  await page.getByRole("button", { name: "Definitief verwijderen" }).click();
  await expect(page.getByRole("button", { name: "Chili verwijderen" })).toBeHidden();
  expect((await page.request.get(`${org.url}/chili`)).status()).toBe(404);
  expect((await page.request.get(`${org.url}/bestemmingen/peru`)).status()).toBe(200);
});

test("only the signed-in administrator, on a page of this server, can write", async ({ builder, playwright }) => {
  const { page, org } = builder;
  const path = `${org.url}/org/builder/api/drafts/home`;
  const stranger = await playwright.request.newContext();
  expect((await stranger.put(path, { data: {} })).status()).toBe(401);
  expect((await stranger.get(`${org.url}/org/builder/api/site`)).status()).toBe(401);
  await stranger.dispose();
  expect((await page.request.put(path, { data: {} })).status()).toBe(403);
  expect((await page.request.put(path, { data: {}, headers: { origin: "http://localhost:1" } })).status()).toBe(403);
  // Without the token of the page.
  expect((await page.request.put(path, { data: {}, headers: { origin: org.url } })).status()).toBe(403);
});

// What the site check finds appears at the field, in the outline and in the list of problems while a builder works.
import type { Locator } from "@playwright/test";
import { expectAccessible } from "../../site/e2e/axe.ts";
import { contentOf, node, section } from "./content.ts";
import { expect, test, type Builder } from "./fixtures.ts";

const view = "Privacyverklaring";
const path = `view/${view}/content.json`;

/** Opens a page whose file contains these components. */
async function openWith(builder: Builder, components: readonly object[]): Promise<void> {
  await builder.write(path, contentOf(await builder.read(path), [section([12], {}, [components])]));
  await builder.open(view);
}

/** Expects that a field is invalid, and described by a sentence. */
async function expectInvalid(field: Locator, sentence: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(sentence);
}

const problemsOf = ({ page }: Builder): Locator => page.getByRole("region", { name: "Problemen" });

test("mistakes in a file are at their fields when it is opened, and leave when they are corrected", async ({
  builder,
}) => {
  const { page, outline } = builder;
  await openWith(builder, [
    node("c:tdHero", { title: "Welkom", buttonLabel: "Reis mee", buttonAddress: "/privacyverklarin" }),
    node("c:tdImage", { imageInfoPath: "/sfsites/c/resource/travelPictures/hill@2880.jpg" }),
    node("c:tdGrid", { numberOfColumns: 99 }, { "Content-Slot1": [node("c:tdSpacer", {})] }),
    node("c:tdHeading", { title: "Onze reizen", align: "Middne" }),
  ]);
  const problems = problemsOf(builder);
  await expect(problems.getByRole("button", { name: "3 problemen en 2 adviezen" })).toBeVisible();
  await expect(outline.getByRole("treeitem", { name: /heeft een probleem/ })).toHaveCount(3);

  await builder.choose(/Openingsbeeld/);
  const link = page.getByLabel("Adres van de knop");
  await expectInvalid(link, /Let op: Geen pagina van deze site heeft het adres \/privacyverklarin\./);
  await link.fill("/privacyverklaring");
  await expect(link).not.toHaveAttribute("aria-invalid");

  await builder.choose(/Afbeelding/);
  await expectInvalid(page.getByLabel("Foto", { exact: true }), /Bedoelde u “travelPictures\/hills@2880\.jpg”\?/);
  const words = page.getByLabel("Wat de foto laat zien");
  await expectInvalid(words, /De foto heeft geen beschrijving/);
  await words.fill("Een fjord");
  await page.getByLabel("Foto", { exact: true }).fill("/sfsites/c/resource/travelPictures/hills@2880.jpg");
  await expect(words).not.toHaveAttribute("aria-invalid");
  await expect(page.getByLabel("Foto", { exact: true })).not.toHaveAttribute("aria-invalid");

  await builder.choose(/^Raster/);
  const columns = page.getByLabel("Aantal kolommen");
  await expectInvalid(columns, /99 kan hier niet\. Een heel getal van 1 tot en met/);
  await columns.fill("drie");
  await expectInvalid(columns, /"drie" kan hier niet/);
  await columns.fill("3");
  await expect(columns).not.toHaveAttribute("aria-invalid");

  await builder.choose(/Kop: Onze reizen/);
  const align = page.getByLabel("Uitlijning");
  await expectInvalid(align, '"Middne" kan hier niet. Kies een waarde uit de lijst. Bedoelde u “Midden”?');
  await align.selectOption("Midden");
  await expect(problems.getByRole("button", { name: "Geen problemen" })).toBeDisabled();
  await expect(outline.getByRole("treeitem", { name: /heeft een probleem/ })).toHaveCount(0);
});

test("the list of problems leads to the field with the keyboard, at the width that the field is for", async ({
  builder,
}) => {
  const { page, outline, canvas } = builder;
  await openWith(builder, [
    node("c:tdHeading", { title: "Onze reizen" }),
    node("c:tdHero", { title: "Welkom", imageMobilePath: "/sfsites/c/resource/travelMedia/nergens.webp" }),
  ]);
  const problems = problemsOf(builder);
  await problems.getByRole("button", { name: "1 probleem" }).press("Enter");
  await expectAccessible(page, "the editor with an open list of problems");
  await problems.getByRole("button", { name: "Openingsbeeld, Foto op een telefoon" }).press("Enter");
  await expect(page.getByLabel("Foto op een telefoon")).toBeFocused();
  await expect(outline.getByRole("treeitem", { selected: true })).toHaveAccessibleName(
    /Openingsbeeld.*heeft een probleem/,
  );
  await expect.poll(() => canvas.locator("html").evaluate(() => window.innerWidth)).toBe(390);
});

test("a problem of a whole block, of a new block and of the page has a place too", async ({ builder }) => {
  const { page } = builder;
  await openWith(builder, [node("c:tdHeading", { title: "Onze reizen", titel: "Onze reizen" })]);
  const problems = problemsOf(builder);
  await problems.getByRole("button", { name: "1 probleem" }).click();
  await problems.getByRole("button", { name: "Kop", exact: true }).click();
  const sentence = page.getByRole("region", { name: "Instellingen" }).getByText("De instelling “titel” bestaat niet");
  await expect(sentence).toBeFocused();

  await page.getByRole("button", { name: "Openingsbeeld toevoegen", exact: true }).click();
  await page.getByLabel("Minimale hoogte").fill("groot");
  await builder.choose("Pagina");
  await page.getByLabel("Titel in zoekmachines").fill("");
  await expectInvalid(page.getByLabel("Titel in zoekmachines"), /De pagina heeft geen titel voor zoekmachines\./);
  await problems.getByRole("button", { name: "Openingsbeeld, Minimale hoogte" }).click();
  await expect(page.getByLabel("Minimale hoogte")).toBeFocused();
  await problems.getByRole("button", { name: "Pagina, Titel in zoekmachines" }).click();
  await expect(page.getByLabel("Titel in zoekmachines")).toBeFocused();
});

test("a hostile file runs nothing in the editor, and asks nothing of another server", async ({ builder }) => {
  const { page, org } = builder;
  const run = "document.documentElement.dataset.attacked = 'yes'";
  const markup = `<img src=x onerror="${run}"><script>${run}</script>`;
  const others: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(org.url) && !request.url().startsWith("data:")) others.push(request.url());
  });
  const hostile = JSON.parse(
    `{ "__proto__": { "attacked": true }, "constructor": { "prototype": { "attacked": true } } }`,
  );
  await openWith(builder, [
    node("c:tdHero", {
      title: markup,
      buttonLabel: markup,
      buttonAddress: `javascript:${run}`,
    }),
    node("c:tdRichText", { text: `${markup}||[a](javascript:${run})||# ${markup}`, ...hostile }),
    node("c:tdImage", { imageInfoPath: `x" onerror="${run}`, altText: markup, address: `javascript:${run}` }),
    node("c:tdHeading", { title: markup, anchor: markup, overlayColor: `red;background:url(https://example.com/b)` }),
    node("c:tdSearchMetadata", { title: markup, description: markup, customHeadTags: markup }),
    node(`c:td"><script>${run}</script>`, { [`onload="${run}"`]: markup }),
  ]);
  await builder.choose(/Openingsbeeld/);
  await expect(builder.canvas.getByRole("heading", { level: 1 })).toHaveText(markup);
  const attacked = () => [document.documentElement.dataset.attacked, Object(Object.prototype).attacked];
  expect(await page.evaluate(attacked)).toEqual([undefined, undefined]);
  expect(await builder.canvas.locator("html").evaluate(attacked)).toEqual([undefined, undefined]);
  await expect(builder.canvas.locator('[href^="javascript"], [onerror], script')).toHaveCount(0);
  expect(others).toEqual([]);
});

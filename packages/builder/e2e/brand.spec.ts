import { expectAccessible } from "../../site/e2e/axe.ts";
import { expect, shortPage, test } from "./fixtures.ts";

const branding = "brandingSet/Build_Your_Own_LWR/content.json";
const linesOf = (text: string): string[] => text.split("\n");

test("colors and fonts of the brand are shown on a page at once, and saved with few changed lines", async ({
  builder,
}) => {
  const { page, org } = builder;
  const before = linesOf(await builder.read(branding));
  await page.getByRole("link", { name: /^Merk/ }).click();
  const preview = page.frameLocator("iframe");
  const action = preview.getByRole("link", { name: "Vraag een reisvoorstel aan" }).first();
  await expect(preview.locator("h1")).toHaveCSS("font-family", /Cormorant/);
  await expect(preview.getByLabel("Voornaam")).toBeVisible();
  await expectAccessible(page, "the page of the brand");
  await page.getByLabel("Accentkleur", { exact: true }).fill("#7a2e5d");
  await page.getByLabel("Lettertype van koppen").selectOption({ label: "Figtree (zonder schreef)" });
  await expect(preview.locator("h1")).toHaveCSS("font-family", /^"?Figtree/);
  await expect(preview.locator("html")).toHaveCSS("--dxp-g-brand", "#7a2e5d");
  await expect(action).toBeAttached();
  await builder.save();
  const after = linesOf(await builder.read(branding));
  expect(after).toHaveLength(before.length);
  const changed = after.filter((line, index) => line !== before[index]).map((line) => line.split('"')[1]);
  expect(changed).toEqual([
    "HeadingExtraLargeFont",
    "HeadingLargeFont",
    "HeadingMediumFont",
    "HeadingSmallFont",
    "PrimaryAccentColor",
    "_PrimaryAccentColor1",
    "_PrimaryAccentColor2",
  ]);
  await page.goto(`${org.url}/`);
  await expect(page.locator("html")).toHaveCSS("--dxp-g-brand", "#7a2e5d");
  await builder.open(shortPage.view);
  await expect(builder.canvas.locator("html")).toHaveCSS("--dxp-g-brand", "#7a2e5d");
  await builder.choose(/^Openingsbeeld/);
  await page
    .getByRole("group", { name: /kleuren van het merk/ })
    .getByRole("button", { name: "Accent" })
    .click();
  await builder.save();
  expect(await builder.read(shortPage.file)).toContain('"overlayColor": "#7a2e5d"');
});

test("colors that visitors cannot read are explained and not saved", async ({ builder }) => {
  const { page, status } = builder;
  const before = await builder.read(branding);
  await page.goto(`${builder.org.url}/org/builder/brand`);
  const accent = page.getByLabel("Accentkleur", { exact: true });
  await accent.fill("#ffd400");
  await expect(
    page.getByText(/het contrast is 1(,\d)? : 1, nodig is 4,5 : 1\..* donkerder, bijvoorbeeld #/).first(),
  ).toBeVisible();
  await expect(accent).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await expect(status).toContainText("kunnen de site met deze kleuren niet goed lezen");
  await accent.fill("geel");
  await expect(page.getByText("Gebruik een kleur zoals #0f4c4a.")).toBeVisible();
  // A request that leaves out the page's check.
  const yellow = before.replace('"PrimaryAccentColor": "#0f4c4a"', '"PrimaryAccentColor": "#ffd400"');
  const response = await page.evaluate(async (text) => {
    const { hash } = await (await fetch("/org/builder/api/brand")).json();
    const { status: code } = await fetch("/org/builder/api/brand", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text, hash, draftId: "window" }),
    });
    return code;
  }, yellow);
  expect(response).toBe(422);
  expect(await builder.read(branding)).toBe(before);
  await page.getByRole("button", { name: "Terugzetten" }).click();
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
});

test("work on the brand is a draft when the page is left, and the keys of the editor save it", async ({ builder }) => {
  const { page } = builder;
  await page.goto(`${builder.org.url}/org/builder/brand`);
  await page.getByLabel("Accentkleur", { exact: true }).fill("#7a2e5d");
  await page.getByRole("link", { name: "Pagina's" }).click();
  await page.getByRole("link", { name: /^Merk/ }).click();
  await page.getByRole("button", { name: "Verdergaan met het concept" }).click();
  await expect(page.getByLabel("Accentkleur", { exact: true })).toHaveValue("#7a2e5d");
  await page.keyboard.press("Control+s");
  await page.getByText("Opgeslagen", { exact: true }).waitFor();
  expect(await builder.read(branding)).toContain('"PrimaryAccentColor": "#7a2e5d"');
});

test("a brand that another program changed is not overwritten without asking", async ({ builder }) => {
  const { page } = builder;
  const before = await builder.read(branding);
  await page.goto(`${builder.org.url}/org/builder/brand`);
  await page.getByLabel("Accentkleur", { exact: true }).fill("#7a2e5d");
  const other = before.replace('"TextColor": "#1f2a2e"', '"TextColor": "#101010"');
  await builder.write(branding, other);
  await page.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByRole("alert")).toContainText("#101010");
  expect(await builder.read(branding)).toBe(other);
  await page.getByRole("button", { name: "Versie van de schijf openen" }).click();
  await expect(page.getByLabel("Tekst", { exact: true })).toHaveValue("#101010");
});

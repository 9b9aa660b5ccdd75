import { expect, test } from "./fixture-test.ts";

test("a header shows a navigation menu of the site, and its own links without one", async ({
  page,
  openPage,
  expectedLines,
}) => {
  expectedLines.push(/404|The navigation menu Geen has no links, so the header shows its own/);
  await openPage("menu");
  const linksBeside = (brand: string) =>
    page.locator("c-td-page-header").filter({ hasText: brand }).getByRole("navigation").getByRole("link");
  await expect(linksBeside("Hoofdmenu")).toHaveText(["Japan", "Privacy", "Bel ons"]);
  const addresses = await linksBeside("Hoofdmenu").evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  );
  expect(addresses).toEqual(["/bestemmingen/japan", "/privacyverklaring", "https://bel.example/"]);
  for (const brand of ["Geen", "Zonder"]) await expect(linksBeside(brand)).toHaveText(["Contact"]);
});

import { expect, test } from "./fixture-test.ts";

test("the whole home page stands, assembled from components", async ({ page, openPage }) => {
  await openPage("home");
  await expect(page.getByRole("button", { name: "Vertel ons uw wensen" })).toBeVisible();
  const empty = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter(({ localName }) => localName.startsWith("c-"))
      .filter((element) => (element.shadowRoot ?? element).childElementCount === 0)
      .map(({ localName }) => localName),
  );
  expect(empty).toEqual([]);
});

import { isCallOf } from "../../../packages/site/e2e/network.ts";
import { RequestForm } from "../../../packages/site/e2e/request-form.ts";
import { expect, inNativeShadow, test } from "./fixture-test.ts";

test("every component of the home page renders something", async ({ page, openPage }) => {
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

test(
  "the page has the title, description and address of its search settings",
  inNativeShadow,
  async ({ page, openPage }) => {
    await openPage("home");
    await expect(page).toHaveTitle("Offerte aanvragen | Morgenree travel design");
    const { origin, pathname } = new URL(page.url());
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", origin + pathname);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /reis op maat/);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  },
);

test("a request is submitted among all other blocks, and the text beside the form follows its steps", async ({
  page,
  openPage,
  expectedLines,
}) => {
  // This server has the test pages only, so the thank-you page is missing.
  expectedLines.push(/404/);
  await openPage("home");
  // The text changes on the screen or close to it.
  const expectText = async (step: number): Promise<void> => {
    await page.locator("c-td-side-text").scrollIntoViewIfNeeded();
    await expect(page.locator(`c-td-side-text [data-step="${step}"]`).getByRole("heading")).toBeVisible();
  };
  const form = new RequestForm(page);
  await form.expectStep(1);
  await expectText(1);
  await form.introduce("Jansen");
  await expectText(2);
  await form.describeTrip();
  await expectText(3);
  await form.leaveDetails();
  const call = page.waitForRequest((request) => isCallOf("createContactRequest", request));
  await form.send();
  expect((await (await call).response())?.status()).toBe(200);
  await page.waitForURL(/\/bedankt-voor-uw-aanvraag\/\?ts=\d{4}-/);
});

test("a destination that is chosen in the hero reaches the form, and the specialist beside it follows", async ({
  page,
  openPage,
}) => {
  await openPage("home");
  const specialist = page.locator("c-td-specialist-match").getByRole("heading");
  await expect(specialist).toHaveText("Wie ontwerpt uw reis?");
  await page.getByRole("combobox", { name: "Waar wilt u naartoe?" }).selectOption("Japan");
  await page.getByRole("button", { name: "Begin uw reis" }).click();
  await expect(specialist).toHaveText("Mei-Lin Tan");
  await expect(page.getByText("U droomt van Japan.")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

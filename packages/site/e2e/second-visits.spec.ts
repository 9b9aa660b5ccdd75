// Visitors who come a second time: the destination that the agency stores is the one that they wanted last.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { RequestForm } from "./request-form.ts";
import { everywhere } from "./tags.ts";

const chooseInHero = async (page: Page, destination: string): Promise<void> => {
  await page.getByRole("combobox", { name: "Waar wilt u naartoe?" }).selectOption(destination);
  await page.getByRole("button", { name: "Begin uw reis" }).click();
};
const chooseCard = (page: Page, name: string): Promise<void> => page.getByRole("link", { name, exact: true }).click();

/** Waits until the form names a destination above the button of step 1. */
const expectDream = (page: Page, destination: string): Promise<void> =>
  expect(page.getByText(`U droomt van ${destination}.`)).toBeVisible();

const expectNoNotice = (page: Page): Promise<void> =>
  expect(page.getByText("Wij hebben uw antwoorden bewaard.")).toHaveCount(0);

/** Sends the request with the destination that the form holds. */
async function send(form: RequestForm, lastName: string): Promise<void> {
  await form.introduce(lastName);
  await form.page.getByLabel("Dat weet ik (nog) niet").last().check();
  await form.page.getByLabel("Aantal reizigers").selectOption("2");
  await form.press("Deel uw contactgegevens");
  await form.leaveDetails();
  await form.send();
  await form.expectThankYou();
}

test("a card replaces what was chosen in the hero", everywhere, async ({ form, org, page, lastName }) => {
  await form.open();
  await chooseInHero(page, "Japan");
  await expectDream(page, "Japan");
  await page.reload();
  await form.expectListening();
  await expectNoNotice(page);
  await chooseCard(page, "Samuel Okafor: vraag een reisvoorstel aan");
  await expectDream(page, "Tanzania en Zanzibar");
  await send(form, lastName);
  expect(await org.requestsOf(lastName)).toMatchObject([{ Destinations_1__c: "Tanzania en Zanzibar" }]);
});

test("two tabs hold a destination each", async ({ form, org, page, context, lastName }) => {
  await form.open("?bestemming=Japan");
  const other = new RequestForm(await context.newPage());
  await other.open("?bestemming=Peru");
  await send(other, `${lastName} twee`);
  await page.bringToFront();
  await expectDream(page, "Japan");
  await send(form, lastName);
  expect(await org.requestsOf(lastName)).toMatchObject([{ Destinations_1__c: "Japan" }]);
  expect(await org.requestsOf(`${lastName} twee`)).toMatchObject([{ Destinations_1__c: "Peru" }]);
});

test("a visitor who comes back from the thank-you page begins again", async ({ form, org, page, lastName }) => {
  await form.open("?bestemming=Japan");
  await expectDream(page, "Japan");
  await send(form, lastName);
  while (page.url().includes("bedankt")) await page.goBack();
  await form.expectListening();
  await expect(page.getByLabel("Achternaam")).toHaveValue("");
  await chooseCard(page, "Samuel Okafor: vraag een reisvoorstel aan");
  await expectDream(page, "Tanzania en Zanzibar");
  await send(form, `${lastName} twee`);
  expect(await org.requestsOf(`${lastName} twee`)).toMatchObject([{ Destinations_1__c: "Tanzania en Zanzibar" }]);
});

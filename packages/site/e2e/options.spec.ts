// Where the lists of destinations and sources come from, and what the visitor gets where they cannot be read.
import type { Locator } from "@playwright/test";
import { expectGoodState } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { disturb, holdCalls, denyUiApi, watchCalls } from "./network.ts";

const deniedErrors = [/^The picklists could not be read through the UI API/, /^Failed to load resource/];

/** The choices of a dropdown, without its placeholder. */
const choicesOf = (dropdown: Locator): Locator => dropdown.locator("option:not([value=''])");

test("a guest who may not read object info and picklists gets both lists through Apex", async ({
  form,
  org,
  page,
  lastName,
  expectedErrors,
}) => {
  expectedErrors.push(...deniedErrors);
  await denyUiApi(page);
  const calls = watchCalls(page, "getFormOptions");
  await form.open();
  await form.introduce(lastName);
  await form.knowDestination();
  await page.getByRole("combobox", { name: "Bestemming" }).fill("jap");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["Japan"]);
  await form.describeTrip({ destination: "Japan" });
  await form.leaveDetails();
  await form.send();
  await form.expectThankYou();
  expect(calls).toHaveLength(1);
  expect(await org.requestsOf(lastName)).toMatchObject([{ Destinations_1__c: "Japan", CustomDestination__c: null }]);
});

test("where no list can be read the configured sources are offered and a destination is free text", async ({
  form,
  org,
  page,
  lastName,
  expectedErrors,
}) => {
  expectedErrors.push(...deniedErrors, /^The lists of destinations and sources could not be read/);
  await denyUiApi(page);
  await disturb(page, "getFormOptions", (route) => route.fulfill({ status: 500, json: [] }));
  await form.open();
  await form.introduce(lastName);
  await form.knowDestination();
  await page.getByRole("combobox", { name: "Bestemming" }).fill("Japan");
  await expectGoodState(page, "step 2 without a list");
  await form.describeTrip({ destination: "Japan" });
  const choices = choicesOf(page.getByLabel("Hoe heeft u ons gevonden?"));
  await expect(choices.first()).toHaveText("Eerdere reis bij ons");
  await expect(choices.last()).toHaveText("Anders, namelijk");
  await form.leaveDetails();
  await page.getByLabel("Hoe heeft u ons gevonden?").selectOption("Anders, namelijk");
  await page.getByLabel("Toelichting").fill("Via mijn buurvrouw");
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toMatchObject([
    {
      Destinations_1__c: null,
      CustomDestination__c: "Japan",
      BekendVia__c: "Anders",
      AlternativeSource__c: "Via mijn buurvrouw",
    },
  ]);
});

test("a destination typed before the list arrives is settled when it comes", async ({ form, org, page, lastName }) => {
  const answer = await holdCalls(page, "**/object-info/**");
  await form.open();
  await form.introduce(lastName);
  await form.describeTrip({ destination: "japan" });
  const arrived = page.waitForResponse(/picklist-values\/[^/]+\/Destinations_1__c/);
  answer();
  await arrived;
  await form.leaveDetails();
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toMatchObject([{ Destinations_1__c: "Japan", CustomDestination__c: null }]);
});

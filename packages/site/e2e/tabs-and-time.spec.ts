// More than one tab, and more than one day.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { disturb, moment, watchCalls } from "./network.ts";
import { RequestForm } from "./request-form.ts";

/** Duplicates a tab as a browser does: the new one begins with a copy of the tab's storage. */
async function duplicate(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open(location.href));
  return opened;
}

test("two tabs filled in separately submit two requests", async ({ form, org, context, lastName }) => {
  const other = new RequestForm(await context.newPage());
  await form.open();
  await other.open();
  for (const tab of [form, other]) {
    await tab.introduce(lastName);
    await tab.describeTrip({ wishes: tab === form ? "Een rustige reis" : "Een avontuur" });
    await tab.leaveDetails();
  }
  for (const tab of [other, form]) {
    await tab.send();
    await tab.expectThankYou();
  }
  const requests = await org.requestsOf(lastName);
  expect(requests.map(({ Wishes__c }) => Wishes__c).toSorted()).toEqual(["Een avontuur", "Een rustige reis"]);
});

test("a tab that is duplicated after a failure sends the same request, not a second one", async ({
  form,
  org,
  page,
  lastName,
  expectedErrors,
}) => {
  expectedErrors.push(/could not be submitted/, /^Failed to load resource/);
  await form.prepare(lastName);
  const recover = await disturb(page, "createContactRequest", (route) => route.abort("connectionreset"));
  await form.send();
  await form.expectFailure();
  await recover();
  const copy = new RequestForm(await duplicate(page));
  await copy.expectAnswers(lastName);
  await copy.page.getByLabel("Ik ga akkoord met de").check();
  for (const tab of [copy, form]) {
    await tab.send();
    await tab.expectThankYou();
  }
  expect(await org.requestsOf(lastName)).toHaveLength(1);
});

test("a form that is left open overnight is submitted the next day, once, although no response comes in time", async ({
  form,
  org,
  page,
  lastName,
  expectedErrors,
}) => {
  expectedErrors.push(/could not be submitted/, /^Failed to load resource/);
  await page.clock.install();
  const tokens = watchCalls(page, "startSubmission");
  await form.prepare(lastName);
  expect(tokens).toHaveLength(1);
  await page.clock.fastForward("20:00:00");
  await expect.poll(() => tokens).toHaveLength(2);
  await form.expectAnswers(lastName);
  const arrival = moment();
  const recover = await disturb(page, "createContactRequest", async (route) => {
    await route.fetch();
    arrival.come();
  });
  await form.send();
  await arrival.hasCome;
  // From here only the test moves the time, whatever the machine does in these five seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  expect(await org.requestsOf(lastName)).toHaveLength(1);
  await page.clock.fastForward(5000);
  await form.expectSending();
  await page.clock.fastForward(10_000);
  await page.clock.resume();
  await form.expectFailure();
  await form.expectAnswers(lastName);
  await recover();
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toHaveLength(1);
});

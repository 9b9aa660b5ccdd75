// Where the form gets its lists from: Apex, which every guest may call, and the UI API only where an administrator chose so.
import { expect, test } from "./fixtures.ts";
import { disturb } from "./network.ts";
import { startOrg } from "./org-process.ts";
import { watchConsole } from "./page-console.ts";
import { RequestForm } from "./request-form.ts";
import { journey } from "./tags.ts";

const describedObject = /object-info\/Contact_Request__c/;

/** Fills in step 1, and expects the list of destinations of the org. */
async function expectDestinations(form: RequestForm, lastName: string): Promise<void> {
  await form.introduce(lastName);
  await form.knowDestination();
  await form.page.getByRole("combobox", { name: "Bestemming" }).fill("Japan");
  await expect(form.page.getByRole("listbox").getByRole("option", { name: "Japan" })).toBeVisible();
}

test("the form reads its lists through Apex, and asks for nothing that guests may not read", async ({
  form,
  page,
  lastName,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await form.open();
  await expectDestinations(form, lastName);
  expect(asked.filter((url) => describedObject.test(url))).toEqual([]);
});

test("where guests may read the lists, the form has them although Apex fails", journey, async ({ page, lastName }) => {
  const org = await startOrg({ guestOptions: true });
  const expected = [/500/, /could not be read through Apex, so they are read through the UI API/];
  await watchConsole(page, expected, async () => {
    await disturb(page, "getFormOptions", (route) => route.fulfill({ status: 500, json: [] }));
    await page.goto(org.url);
    await expectDestinations(new RequestForm(page), lastName);
  });
  await org.stop();
});

import type { Page } from "@playwright/test";
import { disturb, isCallOf } from "../../../packages/site/e2e/network.ts";
import { RequestForm } from "../../../packages/site/e2e/request-form.ts";
import { contract, scriptName } from "@travel-design/blocks/contract";
import { expect, inNativeShadow, test } from "./fixture-test.ts";

const failureSentence = "Dit onderdeel kan nu niet worden getoond.";

/** Fills the form in up to its last step. */
async function fillIn(page: Page): Promise<RequestForm> {
  const form = new RequestForm(page);
  await form.introduce("Jansen");
  await form.describeTrip({ destination: "Japan" });
  await form.leaveDetails();
  return form;
}

test(
  "a request is submitted through Apex, with its campaign, and leads to the thank-you page",
  inNativeShadow,
  async ({ page, openPage, baseURL, expectedLines }) => {
    // This server has the test pages only, so the thank-you page is missing.
    expectedLines.push(/404/);
    await page.context().addCookies([{ name: "_ga", value: "GA1.1.1.2", url: baseURL ?? "" }]);
    await openPage("form", "?utm_source=nieuwsbrief");
    const form = await fillIn(page);
    await expect(page).toHaveTitle("Stap 3 van 3 | form");
    const call = page.waitForRequest((request) => isCallOf("createContactRequest", request));
    await form.send();
    const request = await call;
    const { params } = request.postDataJSON();
    expect(params.contactRequest).toMatchObject({
      lastName: "Jansen",
      destination: "Japan",
      postalCode: "1234 AB",
      utmSource: "nieuwsbrief",
      gaId: "GA1.1.1.2",
    });
    expect((await request.response())?.ok()).toBe(true);
    await page.waitForURL(/\/bedankt-voor-uw-aanvraag\/\?ts=\d{4}-/);
  },
);

test(
  "the lists come from Apex, and from the wires where Apex fails and a guest may read them",
  inNativeShadow,
  async ({ page, openPage, expectedLines }) => {
    expectedLines.push(/500|The picklists could not be read through Apex, so they are read through the UI API/);
    await disturb(page, "getFormOptions", (route) => route.fulfill({ status: 500, json: [] }));
    const fallback = page.waitForRequest(/object-info\/Contact_Request__c$/);
    await openPage("form");
    await fallback;
    const form = new RequestForm(page);
    await form.introduce("Jansen");
    await form.knowDestination();
    await page.getByRole("combobox", { name: "Bestemming" }).fill("Japan");
    await expect(page.getByRole("option", { name: "Japan" })).toBeVisible();
  },
);

test("a request that Apex rejects keeps the values", inNativeShadow, async ({ page, openPage, expectedLines }) => {
  expectedLines.push(/400|could not be (submitted|fetched)/);
  await openPage("form");
  const form = await fillIn(page);
  await page.route("**/apex/execute*", (route) =>
    route.fulfill({
      status: 400,
      json: [{ errorCode: "APEX_ERROR", message: "Er is een fout opgetreden. Probeer het later opnieuw." }],
    }),
  );
  await form.send();
  await expect(page.getByRole("alert").filter({ hasText: "Probeer het later opnieuw" })).toBeVisible();
  await expect(page.getByLabel("E-mailadres")).toHaveValue("noor@example.com");
});

const working = { contract, eventNames: [], mount: "() => ({ update() {}, unmount() {} })" };
const scriptWith = ({ contract: number, eventNames, mount }: typeof working): string =>
  `window.TravelDesign = { contract: ${number}, eventNames: ${JSON.stringify(eventNames)}, mount: ${mount} };`;

/** Five components of the page are rendered by the script. Each line is logged as often as the number says. */
for (const [failure, response, line, count] of [
  ["is missing", { status: 404, body: "" }, "script cannot be used", 1],
  ["is older", { status: 200, body: scriptWith({ ...working, contract: contract - 1 }) }, "script cannot be used", 1],
  ["is newer", { status: 200, body: scriptWith({ ...working, contract: contract + 1 }) }, "script cannot be used", 1],
  [
    "throws",
    { status: 200, body: scriptWith({ ...working, mount: '() => { throw new Error("planted"); }' }) },
    "cannot be shown. planted",
    5,
  ],
] as const) {
  test(
    `a script that ${failure} is replaced by a sentence, and the rest of the page works`,
    inNativeShadow,
    async ({ page, openPage, consoleLines, expectedLines }) => {
      expectedLines.push(/404/, new RegExp(line));
      await page.route(`**/resource/${scriptName}*`, (route) =>
        route.fulfill({ ...response, contentType: "application/javascript" }),
      );
      await openPage("layout");
      await expect(page.getByText(failureSentence)).toHaveCount(5);
      await expect(page.getByRole("button", { name: "Probeer het opnieuw" })).toHaveCount(5);
      await expect(page.getByRole("heading", { name: "Titel", exact: true })).toBeVisible();
      expect(consoleLines.filter((text) => text.includes(line))).toHaveLength(count);
    },
  );
}

test(
  "a new script of the same contract renders components that were published before it",
  inNativeShadow,
  async ({ page, openPage }) => {
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await openPage("layout");
    await expect(page.getByRole("button", { name: "Knop 2" })).toBeVisible();
    // A published component names the script by its contract and content, and gets what the org has under that name.
    expect(addresses.filter((address) => address.includes(`/resource/${scriptName}?v=`))).toHaveLength(1);
  },
);

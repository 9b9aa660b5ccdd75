import type { Page } from "@playwright/test";
import { isCallOf, denyUiApi } from "../../../packages/site/e2e/network.ts";
import { RequestForm } from "../../../packages/site/e2e/request-form.ts";
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
  "the lists come from Apex where a guest may not read them",
  inNativeShadow,
  async ({ page, openPage, expectedLines }) => {
    expectedLines.push(/403|The picklists could not be read through the UI API, so they are read through Apex/);
    await denyUiApi(page);
    const fallback = page.waitForRequest((request) => isCallOf("getFormOptions", request));
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

for (const [failure, response] of [
  ["is missing", { status: 404, body: "" }],
  ["is of another contract", { status: 200, body: "window.TravelDesign = { contract: 99 };" }],
] as const) {
  test(
    `a script that ${failure} is replaced by a sentence, and the rest of the page works`,
    inNativeShadow,
    async ({ page, openPage, consoleLines, expectedLines }) => {
      expectedLines.push(/404/, /travelDesign cannot be used/);
      await page.route("**/resource/travelDesign*", (route) =>
        route.fulfill({ ...response, contentType: "application/javascript" }),
      );
      await openPage("layout");
      await expect(page.getByText(failureSentence)).toHaveCount(5);
      await expect(page.getByRole("heading", { name: "Titel", exact: true })).toBeVisible();
      expect(consoleLines.filter((line) => line.includes("travelDesign cannot be used"))).toHaveLength(1);
    },
  );
}

// npm test -- lws: the request form inside Salesforce's Lightning Web Security, in both kinds of shadow. On demand: its
// first run installs Salesforce's runtime, which nothing else needs.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLocalOrg } from "@travel-design/local-org";
import { chromium } from "playwright";
import { RequestForm } from "../../../packages/site/e2e/request-form.ts";
import { chromiumLaunchOptions, ensureChromium } from "../../shared/chromium.ts";
import { installDependencies } from "../../shared/install-dependencies.ts";

const forceApp = resolve(import.meta.dirname, "../../../force-app/main/default");
const port = 4321;
const address = `http://localhost:${port}`;
const analyticsId = "GA1.1.1.2";
/** Where Experience Builder shows a page in its preview. */
const previewHost = "morgenree.live-preview.salesforce-experience.com";

/** Sends requests for Apex, data and static resources to the local org. */
const answerFrom = (org) => async (route) => {
  const { pathname, search } = new URL(route.request().url());
  const path = pathname.replace(/^\/outside\//, "/webruntime/api/");
  await route.fulfill({ response: await route.fetch({ url: org.url + path + search }) });
};

async function openForm(browser, org, shadow, site = address) {
  const context = await browser.newContext({ locale: "nl-NL" });
  await context.route(`https://${previewHost}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: address + pathname + search }) });
  });
  await context.addCookies([{ name: "_ga", value: analyticsId, url: address }]);
  await context.route(/\/(outside|webruntime|sfsites)\//, answerFrom(org));
  const page = await context.newPage();
  await page.goto(`${site}/${shadow}?utm_source=nieuwsbrief#offerte`);
  // On a site the page's head loads this script; it runs outside the sandbox.
  await page.addScriptTag({ url: "/sfsites/c/resource/travelBridge" });
  return page;
}

/** Sends a request, and returns what Apex was called with. */
async function sendRequest(page) {
  const form = new RequestForm(page);
  await form.expectStep(1);
  await form.introduce("Jansen");
  await form.describeTrip();
  await form.leaveDetails();
  const isSending = (request) =>
    request.url().includes("/apex/execute") && request.postData()?.includes("createContact");
  const call = page.waitForRequest(isSending);
  await form.send();
  const request = await call;
  assert.equal((await request.response()).status(), 200, "The local org accepts the request.");
  return request.postDataJSON().params.contactRequest;
}

async function checkSandbox(page) {
  await new RequestForm(page).expectStep(1);
  assert.equal(await page.evaluate(() => document.cookie), `_ga=${analyticsId}`, "The page reads its cookie.");
  const cookies = await page.getByLabel("Cookies").textContent();
  assert.ok(!cookies.includes(analyticsId), "No component can read the cookie itself: otherwise this is no sandbox.");
  const leaked = await page.evaluate(() => typeof window.TravelDesign);
  assert.equal(leaked, "undefined", "The script's global stays inside the sandbox.");
}

/** The module's own location is the page's, unlike that of the sandbox's window. */
async function checkLinks(page) {
  await page.locator("c-td-image img").waitFor({ state: "attached" });
  const topOfForm = () =>
    page.locator("c-td-quotation-form").evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.waitForFunction(() => scrollY > 1000);
  assert.ok(Math.abs(await topOfForm()) <= 1, `The anchor is in view, not at ${await topOfForm()}.`);
  const link = page.getByRole("link", { name: "Elsewhere" });
  await link.dispatchEvent("pointerdown");
  // The sandbox makes addresses absolute.
  const expected = `${address}/elsewhere?utm_source=nieuwsbrief`;
  assert.equal(await link.getAttribute("href"), expected, "A link keeps the page's query.");
}

/** In a preview of Experience Builder nothing is stored, in the browser or in the org. */
async function checkPreview(page) {
  const calls = [];
  page.on("request", (request) => {
    if (/startSubmission|createContactRequest/.test(request.postData() ?? "")) calls.push(request.url());
  });
  const form = Object.assign(new RequestForm(page), { fixedTitle: await page.title() });
  await form.expectStep(1);
  await page.getByRole("note").waitFor();
  await form.introduce("Jansen");
  await form.describeTrip();
  await form.leaveDetails();
  await form.send();
  await page.waitForURL(/\/bedankt-voor-uw-aanvraag\/\?ts=/);
  assert.deepEqual(calls, [], "A preview submits nothing.");
  assert.equal(await page.evaluate(() => sessionStorage.length), 0, "A preview stores nothing.");
}

async function run() {
  ensureChromium();
  installDependencies(import.meta.dirname, "Lightning Web Security");
  const { serve } = await import("./serve.mjs");
  const data = mkdtempSync(join(tmpdir(), "travel-design-lws-"));
  const org = await createLocalOrg({ forceApp, dataDir: data, port: 0 });
  const runtime = await serve(forceApp, port);
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    for (const shadow of ["native", "synthetic"]) {
      const page = await openForm(browser, org, shadow);
      await checkSandbox(page);
      await checkLinks(page);
      const { gaId, utmSource, lastName } = await sendRequest(page);
      await page.waitForURL(/\/bedankt-voor-uw-aanvraag\/\?ts=[\w-]+$/);
      const expected = { gaId: analyticsId, utmSource: "nieuwsbrief", lastName: "Jansen" };
      assert.deepEqual({ gaId, utmSource, lastName }, expected);
      console.log(`ok   The form sends a request inside Lightning Web Security, in ${shadow} shadow`);
      await page.context().close();
      const preview = await openForm(browser, org, shadow, `https://${previewHost}`);
      await checkPreview(preview);
      console.log(`ok   A preview stores nothing, in ${shadow} shadow`);
      await preview.context().close();
    }
  } finally {
    await browser.close();
    await runtime.close();
    await org.close();
    rmSync(data, { recursive: true });
  }
}

await run();
// The runtime keeps watching files after it is closed.
process.exit(0);

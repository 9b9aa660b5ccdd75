import type { Page } from "@playwright/test";
import { isCallOf } from "../../../packages/site/e2e/network.ts";
import { RequestForm } from "../../../packages/site/e2e/request-form.ts";
import { expect, inNativeShadow, test } from "./fixture-test.ts";

/** What a page left behind in the tab. */
const readTraces = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    stored: [...Object.keys(sessionStorage), ...Object.keys(localStorage)],
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "",
  }));

/** Serves the pages of the local org at a host of Experience Builder. */
async function openAt(host: string, path: string, page: Page, url: string): Promise<void> {
  await page.route(`https://${host}/**`, async (route, request) => {
    const { pathname, search } = new URL(request.url());
    await route.fulfill({ response: await route.fetch({ url: url + pathname + search }) });
  });
  await page.goto(`https://${host}${path}`);
}

for (const [place, host] of [
  ["on the canvas", "morgenree.builder.salesforce-experience.com"],
  ["in the preview of a sandbox", "morgenree--proef.sandbox.live-preview.salesforce-experience.com"],
] as const)
  test(`${place} of Experience Builder a page stores and starts nothing, and a request is not submitted`, async ({
    page,
    pages,
    expectedLines,
  }, { project }) => {
    // This server has the test pages only, so the thank-you page is missing.
    expectedLines.push(/404|the request was not submitted/);
    const calls: string[] = [];
    page.on("request", (request) => {
      for (const method of ["startSubmission", "createContactRequest"] as const)
        if (isCallOf(method, request)) calls.push(method);
    });
    await openAt(host, `/${project.name}/formWithSearchMetadata?utm_source=nieuwsbrief`, page, pages.url);
    await expect(page.getByRole("note")).toHaveText(/^Voorbeeld\. .* niet verstuurd en niet opgeslagen\.$/);
    const form = Object.assign(new RequestForm(page), { fixedTitle: "formWithSearchMetadata" });
    await form.introduce("Jansen");
    await form.describeTrip({ destination: "Japan" });
    await form.leaveDetails();
    expect(await readTraces(page)).toEqual({ title: "formWithSearchMetadata", stored: [], canonical: "" });
    await form.send();
    await page.waitForURL(/\/bedankt-voor-uw-aanvraag\/\?ts=/);
    expect(calls).toEqual([]);
  });

test(
  "a published page does all of that, also at a host whose name says preview",
  inNativeShadow,
  async ({ page, pages }, { project }) => {
    const start = page.waitForRequest((request) => isCallOf("startSubmission", request));
    const path = `/${project.name}/formWithSearchMetadata?utm_source=nieuwsbrief`;
    await openAt("live-preview.builder.example", path, page, pages.url);
    await start;
    await expect(page.getByRole("note")).toHaveCount(0);
    await new RequestForm(page).introduce("Jansen");
    await expect(page).toHaveTitle("Stap 2 van 3 | Offerte aanvragen");
    const { stored, canonical } = await readTraces(page);
    expect(stored.length).toBeGreaterThan(1);
    expect(canonical).toContain("live-preview.builder.example");
  },
);

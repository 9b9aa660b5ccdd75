import type { Page } from "@playwright/test";
import { RequestForm } from "../../../packages/site/e2e/request-form.ts";
import { expect, inNativeShadow, test } from "./fixture-test.ts";
import { otherSite } from "./page-server.ts";

/** The newest request of a visitor, as an employee sees it. */
async function readRequest(page: Page, url: string, lastName: string): Promise<string> {
  await page.goto(`${url}/org/requests?q=${lastName}`);
  await page.getByRole("link", { name: /^OA-/ }).click();
  return page.getByRole("main").innerText();
}

test(
  "two sites of one org have drafts, senders and greetings of their own, and a request names its site",
  inNativeShadow,
  async ({ page, pages, expectedLines }) => {
    // This server has the test pages only, so the thank-you page is missing.
    expectedLines.push(/404/);
    const form = new RequestForm(page);
    const submitOn = async (site: string, lastName: string): Promise<void> => {
      await page.goto(`${site}/native/form`);
      // In one tab and at one domain, and still without the answers of the other site.
      await form.expectStep(1);
      await expect(form.field("Achternaam")).toHaveValue("");
      await form.introduce(lastName);
      await form.describeTrip({ destination: "Japan" });
      await form.leaveDetails();
      // One address gets one confirmation per day.
      await form.field("E-mailadres").fill(`${lastName.toLowerCase()}@example.com`);
    };
    await submitOn(pages.url, "Noordzij");
    await submitOn(pages.url + otherSite.basePath, "Zuidema");
    await form.send();
    await page.waitForURL(/zuiderzon\/bedankt-voor-uw-aanvraag/);
    // The answers on the first site are still in its form.
    await page.goto(`${pages.url}/native/form`);
    await form.expectStep(3);
    await page.getByLabel("Ik ga akkoord met de").check();
    await form.send();
    await page.waitForURL(/\/bedankt-voor-uw-aanvraag/);
    await page.goto(pages.adminLink);
    const ofOther = await readRequest(page, pages.url, "Zuidema");
    for (const text of [
      "Zuiderzon <hola@zuiderzon.example>",
      "Beste señora Zuidema,",
      "Met hartelijke groet,\nZuiderzon",
    ])
      expect(ofOther).toContain(text);
    expect(ofOther).toMatch(/Site\s+Zuiderzon/);
    const ofOwn = await readRequest(page, pages.url, "Noordzij");
    for (const text of ["Morgenree <reizen@morgenree.example>", "Beste mevrouw Noordzij,"])
      expect(ofOwn).toContain(text);
    expect(ofOwn).toMatch(/Site\s+Travel Design/);
  },
);

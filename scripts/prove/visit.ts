// A guest's visit to the site in a browser: looks at the page with the form, and submits a request.
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser, type Page } from "playwright";
import { RequestForm } from "../../packages/site/e2e/request-form.ts";
import { chromiumLaunchOptions, ensureChromium } from "../shared/chromium.ts";

/** What a guest saw. */
export interface Visit {
  /** When the largest element of the page was painted, in milliseconds after the start. */
  largestPaint: number;
  /** Addresses of links to pages of the site. */
  links: readonly string[];
  /** Errors on the browser's console. */
  errors: readonly string[];
  /** Last name on the request, which nobody else has. */
  lastName: string;
  /** Address of the page after the last step; missing if the request was not submitted. */
  lastAddress?: string | undefined;
  /** Why it was not submitted. */
  problem?: string;
}

/** The visitor's analytics id, in a cookie that only the page itself can read. */
export const analyticsId = "GA1.1.1700000000.1700000000";

/** How often a site that is being published is looked at, in milliseconds. */
const pause = 15_000;

/** Waits until a site responds, at most some minutes. */
async function waitForSite(address: string, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  const responds = (): Promise<boolean> =>
    fetch(address, { signal: AbortSignal.timeout(patience) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (Date.now() < end && !(await responds())) await wait(pause);
}

/** Fills in the form with whatever the lists of the org offer. */
async function submitRequest(page: Page, lastName: string, email: string): Promise<void> {
  const form = new RequestForm(page);
  await form.expectStep(1);
  await page.getByLabel("Aanhef").selectOption({ index: 1 });
  await page.getByLabel("Voornaam").fill("Proef");
  await page.getByLabel("Achternaam").fill(lastName);
  await form.press("Vertel ons uw wensen");
  await form.describeTrip({ wishes: "Dit is een proef. U kunt deze aanvraag verwijderen." });
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Telefoonnummer").fill("06 12 34 56 78");
  await page.getByLabel("Postcode").fill("1234 AB");
  await page.getByLabel("Hoe heeft u ons gevonden?").selectOption({ index: 1 });
  await page.getByLabel("Ik ga akkoord met de").check();
  await form.send();
}

/** Waits for the thank-you page, or for the message in place of the form. */
async function waitForResult(page: Page): Promise<void> {
  const timeout = 30_000;
  try {
    await Promise.any([
      page.waitForURL((url) => url.searchParams.has("ts"), { timeout }),
      page.locator(".td-quotation__submitted").waitFor({ timeout }),
    ]);
  } catch (cause) {
    const alerts = await page.getByRole("alert").allInnerTexts();
    throw new Error(`nothing new within 30 seconds after the last step; ${alerts.join(" ") || "no message"}`, {
      cause,
    });
  }
}

/** How long a page may load, in milliseconds: the first visit after a publication is slow. */
const patience = 60_000;

/** Reads a page whose form is shown. Its links may be in shadow trees. */
async function readPage(page: Page): Promise<Pick<Visit, "largestPaint" | "links">> {
  const links = await page
    .locator("a")
    .evaluateAll((all) => all.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : [])));
  const { origin } = new URL(page.url());
  const largestPaint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        setTimeout(() => resolve(Number.NaN), 3000);
        const read = (list: PerformanceObserverEntryList): void =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        new PerformanceObserver(read).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  return { largestPaint, links: links.filter((href) => href.startsWith(origin)) };
}

/**
 * Visits the page with the form, and submits a request that says that it is a proof.
 *
 * @param address of that page
 * @param email gets the confirmation
 * @param minutes to wait for a site that is being published
 */
export async function visitForm(address: string, email: string, minutes: number): Promise<Visit> {
  const lastName = `Proef ${Date.now()}`;
  const visit = { largestPaint: Number.NaN, links: [], errors: new Array<string>(), lastName };
  let browser: Browser | undefined;
  try {
    ensureChromium();
    await waitForSite(address, minutes);
    browser = await chromium.launch(chromiumLaunchOptions());
    const context = await browser.newContext({ locale: "nl-NL", viewport: { width: 1280, height: 900 } });
    await context.addCookies([{ name: "_ga", value: analyticsId, url: new URL(address).origin }]);
    const page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && visit.errors.push(message.text()));
    page.on("pageerror", ({ message }) => visit.errors.push(message));
    const response = await page.goto(address);
    if (!response?.ok()) throw new Error(`${address} responds with status ${response?.status()}`);
    await page.getByText("Stap 1 van 3").waitFor({ timeout: patience });
    Object.assign(visit, await readPage(page));
    await submitRequest(page, lastName, email);
    await waitForResult(page);
    return { ...visit, lastAddress: page.url() };
  } catch (error) {
    const [problem = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { ...visit, problem };
  } finally {
    await browser?.close();
  }
}

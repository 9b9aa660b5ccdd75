// The home page as visitors, search engines and screen readers find it.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { watchCalls } from "./network.ts";

const cards = { promises: ".td-promise-card", specialists: ".td-specialist-card" } as const;

test("the stories, four promises and eleven specialists follow the form, in that order", async ({ page }) => {
  await page.goto("/");
  const order = await page.evaluate(
    (selectors) => [...document.querySelectorAll(selectors)].map((element) => element.className.split(" ")[0]),
    `.td-quotation-container__form, .td-stories, ${cards.promises}, ${cards.specialists}`,
  );
  expect(order).toEqual([
    "td-quotation-container__form",
    "td-stories",
    ...Array.from({ length: 4 }, () => "td-promise-card"),
    ...Array.from({ length: 11 }, () => "td-specialist-card"),
  ]);
  await expect(page.getByText(/meer dan 50 bestemmingen/i).first()).toBeVisible();
  await expect(page.getByText("1992").first()).toBeVisible();
});

test("every specialist has a portrait, a name and an own address to write to", async ({ page }) => {
  await page.goto("/");
  const specialists = page.locator(cards.specialists);
  const addresses = new Set<string>();
  for (const card of await specialists.all()) {
    const name = await card.getByRole("heading").innerText();
    await expect(card.getByRole("img", { name })).toBeAttached();
    const link = card.getByRole("link", { name: `Stuur een e-mail aan ${name}` });
    addresses.add((await link.getAttribute("href")) ?? "");
  }
  expect(addresses.size).toBe(11);
  for (const address of addresses) expect(address).toMatch(/^mailto:[\w.]+@example\.com$/);
});

/** Scrolls to the texts that follow the form: they change only on the screen or close to it. */
async function expectTexts(page: Page, title: string, client: string): Promise<void> {
  const stories = page.locator(".td-stories");
  await stories.scrollIntoViewIfNeeded();
  await expect(stories.getByText(client)).toBeVisible();
  await page.locator(".td-side-text").scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}

test("side text and story follow the step of the form, also back", async ({ form, page, lastName }) => {
  const shown = (title: string, client: string): Promise<void> => expectTexts(page, title, client);
  await form.open();
  await shown("Eerst luisteren, dan pas ontwerpen", "Anneke en Joost");
  await form.introduce(lastName);
  await shown("U hoeft nog niets zeker te weten", "Familie Terwindt");
  await form.describeTrip();
  await shown("Wat er met uw aanvraag gebeurt", "Yasmina");
  await form.press("Terug");
  await shown("U hoeft nog niets zeker te weten", "Familie Terwindt");
});

test("side text and story show the step of a restored form", async ({ form, page, lastName }) => {
  await form.open();
  await form.introduce(lastName);
  await page.reload();
  await form.expectStep(2);
  await expectTexts(page, "U hoeft nog niets zeker te weten", "Familie Terwindt");
});

test("a visitor who only reads causes one request to the org, for the start token, and none to other hosts", async ({
  page,
  baseURL,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  const tokens = watchCalls(page, "startSubmission");
  await page.goto("/", { waitUntil: "networkidle" });
  await expect.poll(() => tokens).toHaveLength(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText("Privacyverklaring")).toBeInViewport();
  expect(urls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(urls.filter((url) => /\/(webruntime|services)\//.test(url))).toEqual([tokens[0]?.url()]);
  expect(urls.filter((url) => /later-steps|form-options|followers/.test(url))).toEqual([]);
});

test("a form whose draft has a start token requests no other", async ({ form, page }) => {
  await form.open();
  await page.getByLabel("Voornaam").fill("Noor");
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain("signature");
  const tokens = watchCalls(page, "startSubmission");
  await page.reload({ waitUntil: "networkidle" });
  await form.expectListening();
  await expect(page.getByLabel("Voornaam")).toHaveValue("Noor");
  expect(tokens).toEqual([]);
});

test("search engines learn the page's address, what it is about, and who is behind it", async ({ page, baseURL }) => {
  await page.goto("/?utm_source=nieuwsbrief");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/`);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /reis op maat/);
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await expect(page.locator("meta[property='og:image']")).toHaveAttribute("content", /^http.*hero-1920\.webp$/);
  const data: unknown = JSON.parse(await page.locator("script[type='application/ld+json']").innerText());
  expect(data).toMatchObject({ "@type": "Organization", foundingDate: "1992", employee: { length: 11 } });
  expect(data).not.toHaveProperty("review");
});

test("a map of the site names its pages, and crawlers find the map", async ({ request, baseURL }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const map = await (await request.get("/sitemap.xml")).text();
  const pages = Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
  expect(pages).toEqual(
    ["", "bestemmingen/noorwegen", "onze-werkwijze", "privacyverklaring"].map((path) => `${baseURL}/${path}`),
  );
  for (const address of pages) expect((await request.get(address)).status()).toBe(200);
  expect(map).not.toContain("bedankt");
});

test("pages without a form load the first script only", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/privacyverklaring", { waitUntil: "networkidle" });
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/start-[^/]+\.js$/)]);
});

test("nothing on the page moves while it loads", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, "shifts"));
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

for (const [name, media] of [
  ["forced colors", { forcedColors: "active" }],
  ["reduced motion", { reducedMotion: "reduce" }],
] as const) {
  test(`the page holds under ${name}`, async ({ form, page, lastName }) => {
    await page.emulateMedia(media);
    await form.open();
    await expectAccessible(page, name);
    await form.introduce(lastName);
    await expect(page.getByRole("heading", { name: "Waar droomt u van?" })).toBeFocused();
  });
}

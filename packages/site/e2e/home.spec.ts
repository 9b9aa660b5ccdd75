// The home page as visitors, search engines and screen readers find it.
import { expect, test } from "./fixtures.ts";
import { watchCalls } from "./network.ts";
import { journey } from "./tags.ts";

const cards = { promises: ".td-promise-card", specialists: ".td-specialist-card" } as const;

test(
  "it shows stories, four promises and eleven specialists after the form, and search engines learn who is behind it",
  journey,
  async ({ page, baseURL }) => {
    await page.goto("/?utm_source=nieuwsbrief");
    const order = await page.evaluate(
      (selectors) => [...document.querySelectorAll(selectors)].map((element) => [...element.classList].at(-1)),
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

    await test.step("every specialist has a portrait, a name and an own address to write to", async () => {
      const addresses = new Set<string>();
      for (const card of await page.locator(cards.specialists).all()) {
        const name = await card.getByRole("heading").innerText();
        await expect(card.getByRole("img", { name })).toBeAttached();
        const link = card.getByRole("link", { name: `Stuur een e-mail aan ${name}` });
        addresses.add((await link.getAttribute("href")) ?? "");
      }
      expect(addresses.size).toBe(11);
      for (const address of addresses) expect(address).toMatch(/^mailto:[\w.]+@example\.com$/);
    });

    await test.step("search engines learn the page's address, what it is about, and who is behind it", async () => {
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/`);
      await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /reis op maat/);
      await expect(page.locator("meta[name=robots]")).toHaveCount(0);
      await expect(page.locator("meta[property='og:image']")).toHaveAttribute(
        "content",
        /^http.*evening-lake@2880\.jpg$/,
      );
      const data: unknown = JSON.parse(await page.locator("script[type='application/ld+json']").innerText());
      expect(data).toMatchObject({ "@type": "Organization", foundingDate: "1992", employee: { length: 11 } });
      expect(data).not.toHaveProperty("review");
    });
  },
);

test(
  "a visitor who only reads causes one request to the org, for the start token, and none to other hosts, and nothing moves",
  journey,
  async ({ page, baseURL }) => {
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    const tokens = watchCalls(page, "startSubmission");
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
      }).observe({ type: "layout-shift", buffered: true });
      Object.assign(window, { shifts });
    });
    await page.goto("/");
    await expect.poll(() => tokens).toHaveLength(1);
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.getByText("Privacyverklaring")).toBeInViewport({ timeout: 1000 });
    }).toPass();
    const shifts: number[] = await page.evaluate(() => Reflect.get(window, "shifts"));
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
    expect(urls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    expect(urls.filter((url) => /\/(webruntime|services)\//.test(url))).toEqual([tokens[0]?.url()]);
    expect(urls.filter((url) => /later-steps|form-options|listeners/.test(url))).toEqual([]);
  },
);

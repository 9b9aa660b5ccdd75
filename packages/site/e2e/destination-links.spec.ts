// Links that lead to the form with a destination.
import { expect, test } from "./fixtures.ts";
import { journey } from "./tags.ts";

/** One link of each kind. */
const preselecting = [
  { name: "Samuel Okafor: vraag een reisvoorstel aan", destination: "Tanzania en Zanzibar" },
  { name: "Mei-Lin Tan: vraag een reisvoorstel aan", destination: "Japan" },
  { name: "Vraag zo’n reis aan", destination: "Noorwegen" },
];

test(
  "links and the destination chooser lead to a form that greets their destination and preselects it",
  journey,
  async ({ form, page, request, lastName }) => {
    await form.open();
    await test.step("all of them name destinations of the picklist", async () => {
      const links = await page
        .locator("a[href*='bestemming=']")
        .evaluateAll((all) => all.map((link) => String(Reflect.get(link, "href"))));
      expect(links.length).toBeGreaterThanOrEqual(12);
      const chosen = await page.locator("select[name='bestemming'] option:not([value])").allTextContents();
      expect(chosen.length).toBeGreaterThan(50);
      const names = new Set([...links.map((link) => new URL(link).searchParams.get("bestemming")), ...chosen]);
      const controller = { namespace: "", classname: "ContactRequestController", isContinuation: "false" };
      const response = await request.get("/webruntime/api/apex/execute", {
        params: { ...controller, method: "getFormOptions", cacheable: "true", language: "nl", asGuest: "true" },
      });
      const { returnValue } = await response.json();
      const labels = returnValue.destinations.map(({ label }: { label: string }) => label);
      expect([...names].filter((name) => !labels.includes(name))).toEqual([]);
    });
    await test.step("on the page of the form they fill it in, one after the other, without loading the page again", async () => {
      await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
      for (const { name, destination } of preselecting) {
        await page.getByRole("link", { name, exact: true }).click();
        await expect(page.getByText(`U droomt van ${destination}.`)).toBeVisible();
        await expect(page.locator(".td-quotation")).toBeInViewport();
      }
      const start = page.getByRole("button", { name: "Begin uw reis" });
      await start.click();
      await expect(page.getByText("Stap 1 van 3")).toBeInViewport();
      await expect(page.getByText("U droomt van Noorwegen.")).toBeVisible();
      await page.getByRole("combobox", { name: "Waar wilt u naartoe?" }).selectOption("Nieuw-Zeeland");
      await start.click();
      await expect(page.getByText("U droomt van Nieuw-Zeeland.")).toBeVisible();
      await expect(page.getByText("Wij hebben uw antwoorden bewaard.")).toHaveCount(0);
      await expect(page.locator("html[data-same-page]")).toHaveCount(1);
    });
    await form.introduce(lastName);
    await expect(page.getByLabel("Ik weet al waar ik naar toe wil")).toBeChecked();
    await expect(page.getByRole("combobox", { name: "Bestemming" })).toHaveValue("Nieuw-Zeeland");
  },
);

// The test above uses it with a script.
test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("the destination chooser of the first view leads to the form", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto("/?utm_source=nieuwsbrief");
    const chooser = page.getByRole("combobox", { name: "Waar wilt u naartoe?" });
    await expect(chooser).toBeInViewport({ ratio: 1 });
    const button = page.getByRole("button", { name: "Begin uw reis" });
    await expect(button).toBeInViewport({ ratio: 1 });
    const isBelow = async (): Promise<boolean> =>
      ((await button.boundingBox())?.y ?? 0) > ((await chooser.boundingBox())?.y ?? 0);
    expect(await isBelow()).toBe(true);
    await page.setViewportSize({ width: 768, height: 740 });
    expect(await isBelow()).toBe(false);
    await chooser.selectOption("Japan");
    await button.click();
    await page.waitForURL(/\/\?bestemming=Japan#offerte$/);
  });
});

test("the pages of a destination and about how the agency works are found from the home page, and lead to the form", async ({
  form,
  page,
  lastName,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Onze werkwijze" }).click();
  await expect(page).toHaveURL(/\/onze-werkwijze$/);
  await expect(header.getByRole("link", { name: "Onze werkwijze" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Vraag uw reisvoorstel aan" }).click();
  await page.waitForURL(/\/#offerte$/);
  await form.expectStep(1);
  await page.getByRole("link", { name: "Noorwegen", exact: true }).click();
  await expect(page).toHaveURL(/\/bestemmingen\/noorwegen$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Noorwegen");
  await page.getByRole("link", { name: "Vraag uw reisvoorstel aan" }).last().click();
  await page.waitForURL(/\/\?bestemming=Noorwegen#offerte$/);
  await form.expectListening();
  await form.introduce(lastName);
  await expect(page.getByRole("combobox", { name: "Bestemming" })).toHaveValue("Noorwegen");
});

for (const [width, height] of [
  [375, 740],
  [1280, 740],
  [1440, 1100],
] as const) {
  test(`nothing moves when the form greets the destination of the link, at ${width} × ${height} px`, async ({
    form,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
      }).observe({ type: "layout-shift", buffered: true });
      Object.assign(window, { shifts });
    });
    await page.goto("/?bestemming=Noorwegen#offerte", { waitUntil: "networkidle" });
    await form.expectListening();
    await expect(page.getByText("U droomt van Noorwegen.", { exact: false })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const shifts: number[] = await page.evaluate(() => Reflect.get(window, "shifts"));
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  });
}

// Links that lead to the form with a destination.
import { expect, test } from "./fixtures.ts";

const preselecting: Record<string, { name: string; destination: string }> = {
  "a destination": { name: "Bali", destination: "Indonesië" },
  "a specialist": { name: "Mei-Lin Tan: vraag een reisvoorstel aan", destination: "Japan" },
  "a story": { name: "Vraag zo’n reis aan", destination: "Noorwegen" },
};

for (const [what, { name, destination }] of Object.entries(preselecting)) {
  test(`the link of ${what} preselects its destination`, async ({ form, page, lastName }) => {
    await form.open();
    await page.getByRole("link", { name, exact: true }).click();
    await page.waitForURL(/\?bestemming=.*#offerte$/);
    await form.introduce(lastName);
    await expect(page.getByLabel("Ik weet al waar ik naar toe wil")).toBeChecked();
    await expect(page.getByRole("combobox", { name: "Bestemming" })).toHaveValue(destination);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });
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
      await page.getByRole("button", { name: "Begin uw reis" }).click();
      await page.waitForURL(/\/\?bestemming=Japan#offerte$/);
    });
  });
}

test("the destination chooser preselects its destination, and none when nothing was chosen", async ({
  form,
  page,
  lastName,
}) => {
  await form.open();
  await page.getByRole("button", { name: "Begin uw reis" }).click();
  await page.waitForURL(/\?bestemming=#offerte$/);
  await expect(page.locator("#offerte")).toBeInViewport();
  await page.getByRole("combobox", { name: "Waar wilt u naartoe?" }).selectOption("Nieuw-Zeeland");
  await page.getByRole("button", { name: "Begin uw reis" }).click();
  await page.waitForURL(/\?bestemming=Nieuw-Zeeland#offerte$/);
  await form.introduce(lastName);
  await expect(page.getByRole("combobox", { name: "Bestemming" })).toHaveValue("Nieuw-Zeeland");
});

test("the page of a destination is found from its card, and leads to the form with that destination", async ({
  form,
  page,
  lastName,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Noorwegen", exact: true }).click();
  await expect(page).toHaveURL(/\/bestemmingen\/noorwegen$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Noorwegen");
  await page.getByRole("link", { name: "Vraag uw reisvoorstel aan" }).last().click();
  await page.waitForURL(/\/\?bestemming=Noorwegen#offerte$/);
  await form.expectListening();
  await form.introduce(lastName);
  await expect(page.getByRole("combobox", { name: "Bestemming" })).toHaveValue("Noorwegen");
});

test("the page about how the agency works is found from the header and leads to the form", async ({ form, page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Onze werkwijze" }).click();
  await expect(page).toHaveURL(/\/onze-werkwijze$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Onze werkwijze" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("link", { name: "Vraag uw reisvoorstel aan" }).click();
  await page.waitForURL(/\/#offerte$/);
  await form.expectStep(1);
});

test("every link and every option of the chooser preselects a destination of the picklist", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const links = await page
    .locator("a[href*='bestemming=']")
    .evaluateAll((all) => all.map((link) => String(Reflect.get(link, "href"))));
  expect(links.length).toBeGreaterThanOrEqual(17);
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

test("a destination that does not exist is ignored", async ({ form, page, lastName }) => {
  await form.open("?bestemming=Atlantis");
  await form.introduce(lastName);
  await expect(page.getByLabel("Ik weet al waar ik naar toe wil")).not.toBeChecked();
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

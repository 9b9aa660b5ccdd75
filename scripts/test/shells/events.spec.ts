import type { Page } from "@playwright/test";
import { expect, test } from "./fixture-test.ts";

const announce = (page: Page, name: string, detail: unknown) =>
  page.evaluate(([type, what]) => void window.dispatchEvent(new CustomEvent(type, { detail: what, bubbles: true })), [
    name,
    detail,
  ] as const);

test("a window event reaches a field that React renders and a frame that a template renders", async ({
  page,
  openPage,
}) => {
  await openPage("layout");
  const field = page.getByRole("textbox", { name: "Achternaam" });
  await expect(field).toBeVisible();
  await announce(page, "requiredFieldMising", { fieldId: "lastName", error: true });
  await expect(field).toHaveAccessibleDescription("Dit veld is verplicht");
  const message = page.getByRole("alert").filter({ hasText: "Vul alle verplichte velden in" });
  await expect(message).toBeVisible();
  await announce(page, "resetErrors", null);
  await expect(message).toHaveCount(0);
  await announce(page, "loadingChange", { loading: true });
  await expect(page.getByRole("button", { name: "Terug" })).toBeDisabled();
});

test("a component dispatches each event of its block once, and no native event beside it", async ({
  page,
  openPage,
}) => {
  await openPage("layout");
  await expect(page.getByRole("checkbox", { name: "Nieuwsbrief" })).toBeVisible();
  await page.evaluate(() => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    for (const name of ["change", "select", "input", "submit", "navigateback"]) {
      document.addEventListener(name, (event) => {
        const source = event.target instanceof Element ? event.target.localName : "";
        received.push([source, name, event instanceof CustomEvent ? event.detail : "native"]);
      });
    }
  });
  await page.getByRole("checkbox", { name: "Nieuwsbrief" }).check();
  await page.getByRole("button", { name: "Terug" }).click();
  await page.getByRole("button", { name: "Verstuur uw aanvraag" }).click();
  const received = await page.evaluate(() => Reflect.get(window, "received"));
  expect(received).toEqual([
    ["c-td-checkbox", "change", { checkboxId: "newsletter", checked: true }],
    ["c-td-checkbox", "select", { value: "checked" }],
    ["c-td-quotation-container", "navigateback", null],
    ["c-td-quotation-container", "submit", null],
  ]);
});

test("what a builder changes is rendered again, and what a visitor typed stays", async ({ page, openPage }) => {
  await openPage("layout");
  const field = page.getByRole("textbox", { name: "Achternaam" });
  await field.fill("Jansen");
  await page.locator("c-td-input").evaluate((input) => Object.assign(input, { label: "Familienaam" }));
  await expect(page.getByRole("textbox", { name: "Familienaam" })).toHaveValue("Jansen");
});

test("a block that is moved on the page is rendered again", async ({ page, openPage }) => {
  await openPage("layout");
  await expect(page.getByRole("checkbox", { name: "Nieuwsbrief" })).toBeVisible();
  await page.evaluate(() => {
    const pageElement = document.body.lastElementChild;
    pageElement?.remove();
    document.body.append(pageElement ?? "");
  });
  await expect(page.getByRole("checkbox", { name: "Nieuwsbrief" })).toBeVisible();
});

import type { Locator } from "@playwright/test";
import { expect, test, type Builder } from "./fixtures.ts";
import { journey } from "../../site/e2e/tags.ts";

const home = "view/home/content.json";
const title = "Vertel ons waar u van\u00A0droomt";

/** The middle of an element. The canvas is scaled, so the mouse gets coordinates. */
async function middleOf(element: Locator): Promise<readonly [x: number, y: number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const headingOf = ({ canvas }: Builder): Locator => canvas.getByRole("heading", { level: 1 });

test(
  "a text is edited on the page after a double click, as one step that can be undone, and saved",
  journey,
  async ({ builder }) => {
    const { page } = builder;
    const before = await builder.read(home);
    await builder.open("home");
    const heading = headingOf(builder);
    await page.mouse.dblclick(...(await middleOf(heading)));
    await expect(heading).toBeFocused();
    await page.keyboard.type("Waar droomt u van? ");
    await expect(heading).toHaveText("Waar droomt u van?");
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Waar droomt u van? ");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
    expect(await builder.read(home)).toBe(before.replace(title, "Waar droomt u van? "));
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await expect(heading).not.toBeFocused();
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Waar droomt u van?");
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await expect(heading).toHaveText(title);
    await expect(page.getByRole("button", { name: "Ongedaan maken" })).toBeDisabled();
    await builder.save();
    expect(await builder.read(home)).toBe(before);
  },
);

test("with the keyboard, Enter on a line of the outline edits its texts one after the other", async ({ builder }) => {
  const { page, canvas, outline, status } = builder;
  await builder.open("home");
  await builder.choose(/Kop/);
  await page.keyboard.press("Enter");
  await expect(status).toContainText("Typ de tekst");
  await page.keyboard.type("Eerste");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Tweede");
  await page.keyboard.press("Enter");
  await expect(outline.getByRole("treeitem", { selected: true })).toBeFocused();
  await expect(canvas.getByText("Eerste", { exact: true })).toBeVisible();
  await expect(canvas.getByText("Tweede", { exact: true })).toBeVisible();
});

test("text that is being edited can be selected with the mouse, without dragging its block", async ({ builder }) => {
  const { page } = builder;
  await builder.open("home");
  const heading = headingOf(builder);
  const [x, y] = await middleOf(heading);
  await page.mouse.dblclick(x, y);
  await page.mouse.move(x - 40, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.type("-");
  await expect(heading).toContainText("-");
  expect((await heading.textContent())?.length).toBeLessThan(title.length);
  await page.keyboard.press("Escape");
  await expect(heading).toHaveText(title);
});

test("a link of the page that the keyboard follows does not leave the editor", async ({ builder }) => {
  const { page, canvas } = builder;
  await builder.open("home");
  await canvas.locator(".td-theme__main a[href]").first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Tablet" }).click();
  await expect(headingOf(builder)).toBeVisible();
});

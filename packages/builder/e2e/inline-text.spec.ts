import type { Locator } from "@playwright/test";
import { expectAccessible } from "../../site/e2e/axe.ts";
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

test("a formatted text is edited on the page with buttons and keys, and nothing else of the file changes", async ({
  builder,
}) => {
  const { page, canvas } = builder;
  const file = "view/Privacyverklaring/content.json";
  const before = await builder.read(file);
  await builder.open("Privacyverklaring");
  await page.mouse.dblclick(...(await middleOf(canvas.locator(".td-rich-text__paragraph").first())));
  const text = canvas.getByRole("textbox", { name: "Tekst" });
  await expect(text).toBeFocused();
  const tools = page.getByRole("group", { name: "Tekst op de pagina" });
  await expect(tools.getByRole("button", { name: "Link" })).toBeVisible();
  await expectAccessible(page, "the editor of a formatted text");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Kort, zie ");
  await page.keyboard.press("Control+Shift+8");
  await page.keyboard.press("Control+k");
  await expect(page.getByLabel("Adres van de link")).toBeFocused();
  await page.keyboard.type("/onze-werkwijze");
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await tools.getByRole("button", { name: "Vet", exact: true }).click();
  await page.keyboard.type(" en meer");
  await page.keyboard.press("Control+Enter");
  await expect(text).toBeHidden();
  await expect(canvas.locator(".td-rich-text__item").getByRole("link", { name: "Onze werkwijze" })).toBeVisible();
  await builder.save();
  const after = (await builder.read(file)).split("\n");
  const changed = before.split("\n").filter((line, index) => line !== after[index]);
  expect(after).toHaveLength(before.split("\n").length);
  expect(changed).toHaveLength(1);
  expect(after.join("\n")).toContain('"text": "- Kort, zie [Onze werkwijze](/onze-werkwijze)** en meer**"');
  await page.mouse.dblclick(...(await middleOf(canvas.locator(".td-rich-text__item").first())));
  await expect(text).toBeFocused();
  await page.keyboard.type("Weg ermee");
  await page.keyboard.press("Escape");
  await expect(canvas.getByText("Weg ermee")).toBeHidden();
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

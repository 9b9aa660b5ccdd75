import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const photo = resolve(
  import.meta.dirname,
  "../../../force-app/main/default/staticresources/travelPictures/lagoon@2880.jpg",
);

for (const way of ["mouse", "keyboard"] as const)
  test(`someone who never saw markup makes a page with an own photo, a heading, a list and a link, by ${way}, in at most 60 actions`, async ({
    builder,
  }) => {
    const { page, canvas, outline, org } = builder;
    let actions = 0;
    const press = async (control: Locator): Promise<void> => {
      actions += 1;
      if (way === "mouse") return control.click();
      await control.focus();
      return page.keyboard.press("Enter");
    };
    const key = async (name: string): Promise<void> => {
      actions += 1;
      await page.keyboard.press(name);
    };
    const type = async (text: string): Promise<void> => {
      actions += 1;
      await page.keyboard.type(text);
    };
    const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
    const chosen = outline.getByRole("treeitem", { selected: true });
    const add = (block: string): Promise<void> => press(button(`${block} toevoegen`));
    /** Starts typing in the text of what is chosen. */
    const editText = async (text: Locator): Promise<void> => {
      if (way === "keyboard") return press(chosen);
      actions += 1;
      await text.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await text.boundingBox()) ?? {};
      return page.mouse.dblclick(x + width / 2, y + height / 2);
    };

    await press(button("Nieuwe pagina"));
    await type("Schotland");
    await press(button("Pagina maken"));
    await canvas.locator(".td-theme").waitFor();
    if (way === "mouse") await press(outline.getByRole("treeitem", { name: "Kop: Schotland" }));
    else {
      await chosen.focus();
      await key("ArrowDown");
      await key("ArrowDown");
    }
    await expect(chosen).toContainText("Kop: Schotland");
    await key("Delete");
    await add("Openingsbeeld");

    await press(button("Kies een foto").first());
    actions += 1;
    await page
      .getByLabel("Foto van deze computer toevoegen")
      .setInputFiles({ name: "IMG_0042.JPG", mimeType: "image/jpeg", buffer: await readFile(photo) });
    await expect(page.getByText("Toegevoegd: img-0042.webp.")).toBeVisible();
    const focus = page.getByRole("button", { name: /^Wat in beeld blijft/ });
    const choosePart = async (left: number, name: string): Promise<void> => {
      if (way === "mouse") {
        actions += 1;
        const { width = 0, height = 0 } = (await focus.boundingBox()) ?? {};
        await focus.click({ position: { x: width * left, y: height * 0.5 } });
      } else {
        await focus.focus();
        for (let step = 0; step < 4; step += 1) await key(name);
      }
      await expect(page.getByLabel("Deel dat in beeld blijft")).toHaveValue(`${left * 100}% 50%`);
    };
    await choosePart(0.3, "ArrowLeft");
    await press(button("Telefoon"));
    await choosePart(0.5, "ArrowRight");
    await press(button("Computer"));
    const title = canvas.getByRole("heading", { level: 1 });
    await editText(title);
    await expect(canvas.locator("[contenteditable]")).toBeFocused();
    if (way === "keyboard") await key("Tab");
    await key("Control+a");
    await type("Schotland op maat");
    await key("Enter");
    await expect(title).toHaveText("Schotland op maat");

    await add("Sectie");
    await add("Tekst");
    await editText(canvas.locator(".td-rich-text__paragraph"));
    const text = canvas.getByRole("textbox", { name: "Tekst" });
    await expect(text).toBeFocused();
    const tool = (name: string): Locator =>
      page.getByRole("group", { name: "Tekst op de pagina" }).getByRole("button", { name, exact: true });
    await expect(tool("Link")).toBeVisible();
    await key("Control+a");
    await type("Wat u gaat zien");
    if (way === "mouse") await press(tool("Tussenkop"));
    else await key("Control+Alt+2");
    await expect(text.getByRole("heading", { level: 2 })).toHaveText("Wat u gaat zien");
    await key("Enter");
    if (way === "mouse") await press(tool("Lijst"));
    else await key("Control+Shift+8");
    await expect(text.getByRole("listitem")).toHaveCount(1);
    await type("Edinburgh");
    await key("Enter");
    await type("Skye");
    await key("Enter");
    await key("Enter");
    await type("Lees ook over ");
    if (way === "mouse") await press(tool("Link"));
    else await key("Control+k");
    await expect(page.getByLabel("Adres van de link")).toBeFocused();
    await type("/bestemmingen/ijsland");
    await key("Enter");
    await expect(text).toBeFocused();
    await key("Control+Enter");
    if (way === "mouse") await press(button("Opslaan"));
    else await key("Control+s");
    await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();

    await page.goto(`${org.url}/schotland`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Schotland op maat");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText("Wat u gaat zien");
    await expect(main.getByRole("listitem")).toHaveText(["Edinburgh", "Skye"]);
    await expect(main.getByRole("link", { name: "IJsland" })).toHaveAttribute("href", "/bestemmingen/ijsland");
    const picture = main.locator("img").first();
    await expect(picture).toHaveCSS("object-position", "30% 50%");
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(picture).toHaveCSS("object-position", "50% 50%");
    expect(actions).toBeLessThanOrEqual(60);
  });

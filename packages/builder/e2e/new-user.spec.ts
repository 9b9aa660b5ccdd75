import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { journey } from "../../site/e2e/tags.ts";

test(
  "someone who is new builds a page with a hero, three cards and a form in at most 40 actions",
  journey,
  async ({ builder }) => {
    const { page, canvas, outline } = builder;
    let actions = 0;
    const click = async (control: Locator): Promise<void> => {
      actions += 1;
      await control.click();
    };
    const add = (block: string): Promise<void> =>
      click(page.getByRole("button", { name: `${block} toevoegen`, exact: true }));
    const press = async (key: string): Promise<void> => {
      actions += 1;
      await page.keyboard.press(key);
    };
    const type = async (text: string): Promise<void> => {
      actions += 1;
      await page.keyboard.type(text);
    };
    /** Double-clicks a text of the page, and types another one. */
    const replaceText = async (element: Locator, text: string): Promise<void> => {
      actions += 1;
      await element.scrollIntoViewIfNeeded();
      const box = await element.boundingBox();
      if (!box) throw new Error("The text is not visible.");
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
      await expect(canvas.locator("[contenteditable]")).toBeFocused();
      await type(text);
    };
    const choosePicture = async (number: number): Promise<void> => {
      await click(page.getByRole("button", { name: "Kies een foto" }).first());
      await click(page.locator(".org-builder-pictures__item").nth(number));
    };

    await click(page.getByRole("button", { name: "Nieuwe pagina" }));
    await type("Noord-Europa");
    await click(page.getByRole("button", { name: "Pagina maken" }));
    await canvas.locator(".td-theme").waitFor();

    // The new page has a title already, which is now in the hero.
    await click(outline.getByRole("treeitem", { name: "Kop: Noord-Europa" }));
    await press("Delete");
    await add("Openingsbeeld");
    await choosePicture(0);
    await replaceText(canvas.getByRole("heading", { level: 1 }), "Noord-Europa op maat");
    await press("Enter");

    await add("Sectie");
    await click(page.getByRole("button", { name: "Drie kolommen" }));
    for (const [index, country] of ["Noorwegen", "IJsland", "Finland"].entries()) {
      await add("Bestemming");
      await choosePicture(index + 1);
      await replaceText(canvas.locator(".td-destination-card__title").nth(index), country);
      await press("Enter");
    }
    await add("Sectie");
    await add("Offerteformulier");
    await click(page.getByRole("button", { name: "Opslaan" }));
    await page.getByText("Opgeslagen", { exact: true }).waitFor();

    await page.goto(`${builder.org.url}/noord-europa`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noord-Europa op maat");
    await expect(page.locator(".td-destination-card__title")).toHaveText(["Noorwegen", "IJsland", "Finland"]);
    const tops = await page
      .locator(".td-destination-card")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await expect(page.getByRole("heading", { name: "Met wie maken wij kennis?" })).toBeVisible();
    expect(actions).toBeLessThanOrEqual(40);
  },
);

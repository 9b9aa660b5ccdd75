import type { Page } from "@playwright/test";
import { expect, shortPage, test } from "./fixtures.ts";
import { journey } from "../../site/e2e/tags.ts";

const home = "view/home/content.json";
const title = "Vertel ons waar u van\u00A0droomt";
const linesOf = (text: string): string[] => text.split("\n");

test(
  "a text that is edited and saved changes one line of the file, and the site shows it",
  journey,
  async ({ builder }) => {
    const { page, canvas } = builder;
    const before = await builder.read(home);
    await builder.open("home");
    const heading = await canvas.getByRole("heading", { level: 1 }).boundingBox();
    if (!heading) throw new Error("The page has no heading.");
    await page.mouse.click(heading.x + 20, heading.y + 20);
    await page.getByLabel("Titel", { exact: true }).fill("Waar droomt u van?");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveText("Waar droomt u van?");
    await builder.save();
    const after = linesOf(await builder.read(home));
    const changed = linesOf(before).filter((line, index) => line !== after[index]);
    expect(after).toHaveLength(linesOf(before).length);
    expect(changed.map((line) => line.trim())).toEqual([`"title": "${title}",`]);
    await page.goto(`${builder.org.url}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waar droomt u van?");
  },
);

test("undo and redo, at once after typing, lead back to the file and forward again", async ({ builder }) => {
  const { page } = builder;
  await builder.open("home");
  await builder.choose(/Openingsbeeld/);
  await page.getByLabel("Titel", { exact: true }).fill("Anders");
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(title);
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Opnieuw" }).click();
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Anders");
});

/** Drags a block from the palette to a point of the window. */
async function dragFromPalette(page: Page, block: RegExp, x: number, y: number): Promise<void> {
  const item = page.locator(".org-builder-palette__item", { hasText: block }).last();
  await item.scrollIntoViewIfNeeded();
  const source = await item.boundingBox();
  if (!source) throw new Error("There is nothing to drag.");
  await page.mouse.move(source.x + 30, source.y + 10);
  await page.mouse.down();
  await page.mouse.move(x - 4, y - 4, { steps: 12 });
  await page.mouse.move(x, y, { steps: 6 });
  // The editor looks for a target once per frame. A person's hand waits longer.
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.move(x + (step % 2), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}

test("a block is dragged from the palette into a column with the mouse, and saved", journey, async ({ builder }) => {
  const { page, canvas } = builder;
  await builder.open("Privacyverklaring");
  const target = await canvas.locator(".td-rich-text").first().boundingBox();
  if (!target) throw new Error("There is nothing to drag to.");
  await dragFromPalette(page, /^Knop$/, target.x + 64, target.y + 34);
  await expect(
    canvas
      .getByRole("link", { name: "Vraag een reisvoorstel aan" })
      .or(canvas.getByRole("button", { name: "Vraag een reisvoorstel aan" })),
  ).toBeVisible();
  await builder.save();
  const file = await builder.read("view/Privacyverklaring/content.json");
  expect(file).toContain('"definition": "c:tdButton"');
});

test("a block that is dragged between two sections gets a section of its own, which one undo removes", async ({
  builder,
}) => {
  const { page, canvas, outline, status } = builder;
  await builder.open(shortPage.view);
  const before = await outline.getByRole("treeitem").allTextContents();
  const strip = canvas.locator("[data-item]", { has: canvas.locator(".td-contact-strip") }).first();
  await strip.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { x = 0, y = 0, width = 0 } = (await strip.boundingBox()) ?? {};
  await dragFromPalette(page, /^Knop$/, x + width / 2, y + 2);
  await expect(status).toHaveText("Knop staat in een nieuwe sectie.");
  await expect(outline.getByRole("treeitem", { selected: true })).toHaveText(/^Knop/);
  await expect(outline.getByRole("treeitem")).toHaveCount(before.length + 2);
  await builder.save();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(outline.getByRole("treeitem")).toHaveText(before);
});

test("a block is dragged to another column of the page, and Escape leaves it where it is", async ({ builder }) => {
  const { page, canvas, outline, status } = builder;
  await builder.open(shortPage.view);
  const before = await outline.getByRole("treeitem").allTextContents();
  const middleOf = async (text: string): Promise<[number, number]> => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await canvas.getByText(text).first().boundingBox()) ?? {};
    return [x + width / 2, y + height / 2];
  };
  const drag = async (): Promise<void> => {
    await page.mouse.move(...(await middleOf("Wat kost een reisvoorstel?")));
    await page.mouse.down();
    const [x, y] = await middleOf("Vijf stappen, één reisspecialist");
    for (const step of [-3, 0, 3]) await page.mouse.move(x + step, y, { steps: 5 });
    await expect(canvas.locator(".org-builder-drop")).toBeVisible();
  };
  await drag();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(canvas.locator(".org-builder-drop")).toBeHidden();
  await expect(outline.getByRole("treeitem")).toHaveText(before);
  await drag();
  await page.mouse.up();
  await expect(status).toHaveText("Veelgestelde vragen verplaatst.");
  await expect(outline.getByRole("treeitem", { selected: true })).toHaveText(/^Veelgestelde vragen.*vak 1/);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(outline.getByRole("treeitem")).toHaveText(before);
});

test("a page is built with the keyboard alone", journey, async ({ builder }) => {
  const { page, outline, status } = builder;
  await builder.open("Privacyverklaring");
  await outline.getByRole("treeitem").first().focus();
  await page.getByLabel("Zoek een blok").focus();
  await page.keyboard.type("sectie");
  await page.getByRole("button", { name: "Sectie toevoegen" }).focus();
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("Sectie toegevoegd.");
  await page.getByLabel("Zoek een blok").focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("kop");
  await page.getByRole("button", { name: "Kop toevoegen" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await outline.getByRole("treeitem", { selected: true }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(status).toHaveText("Kop omhoog verplaatst.");
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Control+d");
  await expect(status).toHaveText("Kop verdubbeld.");
  await page.keyboard.press("Delete");
  await expect(status).toHaveText("Kop verwijderd.");
  await expect(outline.getByRole("treeitem", { selected: true })).toBeFocused();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  const file = await builder.read("view/Privacyverklaring/content.json");
  expect(file.match(/"c:tdHeading"/g)?.length).toBeGreaterThan(1);
});

test("a component is copied on one page and pasted on another one, in another window", async ({ builder }) => {
  const { page, org, status } = builder;
  await builder.open("Privacyverklaring");
  await builder.choose("Kop: Privacyverklaring");
  await page.keyboard.press("Control+c");
  await expect(status).toHaveText("Kop gekopieerd.");
  const other = await page.context().newPage();
  await other.goto(`${org.url}/org/builder#${shortPage.view}`);
  const outline = other.getByRole("tree", { name: "Opbouw van de pagina" });
  await outline
    .getByRole("treeitem", { name: /^Sectie/ })
    .last()
    .click();
  await other.keyboard.press("Control+v");
  await expect(outline.getByRole("treeitem", { name: "Kop: Privacyverklaring" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(other.getByRole("button", { name: "1 advies" })).toBeVisible();
  await other.close();
});

test("the outline is searched, collapsed with the keyboard, and reordered with the mouse", async ({ builder }) => {
  const { page, outline, status } = builder;
  await builder.open("home");
  const all = await outline.getByRole("treeitem").count();
  await page.getByLabel("Zoek in de opbouw").fill("belofte");
  const promises = outline.getByRole("treeitem", { name: /^Belofte/ });
  const [first = "", second = "", ...others] = await promises.allTextContents();
  expect(await outline.getByRole("treeitem").count()).toBeLessThan(all);
  const target = promises.nth(1);
  const { height = 0 } = (await target.boundingBox()) ?? {};
  await promises.first().dragTo(target, { targetPosition: { x: 60, y: height - 2 } });
  await expect(status).toHaveText("Belofte verplaatst.");
  const nameOf = (text: string): string => text.replace(/ \(.*/, "");
  await expect(promises).toContainText([second, first, ...others].map(nameOf));
  await page.getByLabel("Zoek in de opbouw").fill("");
  const section = outline.getByRole("treeitem", { name: /^Sectie/ }).last();
  await section.click();
  await page.keyboard.press("ArrowLeft");
  await expect(section).toHaveAttribute("aria-expanded", "false");
  await expect(outline.getByRole("treeitem")).not.toHaveCount(all);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(section).toHaveAttribute("aria-selected", "false");
  await expect(outline.getByRole("treeitem")).toHaveCount(all);
  await page.keyboard.press("ArrowLeft");
  await expect(section).toBeFocused();
});

test("the settings of a page show it as a search engine and a shared link do", async ({ builder }) => {
  const { page } = builder;
  await builder.open(shortPage.view);
  const preview = page.getByRole("region", { name: "Zo zien anderen deze pagina" });
  await page.getByLabel("Titel in zoekmachines").fill(`Hoe wij werken: ${"van gesprek tot reis ".repeat(4)}`);
  await expect(preview.getByText("Hoe wij werken: van gesprek tot reis van gesprek tot reis…")).toHaveCount(2);
  await expect(preview.getByText("uw-site.nl › onze-werkwijze")).toBeVisible();
  await expect
    .poll(() => preview.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600);
  await expect(page.getByText("Zoekmachines kappen deze tekst af")).toBeVisible();
});

test("what a field cannot use is explained at the field, and the widths show their own settings", async ({
  builder,
}) => {
  const { page } = builder;
  await builder.open("home");
  await builder.choose(/Openingsbeeld/);
  await expect(page.getByLabel("Adres van de knop")).toHaveValue("#offerte");
  await expect(page.getByText("Leidt naar: Offerteformulier.")).toBeVisible();
  await page.getByLabel("Minimale hoogte").fill("groot");
  await expect(page.getByText("Gebruik een maat zoals 2rem")).toBeVisible();
  await expect(page.getByLabel("Foto op een computer")).toBeVisible();
  await page.getByRole("button", { name: "Telefoon" }).click();
  await expect(page.getByLabel("Foto op een telefoon")).toBeVisible();
  await expect(page.getByLabel("Foto op een computer")).toBeHidden();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("controls are at least 44 pixels high", async ({ builder }) => {
    const { page } = builder;
    const smallControls = (): Promise<string[]> =>
      page
        .locator("button:visible, input:visible:not([type=checkbox]), select:visible, label:has(input):visible")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getBoundingClientRect().height < 44)
            .map((element) => element.ariaLabel || element.outerHTML.slice(0, 80)),
        );
    await page.getByRole("button", { name: "Nieuwe pagina" }).click();
    expect(await smallControls()).toEqual([]);
    await page.getByRole("button", { name: "Annuleren" }).click();
    await builder.open("home");
    for (const block of [/Openingsbeeld/, /^Sectie/, /Belofte/]) {
      await builder.choose(block);
      await page.getByRole("heading", { level: 2, name: block }).waitFor();
      expect(await smallControls()).toEqual([]);
    }
  });
});

test("several components are selected, moved, copied to another page and removed", async ({ builder }) => {
  const { page, canvas, outline, status } = builder;
  await builder.open("home");
  const line = (name: string) => outline.getByRole("treeitem", { name: `Bestemming: ${name}` });
  const order = async (): Promise<string[]> =>
    (await outline.getByRole("treeitem", { name: /^Bestemming: / }).allTextContents()).map(
      (text) => /: ([^ ]+)/.exec(text)?.[1] ?? "",
    );
  const before = await order();
  const [first = "", second = "", third = "", fourth = ""] = before;
  await line(first).click();
  await line(third).click({ modifiers: ["Shift"] });
  await expect(outline.getByRole("treeitem", { selected: true })).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "3 onderdelen" })).toBeVisible();
  await line(second).click({ modifiers: ["Control"] });
  await page.keyboard.press("Control+c");
  await expect(status).toHaveText("2 onderdelen gekopieerd.");
  await page.keyboard.press("Delete");
  await expect(status).toHaveText("2 onderdelen verwijderd.");
  expect(await order()).toEqual([second, fourth, ...before.slice(4)]);
  await page.keyboard.press("Control+z");
  await expect.poll(order).toEqual(before);
  await line(first).click();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(status).toHaveText("2 onderdelen omlaag verplaatst.");
  await expect(line(first)).toHaveText(/vak 2/);
  await expect(line(second)).toHaveText(/vak 3/);
  const selected = outline.getByRole("treeitem", { selected: true });
  await expect(selected).toHaveCount(2);
  const card = await canvas.getByRole("heading", { name: second, exact: true }).boundingBox();
  await page.mouse.click((card?.x ?? 0) + 5, (card?.y ?? 0) + 5);
  await expect(selected).toHaveCount(1);
  await builder.open(shortPage.view);
  await outline
    .getByRole("treeitem", { name: /^Sectie/ })
    .last()
    .click();
  await page.keyboard.press("Control+v");
  await expect(status).toHaveText("2 onderdelen toegevoegd.");
  await expect(selected).toHaveCount(2);
  expect(await order()).toEqual([first, third]);
});

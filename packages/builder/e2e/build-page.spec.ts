// A part of the home page, built from an empty page: by mouse, and by keyboard alone.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test, type Builder } from "./fixtures.ts";

interface Component {
  definition: string;
  attributes?: Readonly<Record<string, unknown>>;
  children?: { name: string; children?: Component[] }[];
}

/** A block of the home page to build, with the properties to fill in. */
interface Block {
  definition: string;
  /** Which block of that kind on the home page. */
  index: number;
  properties: readonly string[];
  /** Blocks in its drop zones, one in each. */
  content?: readonly Block[];
}

const block = (definition: string, index: number, properties: string, content?: readonly Block[]): Block => ({
  definition: `c:${definition}`,
  index,
  properties: properties.split(" "),
  ...(content && { content }),
});
const card = (index: number): Block => block("tdDestinationCard", index, "title text address imageAltText imagePath");

/** The sections to build: the layout of their columns, and one block in each column. */
const sections: readonly { columns: string; content: readonly Block[] }[] = [
  {
    columns: "Eén kolom",
    content: [block("tdHero", 0, "eyebrow title lead buttonAddress chooserLabel imageDesktopPath imagePosition")],
  },
  {
    columns: "Links iets breder",
    content: [
      block("tdQuotationForm", 0, "brand anchor afterSubmit phoneNumber step1Title"),
      block("tdSideText", 0, "title1 subtitle1 sellingPoint1"),
    ],
  },
  {
    columns: "Eén kolom",
    content: [
      block("tdGrid", 0, "numberOfColumns itemSpacing width", [
        block("tdPromiseCard", 0, "title text"),
        block("tdPromiseCard", 1, "title text"),
      ]),
    ],
  },
  {
    columns: "Eén kolom",
    content: [block("tdColumnsSection", 0, "sectionConfig columnGutterWidth", [card(0), card(1)])],
  },
];

const walk = (component: Component): Component[] => [
  component,
  ...(component.children ?? []).flatMap(({ children = [] }) => children.flatMap(walk)),
];
const componentsOf = (text: string): Component[] => {
  const { contentBody }: { contentBody: { component: Component } } = JSON.parse(text);
  return walk(contentBody.component);
};

/** Labels of a block and its properties, from the file that Experience Builder reads. */
async function labelsOf(definition: string): Promise<(name: string) => string> {
  const name = definition.replace("c:", "");
  const lwc = resolve(import.meta.dirname, "../../../force-app/main/default/lwc", name, `${name}.js-meta.xml`);
  const text = (await readFile(lwc, "utf8")).replaceAll(/\s+/g, " ");
  return (property) => {
    const found =
      property === ""
        ? /<masterLabel>([^<]*)/.exec(text)
        : new RegExp(`<property name="${property}"[^>]*? label="([^"]*)"`).exec(text);
    return (found?.[1] ?? "")
      .replace(/: pad$/, "")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&");
  };
}

/** How a builder works. */
interface Hand {
  /** Adds a block to the next empty drop zone of the last section; a section behind the others. */
  add(label: string): Promise<void>;
  /** Selects the nearest container of a kind above what is selected. */
  selectContainer(label: string): Promise<void>;
  chooseColumns(label: string): Promise<void>;
  fill(label: string, value: string): Promise<void>;
  save(): Promise<void>;
}

async function buildPage(builder: Builder, hand: Hand): Promise<void> {
  const home = componentsOf(await builder.read("view/home/content.json"));
  const build = async ({ definition, index, properties, content = [] }: Block): Promise<void> => {
    const labels = await labelsOf(definition);
    await hand.add(labels(""));
    const original = home.filter((each) => each.definition === definition)[index];
    for (const property of properties) await hand.fill(labels(property), String(original?.attributes?.[property]));
    for (const [at, child] of content.entries()) {
      if (at > 0) await hand.selectContainer(labels(""));
      await build(child);
    }
  };
  for (const { columns, content } of sections) {
    await hand.add("Sectie");
    await hand.chooseColumns(columns);
    for (const [at, child] of content.entries()) {
      if (at > 0) await hand.selectContainer("Sectie");
      await build(child);
    }
  }
  await hand.save();
}

/** Compares the file that was built with the blocks of the home page. */
async function expectBuilt(builder: Builder): Promise<void> {
  const home = componentsOf(await builder.read("view/home/content.json"));
  const built = componentsOf(await builder.read("view/nieuwe_reis/content.json"));
  const shapeOf = ({ definition, index, properties, content = [] }: Block, components: Component[]): object => {
    const { attributes = {} } = components.filter((each) => each.definition === definition)[index] ?? {};
    const values = properties.map((name) => [name, attributes[name]]);
    return { definition, values, content: content.map((each) => shapeOf(each, components)) };
  };
  const contentOf = ({ children = [] }: Component): string[][] =>
    children.map(({ children: blocks = [] }) => blocks.map(({ definition }) => definition));
  const page = built.filter(({ definition }) => definition === "community_layout:section").slice(-sections.length);
  expect(page.map(contentOf)).toEqual(sections.map(({ content }) => content.map(({ definition }) => [definition])));
  for (const { content } of sections)
    for (const each of content) {
      expect(shapeOf(each, built)).toEqual(shapeOf(each, home));
      const container = built.find(({ definition }) => definition === each.definition);
      const filled = container && contentOf(container).filter((blocks) => blocks.length > 0);
      if (each.content) expect(filled).toEqual(each.content.map(({ definition }) => [definition]));
    }
}

const mouse = ({ page, canvas, outline, save }: Builder): Hand => ({
  async add(label) {
    const item = page.locator(".org-builder-palette__item", { hasText: new RegExp(`^${label}$`) }).first();
    if (label === "Sectie") return page.getByRole("button", { name: "Sectie toevoegen", exact: true }).click();
    await item.scrollIntoViewIfNeeded();
    const empty = canvas.locator("main .td-site-section").last().locator("[data-puck-dropzone]:empty").first();
    await empty.scrollIntoViewIfNeeded();
    const zone = canvas.locator(`[data-puck-dropzone="${await empty.getAttribute("data-puck-dropzone")}"]`);
    const source = await item.boundingBox();
    if (!source) throw new Error(`${label} cannot be dragged.`);
    await page.mouse.move(source.x + 30, source.y + 10);
    await page.mouse.down();
    await page.mouse.move(source.x + 60, source.y + 30, { steps: 4 });
    // The page may still move while pictures load, so the pointer follows the zone until the zone shows the block.
    await expect
      .poll(async () => {
        const target = await zone.boundingBox();
        if (target) await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 3 });
        return zone.locator("> *").count();
      })
      .toBeGreaterThan(0);
    await page.mouse.up();
    await expect(outline.getByRole("treeitem", { selected: true })).toContainText(label);
  },
  selectContainer: (label) =>
    outline
      .getByRole("treeitem", { name: new RegExp(`^${label}`) })
      .last()
      .click(),
  chooseColumns: (label) => page.getByRole("button", { name: label, exact: true }).click(),
  async fill(label, value) {
    const field = page.getByRole("region", { name: "Instellingen" }).getByLabel(label, { exact: true });
    if ((await field.evaluate(({ localName }) => localName)) === "select") {
      await field.selectOption({ label: value });
      return;
    }
    await field.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText(value);
  },
  save,
});

/** Works with keys only. What has the focus is read, never set. */
function keyboard({ page, outline }: Builder): Hand {
  const focusedName = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement } = document;
      const isField =
        activeElement instanceof HTMLInputElement ||
        activeElement instanceof HTMLSelectElement ||
        activeElement instanceof HTMLTextAreaElement;
      const label = isField ? activeElement.labels?.[0] : undefined;
      return activeElement?.ariaLabel ?? label?.textContent?.trim() ?? activeElement?.textContent?.trim() ?? "";
    });
  /** Presses a key until something has the focus. */
  const pressUntil = async (key: string, name: string): Promise<void> => {
    for (let presses = 0; presses < 150; presses += 1) {
      if ((await focusedName()) === name) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${name}.`);
  };
  const goToOutline = async (): Promise<void> => {
    const selected = outline.getByRole("treeitem", { selected: true });
    for (let presses = 0; presses < 5; presses += 1) {
      if (await selected.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("F6");
    }
    throw new Error("F6 does not lead to the outline.");
  };
  return {
    async add(label) {
      await pressUntil("F6", "Zoek een blok");
      await page.keyboard.press("Control+a");
      await page.keyboard.type(label);
      await pressUntil("Tab", `${label} toevoegen`);
      await page.keyboard.press("Enter");
      await expect(outline.getByRole("treeitem", { selected: true })).toContainText(label);
      await goToOutline();
    },
    async selectContainer(label) {
      await goToOutline();
      const selected = outline.getByRole("treeitem", { selected: true });
      await expect
        .poll(async () => {
          const text = (await selected.textContent()) ?? "";
          if (!text.startsWith(label)) await page.keyboard.press("ArrowUp");
          return text.startsWith(label);
        })
        .toBe(true);
    },
    async chooseColumns(label) {
      await pressUntil("Tab", label);
      await page.keyboard.press("Enter");
    },
    async fill(label, value) {
      await goToOutline();
      await pressUntil("Tab", label);
      if (await page.evaluate(() => document.activeElement?.localName === "select")) {
        await page.keyboard.type(value);
        return;
      }
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText(value);
    },
    async save() {
      await page.keyboard.press("Control+s");
      await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
    },
  };
}

test("a part of the home page is built from an empty page by mouse", async ({ builder }) => {
  const { page, canvas } = builder;
  await page.getByRole("button", { name: "Nieuwe pagina" }).click();
  await page.getByRole("textbox", { name: "Titel" }).fill("Nieuwe reis");
  await page.getByRole("button", { name: "Pagina maken" }).click();
  await canvas.locator(".td-theme").waitFor();
  await buildPage(builder, mouse(builder));
  await expectBuilt(builder);
});

test("a part of the home page is built from an empty page by keyboard alone", async ({ builder }) => {
  const { page, canvas } = builder;
  await page.getByRole("button", { name: "Nieuwe pagina" }).waitFor();
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.textContent === "Nieuwe pagina")) break;
  }
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.type("Nieuwe reis");
  await page.keyboard.press("Enter");
  await canvas.locator(".td-theme").waitFor();
  await buildPage(builder, keyboard(builder));
  await expectBuilt(builder);
});

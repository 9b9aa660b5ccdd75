import { expect, type Locator } from "@playwright/test";
import { linesOf, selectedIn, type BuilderActions } from "./builder-actions.ts";
import type { Builder } from "./fixtures.ts";

/** Scrolls the canvas until the end of a drop zone is in the middle. */
const showEnd = (zone: Locator): Promise<void> =>
  zone.evaluate((element) => {
    const view = element.ownerDocument.defaultView;
    view?.scrollBy({ top: element.getBoundingClientRect().bottom - view.innerHeight / 2, behavior: "instant" });
  });

/**
 * How many components a drop zone shows, and where in the window one is dropped: in the middle while the zone is empty, else at the end
 * of the last component.
 */
const readZone = (zone: Locator): Promise<{ count: number; x: number; y: number }> =>
  zone.evaluate((element) => {
    const view = element.ownerDocument.defaultView;
    if (!view?.frameElement) throw new Error("The drop zone is not in the canvas.");
    const frame = view.frameElement.getBoundingClientRect();
    const scale = frame.width / view.innerWidth;
    const count = element.childElementCount;
    const box = element.getBoundingClientRect();
    // A margin can make a component reach out of the zone, and a column can be longer than its content.
    const end = Math.min(box.bottom, element.lastElementChild?.getClientRects()[0]?.bottom ?? box.bottom);
    const y = count === 0 ? (box.top + box.bottom) / 2 : end - 4 / scale;
    return { count, x: frame.left + ((box.left + box.right) / 2) * scale, y: frame.top + y * scale };
  });

/** For how many frames a drop zone must show a component before it is dropped. The editor follows the pointer up to 12 frames late. */
const framesToHold = 20;

/** Whether a drop zone keeps showing a number of components while the pointer is still. */
const keepsShowing = (zone: Locator, count: number): Promise<boolean> =>
  zone.evaluate(
    async (element, [expected, frames]) => {
      for (let frame = 0; frame < frames; frame += 1) {
        if (element.childElementCount !== expected) return false;
        await new Promise(requestAnimationFrame);
      }
      return true;
    },
    [count, framesToHold] as const,
  );

/** Works with the mouse. The keyboard only enters texts. */
export function mouseActions({ page, canvas, outline, save }: Builder): BuilderActions {
  const settings = page.getByRole("region", { name: "Instellingen" });
  const field = (label: string): Locator => settings.getByLabel(label, { exact: true });
  const clickButton = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
  const drag = async (source: Locator, zone: Locator): Promise<void> => {
    await source.scrollIntoViewIfNeeded();
    await showEnd(zone);
    const from = await source.boundingBox();
    if (!from) throw new Error("There is nothing to drag.");
    const { count } = await readZone(zone);
    await page.mouse.move(from.x + 30, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30, { steps: 2 });
    // The page may still move while pictures load, so the pointer follows the zone until the zone shows where the component goes, and goes on
    // showing it.
    const follow = async (): Promise<boolean> => {
      const { x, y } = await readZone(zone);
      // The editor compares the direction of the pointer with the centers of components: from above leads behind them.
      await page.mouse.move(x, y - 30);
      await page.mouse.move(x, y, { steps: 3 });
      return keepsShowing(zone, count + 1);
    };
    await expect.poll(follow, { intervals: [20, 50, 100] }).toBe(true);
    await page.mouse.up();
  };
  /** The drop zone of the region in which the selected component is, or of the region inside it. */
  const zoneFor = async (region: string, level: number): Promise<Locator> => {
    const lines = await linesOf(outline);
    const selected = selectedIn(lines);
    const container = lines.findLastIndex((line, index) => index <= selected && line.level === level - 1);
    // The first line is the page itself, which the canvas has no element for.
    const id =
      container === 0
        ? "root"
        : await canvas
            .locator("[data-puck-component]")
            .nth(container - 1)
            .getAttribute("data-puck-component");
    return canvas.locator(`[data-puck-dropzone="${id}:slot_${region}"]`);
  };
  return {
    async createPage(title) {
      await clickButton("Nieuwe pagina");
      await page.getByRole("textbox", { name: "Titel" }).click();
      await page.keyboard.insertText(title);
      await clickButton("Pagina maken");
    },
    async add(label, region, level) {
      // The edge of a page's last section can be covered by a drop zone of the section itself.
      if (region === "content") return clickButton(`${label} toevoegen`);
      const zone = await zoneFor(region, level);
      // The same is true for a container in the zone, which the component is moved out of afterwards. By its name: what is dragged can have
      // zones, too.
      const inner = await zone
        .locator("[data-puck-dropzone]")
        .evaluateAll((zones) => zones.at(-1)?.getAttribute("data-puck-dropzone"));
      const target = inner ? canvas.locator(`[data-puck-dropzone="${inner}"]`) : zone;
      const text = page.getByText(label, { exact: true });
      await drag(page.locator(".org-builder-palette__item").filter({ has: text }).first(), target);
    },
    select: (index) => outline.getByRole("treeitem").nth(index).click(),
    run: clickButton,
    showDevice: clickButton,
    press: (name) => settings.getByRole("button", { name, exact: true }).click(),
    async type(label, text) {
      await field(label).click();
      await page.keyboard.press("Control+a");
      await (text === "" ? page.keyboard.press("Delete") : page.keyboard.insertText(text));
    },
    // The browser's own list of options is outside the page.
    choose: async (label, option) => void (await field(label).selectOption({ label: option })),
    toggle: (label) => field(label).click(),
    async pickPicture(label, address) {
      const open = settings
        .locator(".org-builder-field")
        .filter({ has: page.getByLabel(label, { exact: true }) })
        .getByRole("button", { name: "Kies een foto" });
      await open.click();
      const name = address.slice(address.lastIndexOf("/") + 1);
      await settings
        .getByRole("group", { name: `${label}: foto's van de site` })
        .getByRole("button", { name, exact: true })
        .click();
    },
    save,
  };
}

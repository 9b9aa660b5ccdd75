import { expect } from "@playwright/test";
import { linesOf, selectedIn, type BuilderActions, type Command } from "./builder-actions.ts";
import type { Builder } from "./fixtures.ts";

const shortcuts: Readonly<Record<Command, string>> = {
  Kopiëren: "Control+c",
  Plakken: "Control+v",
  Verwijderen: "Delete",
  Omlaag: "Alt+ArrowDown",
  "Naar buiten": "Alt+ArrowLeft",
};

/** The way from the focus to a field or a button: how often Tab is pressed, or Shift+Tab if negative. Runs in the browser. */
function tabPressesTo(name: string): number {
  const nameOf = (element: Element): string | undefined => {
    const label = "labels" in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
    return element.ariaLabel ?? (label ?? element).textContent?.trim();
  };
  const stops = [
    ...document.querySelectorAll<HTMLElement>("a, button, iframe, input, select, textarea, [tabindex]"),
  ].filter((element) => element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility());
  const from = stops.findIndex((element) => element === document.activeElement);
  const distances = stops.flatMap((element, index) =>
    // A line of the outline can have the same name as a field.
    element.matches("button, input, select, textarea") && nameOf(element) === name ? [index - from] : [],
  );
  return distances.find((distance) => distance >= 0) ?? distances.at(-1) ?? Number.NaN;
}

/** Works with keys only. What has the focus is read, never set. */
export function keyboardActions({ page, outline }: Builder): BuilderActions {
  const { keyboard } = page;
  /** Presses a key a number of times. */
  const press = async (key: string, times: number): Promise<void> => {
    for (let presses = 0; presses < times; presses += 1) await keyboard.press(key);
  };
  /** Moves the focus to a field or a button in the order of the page. */
  const goTo = async (name: string): Promise<void> => {
    const move = async (): Promise<number> => {
      const presses = await page.evaluate(tabPressesTo, name);
      if (presses) await press(presses < 0 ? "Shift+Tab" : "Tab", Math.abs(presses));
      return page.evaluate(tabPressesTo, name);
    };
    await expect.poll(move, `Tab leads to ${name}`).toBe(0);
  };
  const hasFocus = async (name: string): Promise<boolean> => (await page.evaluate(tabPressesTo, name)) === 0;
  const isInOutline = (): Promise<boolean> => page.evaluate(() => document.activeElement?.role === "treeitem");
  /** Moves the focus from panel to panel. */
  const goToPanel = async (key: "F6" | "Shift+F6", isThere: () => Promise<boolean>, goal: string): Promise<void> => {
    for (let presses = 0; presses < 10; presses += 1) {
      if (await isThere()) return;
      await keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${goal}.`);
  };
  const goToOutline = (key: "F6" | "Shift+F6" = "Shift+F6"): Promise<void> =>
    goToPanel(key, isInOutline, "the outline");
  /** Types the first letter, and enters the rest at once, as when a text is pasted. */
  const replaceText = async (text: string): Promise<void> => {
    await keyboard.press("Control+a");
    if (text === "") return keyboard.press("Delete");
    await keyboard.type(text.slice(0, 1));
    if (text.length > 1) await keyboard.insertText(text.slice(1));
  };
  return {
    async createPage(title) {
      await page.getByRole("button", { name: "Nieuwe pagina" }).waitFor();
      await goTo("Nieuwe pagina");
      await keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
      await keyboard.type(title);
      await keyboard.press("Enter");
    },
    async add(label) {
      await goToPanel("Shift+F6", () => hasFocus("Zoek een blok"), "the palette");
      await replaceText(label);
      await goTo(`${label} toevoegen`);
      await keyboard.press("Enter");
      await goToOutline("F6");
    },
    async select(index) {
      await goToOutline();
      const lines = await linesOf(outline);
      const last = lines.length - 1;
      let from = selectedIn(lines);
      if (index < Math.abs(index - from)) {
        await keyboard.press("Home");
        from = 0;
      } else if (last - index < Math.abs(index - from)) {
        await keyboard.press("End");
        from = last;
      }
      await press(index < from ? "ArrowUp" : "ArrowDown", Math.abs(index - from));
      await expect(outline.getByRole("treeitem").nth(index)).toBeFocused();
    },
    async run(command) {
      await goToOutline();
      await keyboard.press(shortcuts[command]);
    },
    async showDevice(label) {
      await goToPanel("F6", () => hasFocus("← Pagina's"), "the toolbar");
      await goTo(label);
      await keyboard.press("Enter");
      await goToOutline("F6");
    },
    async press(name) {
      await goTo(name);
      await keyboard.press("Enter");
    },
    async type(label, text) {
      await goTo(label);
      await replaceText(text);
    },
    async choose(label, option) {
      await goTo(label);
      // Letters would lead to another option if a busy machine takes a second for one.
      const presses = await page.evaluate((name) => {
        const { activeElement: list } = document;
        if (!(list instanceof HTMLSelectElement)) return 0;
        return [...list.options].findIndex(({ label: text }) => text === name) - list.selectedIndex;
      }, option);
      await press(presses < 0 ? "ArrowUp" : "ArrowDown", Math.abs(presses));
    },
    async toggle(label) {
      await goTo(label);
      await keyboard.press("Space");
    },
    async pickPicture(label, address) {
      await goTo(label);
      await replaceText(address);
    },
    async save() {
      await keyboard.press("Control+s");
      await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
    },
  };
}

import { expect } from "@playwright/test";
import { linesOf, type BuilderActions, type Command } from "./builder-actions.ts";
import type { Builder } from "./fixtures.ts";

const shortcuts: Readonly<Record<Command, string>> = {
  Kopiëren: "Control+c",
  Plakken: "Control+v",
  Verwijderen: "Delete",
  Omlaag: "Alt+ArrowDown",
  "Naar buiten": "Alt+ArrowLeft",
};

/** Works with keys only. What has the focus is read, never set. */
export function keyboardActions({ page, outline }: Builder): BuilderActions {
  const { keyboard } = page;
  /** Whether a field or a button has the focus, by its name. */
  const hasFocus = (name: string): Promise<boolean> =>
    page.evaluate((expected) => {
      const { activeElement } = document;
      // A line of the outline can have the same name as a field.
      if (!activeElement?.matches("input, select, textarea, button")) return false;
      const label =
        "labels" in activeElement && activeElement.labels instanceof NodeList ? activeElement.labels[0] : undefined;
      return (activeElement.ariaLabel ?? (label ?? activeElement).textContent?.trim()) === expected;
    }, name);
  const isInOutline = (): Promise<boolean> => page.evaluate(() => document.activeElement?.role === "treeitem");
  /** Presses a key until a condition holds. */
  const pressUntil = async (key: string, isThere: () => Promise<boolean>, goal: string): Promise<void> => {
    for (let presses = 0; presses < 200; presses += 1) {
      if (await isThere()) return;
      await keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${goal}.`);
  };
  const goTo = (name: string, key = "Tab"): Promise<void> => pressUntil(key, () => hasFocus(name), name);
  const goToOutline = (key: string): Promise<void> => pressUntil(key, isInOutline, "the outline");
  /** Types the first word, and enters the rest at once, as when a text is pasted. */
  const replaceText = async (text: string): Promise<void> => {
    await keyboard.press("Control+a");
    if (text === "") return keyboard.press("Delete");
    const [first = ""] = /^\S*\s?/.exec(text) ?? [];
    await keyboard.type(first);
    if (first !== text) await keyboard.insertText(text.slice(first.length));
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
      await goTo("Zoek een blok", "F6");
      await keyboard.press("Control+a");
      await keyboard.type(label);
      await goTo(`${label} toevoegen`);
      await keyboard.press("Enter");
      await goToOutline("F6");
    },
    async select(index) {
      await goToOutline("Shift+F6");
      const lines = await linesOf(outline);
      const selected = lines.findIndex(({ isSelected }) => isSelected);
      const step = index < selected ? -1 : 1;
      for (let at = selected; at !== index; at += step) {
        await keyboard.press(step < 0 ? "ArrowUp" : "ArrowDown");
        await expect(outline.getByRole("treeitem").nth(at + step)).toBeFocused();
      }
    },
    async run(command) {
      await goToOutline("Shift+F6");
      await keyboard.press(shortcuts[command]);
    },
    async showDevice(label) {
      await goTo("← Pagina's", "F6");
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
      await keyboard.type(option);
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

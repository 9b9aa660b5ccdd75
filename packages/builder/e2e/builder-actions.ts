import { expect, type Locator } from "@playwright/test";
import type { Builder } from "./fixtures.ts";

/** What a builder does to build a page, by mouse or by keyboard. Fields and buttons are those of the selected component. */
export interface BuilderActions {
  createPage(title: string): Promise<void>;
  /**
   * Adds a component of the palette behind the selected one, or inside it. It may end up deeper than asked for, or one place too early.
   *
   * @param region of the container that it belongs into
   * @param level of the new line in the outline
   */
  add(label: string, region: string, level: number): Promise<void>;
  /** Selects a line of the outline. */
  select(index: number): Promise<void>;
  run(command: Command): Promise<void>;
  showDevice(label: string): Promise<void>;
  press(button: string): Promise<void>;
  type(field: string, text: string): Promise<void>;
  choose(field: string, option: string): Promise<void>;
  toggle(field: string): Promise<void>;
  pickPicture(field: string, address: string): Promise<void>;
  save(): Promise<void>;
}

/** A command for the selected component. */
export type Command = "Kopiëren" | "Plakken" | "Verwijderen" | "Omlaag" | "Naar buiten";

/** A line of the outline. */
export interface Line {
  level: number;
  label: string;
  isSelected: boolean;
}

/** The lines of the outline. */
export const linesOf = (outline: Locator): Promise<Line[]> =>
  outline.getByRole("treeitem").evaluateAll((items) =>
    items.map((item) => ({
      level: Number(item.ariaLevel),
      label: item.textContent ?? "",
      isSelected: item.ariaSelected === "true",
    })),
  );

/** Waits until the outline has a number of lines, of which a new one is selected. */
export async function expectLines({ outline }: Builder, count: number): Promise<void> {
  await expect(outline.getByRole("treeitem")).toHaveCount(count);
  await expect(outline.getByRole("treeitem", { selected: true })).toHaveCount(1);
}

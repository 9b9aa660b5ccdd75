import { expect, type Locator } from "@playwright/test";

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

/** The index of the selected line; -1 without one. */
export const selectedIn = (lines: readonly Line[]): number => lines.findIndex(({ isSelected }) => isSelected);

/** The lines of the outline, once they are as expected. */
export async function waitForLines(outline: Locator, isExpected: (lines: readonly Line[]) => boolean): Promise<Line[]> {
  let lines: Line[] = [];
  const read = async (): Promise<boolean> => isExpected((lines = await linesOf(outline)));
  await expect.poll(read, { intervals: [20, 50, 100] }).toBe(true);
  return lines;
}

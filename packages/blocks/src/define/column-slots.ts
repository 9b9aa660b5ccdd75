import type { ReactNode } from "react";
import type { BlockSlot } from "./editor.ts";

/** A row has at most twelve columns, each a drop zone. */
export const columnSlots: readonly BlockSlot[] = Array.from({ length: 12 }, (_, index) => ({
  name: `col${index + 1}`,
  description: `The content of column ${index + 1}.`,
}));

/**
 * Gives each configured column what stands in the drop zone of its place.
 *
 * @param columns as the model reads them
 * @param slots by the names `col1` to `col12`
 */
export const contentOfColumns = (
  columns: readonly { columnKey: string }[],
  slots: Readonly<Record<string, ReactNode>>,
): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(columns.map(({ columnKey }, index) => [columnKey, slots[`col${index + 1}`]]));

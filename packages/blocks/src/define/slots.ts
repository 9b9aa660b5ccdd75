import { gridParts, maxSlots, slotName, type ColumnConfig } from "@travel-design/ui/internal";
import type { SlotContent } from "./rendering.ts";

/** The drop zones `Content-Slot1` to `Content-Slot24`. */
export const contentSlots: readonly string[] = Array.from({ length: maxSlots }, (_, index) => slotName(index + 1));

/** A drop zone for each column that a row can have: `col1` to `col12`. */
export const columnSlots: readonly string[] = Array.from({ length: gridParts }, (_, index) => `col${index + 1}`);

/** The drop zones of a row with some columns: the first ones, whatever the columns are called. */
export const shownColumns = ({ sectionConfig }: { sectionConfig: readonly ColumnConfig[] }): readonly string[] =>
  columnSlots.slice(0, sectionConfig.length);

/** The content of each configured column by its key. The first column always shows the first drop zone. */
export const columnContent = (columns: readonly ColumnConfig[], slots: SlotContent): SlotContent =>
  Object.fromEntries(columns.map(({ columnKey }, index) => [columnKey, slots[`col${index + 1}`]]));

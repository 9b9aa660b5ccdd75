import type { LayoutView } from "../../settings/layout-view.ts";
import { readSettings, type Settings } from "../../settings/read-settings.ts";
import { toNumber } from "../../settings/values.ts";

/** Parts that a row is divided into. */
export const gridParts = 12;

/** Names of the settings of a column. */
export const columnSettingNames = ["columnWidth", "columnCount"] as const;

/** The widths that builders are offered: parts of twelve, and what to call them. Other whole parts are valid too. */
export const columnPortions: readonly { columnWidth: number; label: string }[] = [
  { columnWidth: 6, label: "50%" },
  { columnWidth: 2, label: "16.67%" },
  { columnWidth: 4, label: "33.33%" },
  { columnWidth: 8, label: "66.67%" },
];

/**
 * The width of a column in parts of twelve. What is no number is the whole row.
 *
 * @example toColumnWidth("13"); // 12
 * @example toColumnWidth("abc"); // 12
 */
export function toColumnWidth(value: unknown): number {
  return Math.round(toNumber(value, 1, gridParts) ?? gridParts);
}

/**
 * Decides how wide a column is: its own width, else an equal share among as many columns as its row has.
 *
 * @param settings those of {@link columnSettingNames}, of any type
 * @example columnModel({ columnCount: 3 }).style["--_parts"]; // "4"
 */
export function columnModel(settings: Settings): LayoutView {
  const read = readSettings("Column", settings);
  const columns = read.count("columnCount", { min: 1, max: gridParts, otherwise: 1 });
  const parts = read.read("columnWidth", toColumnWidth, "a number") ?? gridParts / columns;
  return { className: "td-column", style: { "--_parts": String(parts) }, data: {}, warnings: read.warnings };
}

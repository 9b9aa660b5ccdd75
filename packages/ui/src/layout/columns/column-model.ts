import type { LayoutView } from "../../settings/layout-view.ts";
import { integer } from "../../settings/number-properties.ts";
import { property, type Property, type SettingsOf } from "../../settings/properties.ts";
import { trimmed } from "../../settings/trimmed.ts";
import { columnParts, gridParts } from "./section-config.ts";

/** The widths that builders are offered: parts of twelve by the share of the row that they show. Other parts are valid too. */
export const columnPortions: Readonly<Record<string, number>> = { "50%": 6, "16.67%": 2, "33.33%": 4, "66.67%": 8 };

/* @__NO_SIDE_EFFECTS__ */
const columnWidth = (): Property<number | undefined, string> => {
  const portions = new Map(Object.entries(columnPortions));
  return property<number | undefined, string>(
    "choice",
    undefined,
    (raw, invalid) => {
      const portion = portions.get(trimmed(raw).replace(",", "."));
      return portion ?? columnParts.parse(raw, () => invalid({ format: "columnWidth" }));
    },
    "columnWidth",
    { choices: Object.keys(columnPortions) },
  );
};

/** Settings of a column. */
export const columnProperties = {
  /** In parts of twelve; undefined for an equal share. */
  columnWidth: columnWidth(),
  columnCount: integer({ default: 1, min: 1, max: gridParts }),
};

/**
 * The width of a column: its own, or an equal share of the row.
 *
 * @example columnModel({ columnWidth: undefined, columnCount: 3 }).style["--_parts"]; // "4"
 */
export function columnModel({ columnWidth: width, columnCount }: SettingsOf<typeof columnProperties>): LayoutView {
  return { className: "td-column", style: { "--_parts": String(width ?? gridParts / columnCount) }, data: {} };
}

import { alignments, itemSpacings } from "../../settings/choices.ts";
import { definedStyle, type LayoutView } from "../../settings/layout-view.ts";
import { borderWidth, color, length } from "../../settings/css-properties.ts";
import { integer } from "../../settings/number-properties.ts";
import { boolean, oneOf, type SettingsOf } from "../../settings/properties.ts";

/** Settings of a grid. */
export const gridProperties = {
  numberOfColumns: integer({ default: 3, min: 1, max: 6 }),
  itemSpacing: oneOf(itemSpacings, "none"),
  width: length(),
  horizontalAlignment: oneOf(alignments, "left"),
  isFixedRowHeight: boolean(),
  showPagination: boolean(),
  autoScrollToMostRecent: boolean(),
  backgroundColor: color(),
  borderWidth: borderWidth(),
  borderColor: color(),
  borderRadius: length(),
};

/**
 * How many items make a page: whole rows, at least six items.
 *
 * @example gridPageSize(4); // 8
 */
export function gridPageSize(columns: number): number {
  return Math.ceil(6 / columns) * columns;
}

const sideMargins = { left: "0 auto", center: "auto", right: "auto 0" } as const;

/** How a grid is rendered. */
export function gridModel(settings: SettingsOf<typeof gridProperties>): LayoutView {
  const style = definedStyle({
    "--_width": settings.width,
    "--_margin": sideMargins[settings.horizontalAlignment],
    "--_columns": String(settings.numberOfColumns),
    "--_border-width": settings.borderWidth,
    "--_border-color": settings.borderColor,
    "--_border-radius": settings.borderRadius,
    "--_background-color": settings.backgroundColor,
    "--_row": settings.isFixedRowHeight ? "1fr" : undefined,
  });
  return { className: "td-grid td-spacing", style, data: { "data-spacing": settings.itemSpacing } };
}

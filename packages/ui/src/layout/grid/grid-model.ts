import { definedStyle, type LayoutView } from "../../settings/layout-view.ts";
import { normaliseAlignment, normaliseItemSpacing } from "../../settings/normalise.ts";
import { readSettings, type Settings } from "../../settings/read-settings.ts";

/** Names of the settings of a grid. */
export const gridSettingNames = [
  "width",
  "horizontalAlignment",
  "numberOfColumns",
  "itemSpacing",
  "showPagination",
  "borderColor",
  "borderRadius",
  "borderWidth",
  "backgroundColor",
  "autoScrollToMostRecent",
  "isFixedRowHeight",
] as const;

/** How a grid is drawn, and how it behaves. */
export interface GridView extends LayoutView {
  columns: number;
  /** Whether items are shown page by page. */
  showPagination: boolean;
  /** Items per page. */
  pageSize: number;
  /** Whether to scroll to new items. */
  autoScroll: boolean;
}

/**
 * How many items make a page: whole rows, at least six items.
 *
 * @example gridPageSize(4); // 8
 */
export function gridPageSize(columns: number): number {
  return Math.ceil(6 / columns) * columns;
}

const sideMargins = { left: "0 auto", center: "auto", right: "auto 0" } as const;

/**
 * Decides how a grid is drawn.
 *
 * @param settings those of {@link gridSettingNames}, of any type
 * @example gridModel({ numberOfColumns: 9 }).columns; // 6
 */
export function gridModel(settings: Settings): GridView {
  const read = readSettings("Grid", settings);
  const columns = read.count("numberOfColumns", { min: 1, max: 6, otherwise: 3 });
  const style = definedStyle({
    "--_width": read.length("width"),
    "--_margin": sideMargins[normaliseAlignment(settings.horizontalAlignment)],
    "--_columns": String(columns),
    "--_border-width": read.borderWidth("borderWidth"),
    "--_border-color": read.colour("borderColor"),
    "--_border-radius": read.length("borderRadius"),
    "--_background-color": read.colour("backgroundColor"),
    "--_row": read.flag("isFixedRowHeight") ? "1fr" : undefined,
  });
  return {
    className: "td-grid td-spacing",
    style,
    data: { "data-spacing": normaliseItemSpacing(settings.itemSpacing) },
    columns,
    showPagination: read.flag("showPagination"),
    pageSize: gridPageSize(columns),
    autoScroll: read.flag("autoScrollToMostRecent"),
    warnings: read.warnings,
  };
}

import { directionStyle } from "../../settings/direction-style.ts";
import { definedStyle, type LayoutStyle, type LayoutView } from "../../settings/layout-view.ts";
import { flexPositions, verticalAlignments } from "../../settings/normalise.ts";
import { readSettings, type Settings, type SettingsReader } from "../../settings/read-settings.ts";
import { columnModel } from "./column-model.ts";
import { defaultColumn, readColumns, type ColumnConfig } from "./section-config.ts";

/** Names of the settings of a multi-column section. */
export const columnsSectionSettingNames = [
  "sectionConfig",
  "columnGutterWidth",
  "columnMinHeight",
  "layoutDirectionDesktop",
  "layoutDirectionTablet",
  "layoutDirectionMobile",
  "columnVerticalAlign",
] as const;

/** A configured column as it is drawn. */
export interface ColumnView extends ColumnConfig {
  className: string;
  style: LayoutStyle;
}

/** A row of columns as it is drawn. */
export interface ColumnsView extends LayoutView {
  columns: readonly ColumnView[];
}

/** Where content stands in height, as CSS. The words of the platform's own sections say the same. */
const verticalPositions = { ...flexPositions, "flex-start": "start", "flex-end": "end" } as const;

/** Reads a vertical alignment; the top without one. */
export function readVerticalAlign(read: SettingsReader, name: string): string {
  return verticalPositions[read.choice(name, [...verticalAlignments, "flex-start", "flex-end"], "top")];
}

/** A row of columns, from settings that a multi-column section and a section share. */
export function rowView(
  read: SettingsReader,
  style: LayoutStyle,
  defaults: readonly ColumnConfig[],
  spacing = "medium",
): ColumnsView {
  return {
    className: "td-columns td-spacing",
    style: { ...directionStyle(read, { row: "0px", column: "100%" }), ...style },
    data: { "data-spacing": spacing },
    columns: readColumns(read, defaults).map((column) => {
      const { className, style: columnStyle } = columnModel({ columnWidth: column.columnWidth });
      return { ...column, className, style: columnStyle };
    }),
    warnings: read.warnings,
  };
}

/**
 * Decides how a multi-column section is drawn. Without configuration it has two columns, `col1` and `col2`, of half the width.
 *
 * @param settings those of {@link columnsSectionSettingNames}, of any type
 * @example columnsSectionModel({}).columns.map(({ columnKey }) => columnKey); // ["col1", "col2"]
 */
export function columnsSectionModel(settings: Settings): ColumnsView {
  const read = readSettings("Columns section", settings);
  const style = definedStyle({
    "--_gutter": read.length("columnGutterWidth"),
    "--_column-height": read.length("columnMinHeight"),
    "--_column-align": readVerticalAlign(read, "columnVerticalAlign"),
  });
  return rowView(read, style, [defaultColumn(0, 6), defaultColumn(1, 6)]);
}

import { flexPositions, verticalAlignments, type VerticalAlignment } from "../../settings/choices.ts";
import { directionProperties, directionStyle } from "../../settings/directions.ts";
import { definedStyle, type LayoutStyle, type LayoutView } from "../../settings/layout-view.ts";
import { length } from "../../settings/css-properties.ts";
import { oneOf, type Property, type SettingsOf } from "../../settings/properties.ts";
import { columnModel } from "./column-model.ts";
import { columns, type ColumnConfig } from "./section-config.ts";

/** A configured column as it is rendered. */
export type ColumnView = ColumnConfig & LayoutView;

/** A row of columns as it is rendered. */
export interface ColumnsView extends LayoutView {
  columns: readonly ColumnView[];
}

/** A vertical alignment. The platform's own sections use the flexbox words. */
/* @__NO_SIDE_EFFECTS__ */
export const verticalAlign = (): Property<VerticalAlignment, VerticalAlignment> =>
  oneOf(verticalAlignments, "top", { "flex-start": "top", "flex-end": "bottom" });

/** A row of columns, from settings that a multi-column section and a section share. */
export function rowView(
  settings: SettingsOf<typeof directionProperties> & { sectionConfig: readonly ColumnConfig[] },
  style: LayoutStyle,
  spacing = "medium",
): ColumnsView {
  return {
    className: "td-columns td-spacing",
    style: { ...directionStyle(settings, { row: "0px", column: "100%" }), ...style },
    data: { "data-spacing": spacing },
    columns: settings.sectionConfig.map((column) => ({ ...column, ...columnModel({ ...column, columnCount: 1 }) })),
  };
}

/** Settings of a multi-column section. Without configuration it has two columns, `col1` and `col2`, of half the width. */
export const columnsSectionProperties = {
  sectionConfig: columns("halves"),
  columnGutterWidth: length(),
  columnMinHeight: length(),
  ...directionProperties,
  columnVerticalAlign: verticalAlign(),
};

/** How a multi-column section is rendered. */
export function columnsSectionModel(settings: SettingsOf<typeof columnsSectionProperties>): ColumnsView {
  const style = definedStyle({
    "--_gutter": settings.columnGutterWidth,
    "--_column-height": settings.columnMinHeight,
    "--_column-align": flexPositions[settings.columnVerticalAlign],
  });
  return rowView(settings, style);
}

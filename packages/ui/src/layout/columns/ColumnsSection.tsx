import type { ComponentProps, ReactNode } from "react";
import type { VerticalAlignment } from "../../settings/choices.ts";
import type { DirectionProps } from "../../settings/directions.ts";
import { rootProps, useSettings } from "../../settings/use-settings.ts";
import { ColumnRow, type ColumnSlots } from "./ColumnRow.tsx";
import { columnsSectionModel, columnsSectionProperties } from "./columns-model.ts";
import type { ColumnKey, Columns } from "./section-config.ts";

/** Props of {@link ColumnsSection}; what is not named here goes to the `<div>`. */
export interface ColumnsSectionProps<Key extends string = ColumnKey> extends ComponentProps<"div">, DirectionProps {
  /** The name of a layout, the columns, or their JSON text. By default `col1` and `col2` of half the width. */
  sectionConfig?: Columns<Key> | undefined;
  /** Content of the configured columns, by the key of the column. */
  slots?: ColumnSlots<NoInfer<Key>> | undefined;
  /** Columns and spacers placed by hand, instead of the configured ones. */
  children?: ReactNode;
  /** Room between columns beside each other, as a CSS length; a number counts pixels. */
  columnGutterWidth?: string | number | undefined;
  /** As a CSS length; a column grows when its content needs more. */
  columnMinHeight?: string | number | undefined;
  /** Position of the content of each column between top and bottom. */
  columnVerticalAlign?: VerticalAlignment | undefined;
}

/** Columns beside each other, or below each other where the page is narrow. Renders a `<div>`; `ref` is the `<div>`. */
export function ColumnsSection<const Key extends string = ColumnKey>(
  sectionProps: ColumnsSectionProps<Key>,
): ReactNode {
  const { slots, ...props } = sectionProps;
  const [settings, native] = useSettings("ColumnsSection", columnsSectionProperties, props);
  const view = columnsSectionModel(settings);
  return <ColumnRow {...rootProps(view, native)} columns={view.columns} slots={slots} />;
}

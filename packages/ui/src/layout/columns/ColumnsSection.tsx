import type { ComponentProps, ReactNode } from "react";
import type { LayoutDirection, VerticalAlignment } from "../../settings/normalise.ts";
import { splitSettings, useLayout } from "../../settings/use-layout.ts";
import { ColumnRow, type ColumnSlots } from "./ColumnRow.tsx";
import { columnsSectionModel, columnsSectionSettingNames } from "./columns-model.ts";
import type { SectionConfig } from "./section-config.ts";

/** Props of {@link ColumnsSection}; what is not named here goes to the `<div>`. */
export interface ColumnsSectionProps extends ComponentProps<"div"> {
  /** The columns, or their JSON text; `col1` and `col2` of half the width without it. */
  sectionConfig?: SectionConfig | string | undefined;
  /** Content of the configured columns, by the key of the column. */
  slots?: ColumnSlots | undefined;
  /** Columns and spacers placed by hand, instead of the configured ones. */
  children?: ReactNode;
  /** Room between columns beside each other, as a CSS length; a number counts pixels. */
  columnGutterWidth?: string | number | undefined;
  /** As a CSS length; a column grows when its content needs more. */
  columnMinHeight?: string | number | undefined;
  layoutDirectionDesktop?: LayoutDirection | undefined;
  layoutDirectionTablet?: LayoutDirection | undefined;
  layoutDirectionMobile?: LayoutDirection | undefined;
  /** Where the content of each column stands between top and bottom. */
  columnVerticalAlign?: VerticalAlignment | undefined;
}

/** Columns beside each other, or below each other where the page is narrow. Renders a `<div>`; `ref` is the `<div>`. */
export function ColumnsSection({ slots, ...props }: ColumnsSectionProps): ReactNode {
  const [settings, native] = splitSettings(props, columnsSectionSettingNames);
  const view = columnsSectionModel(settings);
  return <ColumnRow {...useLayout(view, native)} columns={view.columns} slots={slots} />;
}

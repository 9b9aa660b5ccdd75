import type { ComponentProps, ReactNode } from "react";
import { rootProps, useSettings } from "../../settings/use-settings.ts";
import { columnModel, columnProperties } from "./column-model.ts";

/** Props of {@link Column}; what is not named here goes to the `<div>`. */
export interface ColumnProps extends ComponentProps<"div"> {
  /** In parts of twelve, from 1 to 12; the whole row without it. */
  columnWidth?: number | string | undefined;
  /** How many columns the row has: without a width of its own the column takes an equal share. */
  columnCount?: number | string | undefined;
}

/** A column of a {@link ColumnsSection} or section. Renders a `<div>`; `ref` is the `<div>`. */
export function Column(props: ColumnProps): ReactNode {
  const [settings, native] = useSettings("Column", columnProperties, props);
  return <div {...rootProps(columnModel(settings), native)} />;
}

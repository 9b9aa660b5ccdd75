import type { ComponentProps, ReactNode } from "react";
import type { ColumnView } from "./columns-model.ts";

/** Content of configured columns, by the key of the column. */
export type ColumnSlots = Readonly<Record<string, ReactNode>>;

/** Props of {@link ColumnRow}; what is not named here goes to the `<div>`. */
export interface ColumnRowProps extends ComponentProps<"div"> {
  columns: readonly ColumnView[];
  slots: ColumnSlots | undefined;
}

/** A row of columns: the configured ones with their content, or columns given as children. Renders a `<div>`. */
export function ColumnRow({ columns, slots, children, ...native }: ColumnRowProps): ReactNode {
  const renderColumn = ({ columnKey, className, style }: ColumnView): ReactNode => (
    <div key={columnKey} className={className} style={style}>
      {slots && Object.hasOwn(slots, columnKey) && slots[columnKey]}
    </div>
  );
  return <div {...native}>{children ?? columns.map(renderColumn)}</div>;
}

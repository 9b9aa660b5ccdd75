import type { ComponentProps, ReactNode } from "react";
import { useWarnings } from "../../internal/use-warnings.ts";
import type { ColumnView } from "./columns-model.ts";

/** Content of columns by their keys. */
export type ColumnSlots<Key extends string = string> = Readonly<Partial<Record<Key, ReactNode>>>;

/** Props of {@link ColumnRow}; what is not named here goes to the `<div>`. */
export interface ColumnRowProps extends ComponentProps<"div"> {
  columns: readonly ColumnView[];
  slots: ColumnSlots | undefined;
}

/** A row of columns: the configured ones with their content, or columns given as children. Renders a `<div>`. */
export function ColumnRow({ columns, slots, children, ...native }: ColumnRowProps): ReactNode {
  useWarnings(() => {
    const keys = columns.map(({ columnKey }) => columnKey);
    return Object.keys(slots ?? {}).flatMap((key) =>
      slots?.[key] && !keys.includes(key)
        ? [`A section has no column \`${key}\`, so its content is not rendered. Its columns are ${keys.join(", ")}.`]
        : [],
    );
  });
  const renderColumn = ({ columnKey, className, style }: ColumnView): ReactNode => (
    <div key={columnKey} className={className} style={style}>
      {slots && Object.hasOwn(slots, columnKey) && slots[columnKey]}
    </div>
  );
  return <div {...native}>{children ?? columns.map(renderColumn)}</div>;
}

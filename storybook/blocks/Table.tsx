import type { ReactNode } from "react";

/** Props of {@link Table}. */
export interface TableProps {
  /** What the table is about, for screen readers. */
  label: string;
  /** The heading of each column. */
  columns: readonly string[];
  /** The cells of each row; the first cell names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table whose cells are below each other on a phone, unless there are only two columns. Renders a `<table>`. */
export function Table({ label, columns, rows }: TableProps): ReactNode {
  return (
    <table aria-label={label} className={columns.length > 2 ? "docs-table" : undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-column={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

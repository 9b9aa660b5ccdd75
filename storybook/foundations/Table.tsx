import type { ReactNode } from "react";

/** Props of {@link Table}. */
export interface TableProps {
  /** What stands above each column. */
  columns: readonly string[];
  /** A row a thing; the first cell names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** Rows of the foundations. Renders a `<table>`. */
export function Table({ columns, rows }: TableProps): ReactNode {
  return (
    <table>
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
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from "react";

/** Props of {@link Table}. */
export interface TableProps {
  /** What the table is about, for readers. */
  label: string;
  /** The heading of each column. */
  columns: readonly string[];
  /** A row a thing; the first cell names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** Rows of the foundations; long words break where the screen is narrow. Renders a `<table>`. */
export function Table({ label, columns, rows }: TableProps): ReactNode {
  return (
    <table aria-label={label} style={{ overflowWrap: "anywhere" }}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" style={{ overflowWrap: "normal" }}>
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

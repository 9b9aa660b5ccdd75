import type { ReactNode } from "react";
import { Prose } from "./Prose.tsx";

/** Props of {@link WordingTable}. */
export interface WordingTableProps {
  /** What to write, what not, and why: one line each. */
  rows: readonly (readonly [write: string, notThis: string, because: string])[];
}

/** Dutch words to use, beside the ones that come to mind first. Renders a `<table>`. */
export function WordingTable({ rows }: WordingTableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Write</th>
          <th scope="col">Not</th>
          <th scope="col">Because</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([write, notThis, because]) => (
          <tr key={write}>
            <td lang="nl">{write}</td>
            <td lang="nl">{notThis}</td>
            <td>
              <Prose text={because} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

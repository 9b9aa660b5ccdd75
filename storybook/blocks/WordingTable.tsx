import type { ReactNode } from "react";
import { Prose } from "./Prose.tsx";
import { Table } from "./Table.tsx";

/** Props of {@link WordingTable}. */
export interface WordingTableProps {
  /** What to write, what not, and why: one line each. */
  rows: readonly (readonly [write: string, notThis: string, because: string])[];
}

/** Dutch words to use, beside the ones that come to mind first. Renders a `<table>`. */
export function WordingTable({ rows }: WordingTableProps): ReactNode {
  const cells = rows.map(([write, notThis, because]) => [
    <span key="write" lang="nl">
      {write}
    </span>,
    <span key="not" lang="nl">
      {notThis}
    </span>,
    <Prose key="because" text={because} />,
  ]);
  return <Table label="Dutch wording" columns={["Write", "Not", "Because"]} rows={cells} />;
}

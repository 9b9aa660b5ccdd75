import type { ReactNode } from "react";
import comparison from "./comparison.json";
import { Table } from "../blocks/Table.tsx";

const columns = ["Expectation", "This library", "Plain elements", "Base UI", "React Aria"];

const cell = (gaps: string): string => (gaps === "" ? "Yes" : `Not: ${gaps}`);

/** Which controls meet what a React developer expects, in this library and others. Renders a `<table>`. */
export function ComparisonTable(): ReactNode {
  const rows = Object.entries(comparison).map(([sentence, { plain, baseUi, reactAria }]) => [
    sentence,
    ...["", plain, baseUi, reactAria].map(cell),
  ]);
  return <Table label="Comparison" columns={columns} rows={rows} />;
}

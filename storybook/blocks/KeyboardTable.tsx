import type { ReactNode } from "react";
import { Prose } from "./Prose.tsx";
import { Table } from "./Table.tsx";

/** Props of {@link KeyboardTable}. */
export interface KeyboardTableProps {
  /** What each key does, by the key's name; several keys are parted by a comma. */
  keys: Readonly<Record<string, string>>;
}

/** What each key does. Renders a `<table>`. */
export function KeyboardTable({ keys }: KeyboardTableProps): ReactNode {
  const rows = Object.entries(keys).map(([key, effect]) => [
    key.split(", ").map((name, index) => (
      <span key={name}>
        {index > 0 && " "}
        <kbd>{name}</kbd>
      </span>
    )),
    <Prose key="effect" text={effect} />,
  ]);
  return <Table label="Keys" columns={["Key", "What it does"]} rows={rows} />;
}

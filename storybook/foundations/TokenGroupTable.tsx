import { tokens, type DesignToken, type TokenGroup } from "@travel-design/ui/tokens";
import type { ReactNode } from "react";
import { Table } from "./Table.tsx";

const settings = ({ hooks }: DesignToken): ReactNode =>
  hooks.length === 0
    ? "none"
    : hooks.map((hook) => (
        <div key={hook}>
          <code>{hook}</code>
        </div>
      ));

/** The tokens of a group, from the table that the style sheets are compared with. Renders a `<table>`. */
export function TokenGroupTable({ group }: { group: TokenGroup }): ReactNode {
  const rows = tokens[group].map((token) => [
    <code key="name">{token.name}</code>,
    token.use,
    settings(token),
    <code key="literal">{token.literal}</code>,
  ]);
  return (
    <Table
      label={`Tokens: ${group}`}
      columns={["Token", "What it is for", "Setting of the site", "Without either"]}
      rows={rows}
    />
  );
}

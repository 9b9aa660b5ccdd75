import { tokens, type DesignToken, type TokenGroup } from "@travel-design/ui/tokens";
import type { ReactNode } from "react";
import { Table } from "./Table.tsx";

const fallbacks = ({ follows, hooks }: DesignToken): ReactNode => {
  const names = [follows, ...hooks].filter(Boolean);
  return names.length === 0
    ? "none"
    : names.map((name) => (
        <div key={name}>
          <code>{name}</code>
        </div>
      ));
};

/** The tokens of a group, from the table that the style sheets are compared with. Renders a `<table>`. */
export function TokenGroupTable({ group }: { group: TokenGroup }): ReactNode {
  const rows = tokens[group].map((token) => [
    <code key="name">{token.name}</code>,
    token.use,
    fallbacks(token),
    <code key="literal">{token.literal}</code>,
  ]);
  return (
    <Table
      label={`Tokens: ${group}`}
      columns={["Token", "What it is for", "Then", "Without any of these"]}
      rows={rows}
    />
  );
}

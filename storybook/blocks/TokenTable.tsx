import { allTokens, tokens as tokenGroups, type DesignToken, type TokenGroup } from "@travel-design/ui/tokens";
import type { ReactNode } from "react";
import { Table } from "./Table.tsx";
import { tokensIn } from "./tokens-in.ts";

/** Props of {@link TokenTable}. */
export interface TokenTableProps {
  /** The text of a component's style sheet, or of several one after the other: the tokens that it reads. */
  css?: string;
  /** The tokens of a group. */
  group?: TokenGroup;
}

/** Tokens, and the values that apply to a site that does not set them. Renders a `<table>`. */
export function TokenTable({ css, group }: TokenTableProps): ReactNode {
  const tokens = group ? tokenGroups[group] : tokensIn(css ?? "", allTokens);
  const rows = tokens.map((token) => [
    <code key="name">{token.name}</code>,
    token.use,
    <Fallbacks key="fallbacks" {...token} />,
  ]);
  return <Table label="Tokens" columns={["Token", "What it is for", "Without it, the first of"]} rows={rows} />;
}

function Fallbacks({ follows, hooks, literal }: DesignToken): ReactNode {
  return (
    <>
      {[follows, ...hooks].filter(Boolean).map((name) => (
        <div key={name}>
          <code>{name}</code>
        </div>
      ))}
      <div>
        {CSS.supports("color", literal) && <Swatch color={literal} />}
        <code>{literal}</code>
      </div>
    </>
  );
}

function Swatch({ color }: { color: string }): ReactNode {
  const look = {
    display: "inline-block",
    inlineSize: "0.9em",
    blockSize: "0.9em",
    border: "1px solid",
    marginInlineEnd: "0.4em",
    verticalAlign: "-0.1em",
  };
  return <span aria-hidden="true" style={{ ...look, backgroundColor: color }} />;
}

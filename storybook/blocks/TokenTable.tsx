import { allTokens, type DesignToken } from "@travel-design/ui/tokens";
import type { ReactNode } from "react";
import { tokensIn } from "./tokens-in.ts";

/** Props of {@link TokenTable}. */
export interface TokenTableProps {
  /** The text of the component's style sheet, or of several one after the other. */
  css: string;
}

/** The tokens that a style sheet reads, from the table of tokens. Renders a `<table>`. */
export function TokenTable({ css }: TokenTableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">What it is for</th>
          <th scope="col">Without it</th>
        </tr>
      </thead>
      <tbody>
        {tokensIn(css, allTokens).map((token) => (
          <tr key={token.name}>
            <td>
              <code>{token.name}</code>
            </td>
            <td>{token.use}</td>
            <td>
              <Fallbacks {...token} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Fallbacks({ follows, hooks, literal }: DesignToken): ReactNode {
  return (
    <>
      {[follows, ...hooks].filter(Boolean).map((name) => (
        <span key={name}>
          <code>{name}</code>, then{" "}
        </span>
      ))}
      {CSS.supports("color", literal) && <Swatch color={literal} />}
      <code>{literal}</code>
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
  };
  return <span aria-hidden="true" style={{ ...look, backgroundColor: color }} />;
}

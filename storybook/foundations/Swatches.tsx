import { tokens, type Palette } from "@travel-design/ui/tokens";
import type { CSSProperties, ReactNode } from "react";
import { text } from "./Samples.tsx";

const grid: CSSProperties = {
  ...text,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))",
  gap: "1rem",
  margin: "0 0 2.5rem",
  padding: "1.5rem",
  listStyle: "none",
};

/** The colors of a palette side by side, on its own page color. Renders a `<ul>`. */
export function Swatches({ palette }: { palette: Palette }): ReactNode {
  const [color, backgroundColor] = [palette["--td-text-color"], palette["--td-paper-color"]];
  return (
    <ul style={{ ...grid, color, backgroundColor, border: `1px solid ${palette["--td-hairline-color"] ?? color}` }}>
      {tokens.color.map(({ name, use }) => (
        <li key={name} style={{ fontSize: "0.8125rem", lineHeight: 1.4 }}>
          <div
            style={{
              blockSize: "4rem",
              border: `1px solid ${palette["--td-hairline-color"] ?? ""}`,
              background: palette[name],
            }}
          />
          <div style={{ marginBlockStart: "0.5rem", fontWeight: 600, overflowWrap: "anywhere" }}>
            {name.replace("--td-", "")}
          </div>
          <div>{use}</div>
          <div>{palette[name]}</div>
        </li>
      ))}
    </ul>
  );
}

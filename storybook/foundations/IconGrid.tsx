import { Icon } from "@travel-design/ui";
import * as icons from "@travel-design/ui/icons";
import type { CSSProperties, ReactNode } from "react";
import { text } from "./Samples.tsx";

const grid: CSSProperties = {
  ...text,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))",
  gap: "1px",
  margin: "0 0 2.5rem",
  padding: 0,
  listStyle: "none",
};
const cell: CSSProperties = {
  padding: "1.25rem 0.75rem",
  textAlign: "center",
  fontSize: "0.8125rem",
  color: "#1f2a2e",
  outline: "1px solid #d9cdb8",
};

const shapes = Object.entries<icons.IconShape>(icons).map(([name, shape]) => ({ name, shape }));
const classOf = (name: string): string =>
  `td-icon-${name.replace(/Icon$/u, "").replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

/** Every icon: inline on the left, from the font on the right, with the name that each goes by. Renders a `<ul>`. */
export function IconGrid(): ReactNode {
  return (
    <ul style={grid}>
      {shapes.map(({ name, shape }) => (
        <li key={name} style={cell}>
          <div
            style={{ display: "flex", justifyContent: "center", gap: "1.25rem", fontSize: "2rem", color: "#0f4c4a" }}
          >
            <Icon shape={shape} width="1em" height="1em" />
            <span className={`td-icon ${classOf(name)}`} aria-hidden="true" />
          </div>
          <div style={{ marginBlockStart: "0.75rem" }}>
            <code>{name}</code>
          </div>
          <code>{classOf(name)}</code>
        </li>
      ))}
    </ul>
  );
}

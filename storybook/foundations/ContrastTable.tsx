import {
  colorPairs,
  contrastBetween,
  darkPalette,
  lightPalette,
  type ColorPair,
  type Palette,
} from "@travel-design/ui/tokens";
import type { ReactNode } from "react";
import { Table } from "../blocks/Table.tsx";

/** A contrast, shown in its own colors. */
function Sample({ pair, palette }: { pair: ColorPair; palette: Palette }): ReactNode {
  const [color = "", backgroundColor = ""] = [palette[pair.foreground], palette[pair.background]];
  // A border or a ring is shown as one: its color need not be readable as text.
  const text = pair.minimum === 3 ? palette["--td-text-color"] : color;
  const look = {
    display: "inline-block",
    padding: "0.25rem 0.75rem",
    border: `2px solid ${color}`,
    color: text,
    backgroundColor,
  };
  return <span style={look}>{contrastBetween(color, backgroundColor).toFixed(1)}</span>;
}

/** Every pair of colors that the components put on each other, with its contrast in both palettes. Renders a `<table>`. */
export function ContrastTable(): ReactNode {
  const rows = colorPairs.map((pair) => [
    <code key="foreground">{pair.foreground}</code>,
    <code key="background">{pair.background}</code>,
    `${pair.minimum} to 1`,
    <Sample key="light" pair={pair} palette={lightPalette} />,
    <Sample key="dark" pair={pair} palette={darkPalette} />,
  ]);
  return <Table label="Contrast" columns={["Color", "On", "At least", "Light", "Dark"]} rows={rows} />;
}

import { line, round, shape, type Pen } from "../pen.ts";

/** Colours of a row of houses: walls to choose from, roofs, and windows. */
export interface TownColours {
  walls: readonly string[];
  roof: string;
  shade: string;
  window: string;
}

const box = (x: number, y: number, wide: number, high: number): string =>
  `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}Z`;

const arch = (x: number, foot: number, wide: number, high: number): string =>
  `M${round(x)} ${round(foot)}v${round(-(high - wide / 2))}a${round(wide / 2)} ${round(wide / 2)} 0 0 1 ${round(wide)} 0v${round(high - wide / 2)}Z`;

function windows(pen: Pen, x: number, y: number, wide: number, high: number, colour: string): void {
  const size = Math.min(wide, 60) * 0.16;
  const columns = Math.max(1, Math.floor(wide / (size * 3)));
  const rows = Math.max(1, Math.floor(high / (size * 4.5)));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (pen.random() < 0.3) continue;
      const left = x + ((column + 0.5) * wide) / columns - size / 2;
      pen.draw(shape(arch(left, y + ((row + 0.75) * high) / rows, size, size * 1.9), colour, pen.between(0.55, 1)));
    }
}

/** A house with a roof of tiles, its right side in the shade. */
export function house(pen: Pen, x: number, foot: number, wide: number, high: number, colours: TownColours): void {
  const wall = colours.walls[Math.floor(pen.random() * colours.walls.length)] ?? colours.roof;
  const [top, eaves, rise] = [foot - high, wide * 0.06, wide * pen.between(0.16, 0.3)];
  pen.draw(
    shape(box(x, top, wide, high), wall),
    shape(box(x + wide * 0.72, top, wide * 0.28, high), colours.shade, 0.28),
    shape(
      `M${round(x - eaves)} ${round(top)}L${round(x + wide * 0.5)} ${round(top - rise)}L${round(x + wide + eaves)} ${round(top)}Z`,
      colours.roof,
    ),
    shape(
      `M${round(x + wide * 0.5)} ${round(top - rise)}L${round(x + wide + eaves)} ${round(top)}H${round(x + wide * 0.62)}Z`,
      colours.shade,
      0.3,
    ),
  );
  windows(pen, x, top, wide, high, colours.window);
}

/** A bell tower with a pointed roof. */
export function tower(pen: Pen, x: number, foot: number, wide: number, high: number, colours: TownColours): void {
  const top = foot - high;
  const [wall = colours.roof] = colours.walls;
  pen.draw(
    shape(box(x, top, wide, high), wall),
    shape(box(x + wide * 0.6, top, wide * 0.4, high), colours.shade, 0.3),
    shape(arch(x + wide * 0.28, top + wide * 1.15, wide * 0.44, wide * 0.85), colours.shade, 0.75),
    shape(box(x - wide * 0.07, top + wide * 1.4, wide * 1.14, wide * 0.1), colours.roof),
    shape(
      `M${round(x - wide * 0.1)} ${round(top)}L${round(x + wide / 2)} ${round(top - wide * 1.3)}L${round(x + wide * 1.1)} ${round(top)}Z`,
      colours.roof,
    ),
    line(`M${round(x + wide / 2)} ${round(top - wide * 1.3)}v${round(-wide * 0.4)}`, colours.shade, wide * 0.06),
  );
}

/** A dome on a drum. */
export function dome(x: number, foot: number, wide: number, colours: TownColours): string {
  const [half, drum] = [wide / 2, wide * 0.3];
  const [wall = colours.roof] = colours.walls;
  return [
    shape(box(x - half * 0.86, foot - drum, half * 1.72, drum), wall),
    shape(
      `M${round(x - half)} ${round(foot - drum)}C${round(x - half)} ${round(foot - drum - half * 1.1)} ${round(x - half * 0.35)} ${round(foot - drum - half * 1.35)} ${round(x)} ${round(foot - drum - half * 1.6)}C${round(x + half * 0.35)} ${round(foot - drum - half * 1.35)} ${round(x + half)} ${round(foot - drum - half * 1.1)} ${round(x + half)} ${round(foot - drum)}Z`,
      colours.roof,
    ),
    shape(
      `M${round(x)} ${round(foot - drum - half * 1.6)}C${round(x + half * 0.35)} ${round(foot - drum - half * 1.35)} ${round(x + half)} ${round(foot - drum - half * 1.1)} ${round(x + half)} ${round(foot - drum)}H${round(x + half * 0.3)}C${round(x + half * 0.5)} ${round(foot - drum - half * 0.8)} ${round(x + half * 0.2)} ${round(foot - drum - half * 1.2)} ${round(x)} ${round(foot - drum - half * 1.6)}Z`,
      colours.shade,
      0.3,
    ),
    line(`M${round(x)} ${round(foot - drum - half * 1.6)}v${round(-half * 0.35)}`, colours.roof, wide * 0.03),
  ].join("");
}

/** A bell-shaped temple with terraces and a spire. */
export function stupa(x: number, foot: number, wide: number, colour: string, light: string): string {
  const half = wide / 2;
  const outline = (side: number): string =>
    [
      `L${round(x + side * half)} ${round(foot)}v${round(-half * 0.22)}h${round(-side * half * 0.14)}v${round(-half * 0.2)}h${round(-side * half * 0.14)}v${round(-half * 0.18)}`,
      `h${round(-side * half * 0.12)}C${round(x + side * half * 0.6)} ${round(foot - half * 1.25)} ${round(x + side * half * 0.34)} ${round(foot - half * 1.3)} ${round(x + side * half * 0.2)} ${round(foot - half * 1.5)}`,
      `L${round(x)} ${round(foot - half * 2.55)}Z`,
    ].join("");
  const side = (direction: number): string => `M${round(x)} ${round(foot)}${outline(direction)}`;
  return [
    shape(side(-1), colour),
    shape(side(1), colour),
    shape(side(1), light, 0.55),
    ...[0.42, 0.6].map((height) =>
      line(`M${round(x - half * 0.7)} ${round(foot - half * height)}h${round(half * 1.4)}`, colour, half * 0.03),
    ),
    shape(arch(x - half * 0.14, foot, half * 0.28, half * 0.4), "#1c1420", 0.55),
  ].join("");
}

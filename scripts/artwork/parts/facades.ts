import { mix } from "../color.ts";
import { line, round, shape, type Pen } from "../pen.ts";
import { box } from "./buildings.ts";

/** Wall colors of a Portuguese harbor town; the blue ones are covered with tiles. */
const walls = [
  "#f0d9a8",
  "#e6b878",
  "#f5ead6",
  "#d99a7c",
  "#a9bccb",
  "#efe0c4",
  "#c77a62",
  "#f2e4cc",
  "#e9c98a",
  "#c3cdbd",
];

/** A tall narrow house under a roof of clay tiles, lit from the left; `depth` is the share of air before it. */
function house(pen: Pen, x: number, foot: number, wide: number, high: number, depth: number): void {
  const air = (color: string): string => mix(color, "#ecd0b8", depth);
  const paint = walls[Math.floor(pen.random() * walls.length)] ?? "#f0d9a8";
  const wall = air(paint);
  const top = foot - high;
  const rise = wide * pen.between(0.24, 0.38);
  const inset = wide * pen.between(0.12, 0.24);
  const roof = pen.fade(top - rise, top, [
    [0, air("#cf7a52")],
    [1, air("#94483a")],
  ]);
  pen.draw(
    shape(box(x, top, wide, high), wall),
    shape(box(x + wide * 0.8, top, wide * 0.2, high), "#4a2c44", 0.22),
    shape(box(x, foot - high * 0.3, wide, high * 0.3), "#5a3850", 0.14),
    shape(
      `M${round(x - 2)} ${round(top + 2)}L${round(x + inset)} ${round(top - rise)}H${round(x + wide - inset)}L${round(x + wide + 2)} ${round(top + 2)}Z`,
      roof,
    ),
    shape(box(x, top + 2, wide, 3.5), air("#5a2c34"), 0.4),
  );
  if (paint === "#a9bccb") {
    const rows = Array.from(
      { length: Math.floor(high / 6) },
      (_, row) => `M${round(x)} ${round(top + 6 + row * 6)}h${round(wide)}`,
    );
    const columns = Array.from(
      { length: Math.floor(wide / 6) },
      (_, column) => `M${round(x + 3 + column * 6)} ${round(top + 4)}v${round(high - 4)}`,
    );
    pen.draw(line(rows.join("") + columns.join(""), "#3f6f9c", 1.3, 0.45));
  }
  const columns = Math.max(2, Math.round(wide / 17));
  const rows = Math.max(2, Math.floor(high / 30));
  const balcony = pen.random() < 0.45;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [pane, tall] = [wide / columns / 2.3, 15];
      const left = x + ((column + 0.5) * wide) / columns - pane / 2;
      const y = top + 10 + (row * (high - 8)) / rows;
      const glass = air(pen.random() < 0.1 ? "#ffdf9c" : pen.random() < 0.5 ? "#3d4a5c" : "#5c5560");
      pen.draw(
        shape(box(left - 1.6, y - 1.6, pane + 3.2, tall + 3.2), air("#fbf4e4")),
        shape(box(left, y, pane, tall), glass),
      );
      if (balcony && row > 0)
        pen.draw(shape(box(left - 3.5, y + tall * 0.6, pane + 7, tall * 0.5), air("#2f3a3c"), 0.75));
    }
}

/** A row of houses from left to right; `foot` gives the street's height at a place. */
export function street(
  pen: Pen,
  [from, to]: readonly [number, number],
  foot: (x: number) => number,
  [low, high]: readonly [number, number],
  depth: number,
): void {
  for (let x = from; x < to;) {
    const wide = pen.between(34, 56);
    house(pen, x, foot(x + wide / 2), wide, pen.between(low, high), depth);
    x += wide;
  }
}

/** A baroque bell tower in tiers, such as that of Clérigos in Porto. */
export function bellTower(pen: Pen, x: number, foot: number, wide: number): void {
  let y = foot;
  for (const [share, high] of [
    [1, 2.1],
    [0.86, 1.3],
    [0.72, 1.2],
    [0.5, 0.6],
  ] as const) {
    const [half, tall] = [(wide * share) / 2, wide * high];
    pen.draw(
      shape(box(x - half, y - tall, half * 2, tall), "#d9c3a8"),
      shape(box(x + half * 0.3, y - tall, half * 0.7, tall), "#5a3a50", 0.3),
      shape(box(x - half * 0.28, y - tall * 0.8, half * 0.56, tall * 0.5), "#4a3a4c", 0.8),
      shape(box(x - half * 1.12, y - tall - 3, half * 2.24, 5), "#b99f88"),
    );
    y -= tall;
  }
  const half = wide * 0.24;
  pen.draw(
    shape(
      `M${round(x - half)} ${round(y)}Q${round(x - half)} ${round(y - half * 1.8)} ${round(x)} ${round(y - half * 2.6)}Q${round(x + half)} ${round(y - half * 1.8)} ${round(x + half)} ${round(y)}Z`,
      "#a58c7c",
    ),
    line(`M${round(x)} ${round(y - half * 2.5)}v${round(-half * 1.6)}`, "#6a5560", 2),
  );
}

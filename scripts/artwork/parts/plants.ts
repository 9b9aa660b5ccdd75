import { mix } from "../color.ts";
import { ellipse, line, round, shape, type Pen, type Point } from "../paint/pen.ts";

const along = ([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, t: number): Point => [
  (1 - t) ** 2 * x0 + 2 * (1 - t) * t * x1 + t ** 2 * x2,
  (1 - t) ** 2 * y0 + 2 * (1 - t) * t * y1 + t ** 2 * y2,
];

/** One leaf of a palm: a rib with leaflets hanging from it. */
function frond(pen: Pen, [x, y]: Point, angle: number, length: number, color: string): void {
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.7 + length * 0.32];
  const bend: Point = [x + Math.cos(angle) * length * 0.55, y + Math.sin(angle) * length * 0.75 - length * 0.2];
  const leaflets = Array.from({ length: 22 }, (_, index) => {
    const t = 0.1 + (index / 21) * 0.88;
    const [leafX, leafY] = along([x, y], bend, tip, t);
    const hang = length * 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.12)) * pen.between(0.8, 1.1);
    return `M${round(leafX)} ${round(leafY)}l${round(Math.cos(angle) * hang * 0.35)} ${round(hang)}`;
  });
  const rib = `M${round(x)} ${round(y)}Q${round(bend[0])} ${round(bend[1])} ${round(tip[0])} ${round(tip[1])}`;
  pen.draw(line(rib, color, length / 34), line(leaflets.join(""), color, length / 42));
}

/** A palm that leans; the crown is as wide as the trunk is high, or less. */
export function palm(pen: Pen, x: number, foot: number, height: number, lean: number, color: string): void {
  const top: Point = [x + lean, foot - height];
  const [half, thin] = [height / 38, height / 64];
  const trunk = `M${round(x - half)} ${round(foot)}Q${round(x - half + lean * 0.15)} ${round(foot - height * 0.55)} ${round(top[0] - thin)} ${round(top[1])}L${round(top[0] + thin)} ${round(top[1])}Q${round(x + half + lean * 0.25)} ${round(foot - height * 0.5)} ${round(x + half)} ${round(foot)}Z`;
  pen.draw(shape(trunk, color));
  const leaves = [-3.05, -2.65, -2.2, -1.75, -1.3, -0.9, -0.45, -0.08, 0.5, 2.6];
  for (const angle of leaves)
    frond(
      pen,
      top,
      angle + pen.between(-0.12, 0.12),
      height * pen.between(0.36, 0.46),
      mix(color, "#e9e59a", pen.between(0, 0.3)),
    );
  pen.draw(ellipse(top[0], top[1] + height * 0.02, height * 0.02, color));
}

/** A flat-topped tree of the plains. */
export function acacia(pen: Pen, x: number, foot: number, height: number, color: string, leaf = color): void {
  const crown = foot - height;
  const branch = (reach: number, up: number): string =>
    line(
      `M${round(x)} ${round(foot - height * 0.35)}Q${round(x + reach * 0.25)} ${round(foot - height * 0.6)} ${round(x + reach)} ${round(crown + up)}`,
      color,
      height / 34,
    );
  pen.draw(
    line(
      `M${round(x - height * 0.03)} ${round(foot)}Q${round(x + height * 0.03)} ${round(foot - height * 0.25)} ${round(x)} ${round(foot - height * 0.45)}`,
      color,
      height / 18,
    ),
    ...[-0.55, -0.25, 0.08, 0.34, 0.6].map((reach) => branch(reach * height, height * 0.09)),
  );
  for (let index = 0; index < 150; index += 1) {
    const place = pen.between(-1, 1);
    const layer = pen.between(-1, 1);
    const wide = height * pen.between(0.06, 0.15);
    const y = crown + height * (0.11 - (1 - place ** 2) * 0.11 + layer * 0.045);
    const light = mix(leaf, layer < 0 ? "#e8c26a" : "#1a140e", Math.abs(layer) * 0.22);
    pen.draw(ellipse(x + place * height * 0.74, y, wide, light, wide * pen.between(0.2, 0.3), 0.9));
  }
}

/** A slender tree such as stands beside southern farms. */
export const cypress = (x: number, foot: number, height: number, color: string): string => {
  const half = height * 0.09;
  return shape(
    `M${round(x)} ${round(foot - height)}C${round(x + half * 0.5)} ${round(foot - height * 0.8)} ${round(x + half * 1.5)} ${round(foot - height * 0.25)} ${round(x + half * 0.6)} ${round(foot)}H${round(x - half * 0.6)}C${round(x - half * 1.5)} ${round(foot - height * 0.25)} ${round(x - half * 0.5)} ${round(foot - height * 0.8)} ${round(x)} ${round(foot - height)}Z`,
    color,
  );
};

/** A conifer of stacked boughs. */
export function pine(pen: Pen, x: number, foot: number, height: number, color: string): void {
  const tiers = 6;
  const boughs = Array.from({ length: tiers }, (_, index) => {
    const top = foot - height + (height * index * 0.82) / tiers;
    const half = height * (0.05 + 0.028 * (index + 1)) * pen.between(0.9, 1.1);
    const low = top + height * 0.27;
    return `M${round(x)} ${round(top)}L${round(x + half)} ${round(low)}Q${round(x)} ${round(low - height * 0.05)} ${round(x - half)} ${round(low)}Z`;
  });
  pen.draw(shape(boughs.join(""), color));
}

/** Grass along a line, leaning a little with the wind. */
export function grass(
  pen: Pen,
  foot: (x: number) => number,
  count: number,
  height: number,
  color: string,
  opacity = 1,
): void {
  const blades = Array.from({ length: count }, () => {
    const x = pen.random() * pen.width;
    const tall = height * pen.between(0.4, 1);
    const y = foot(x) + 6;
    const lean = pen.between(-0.2, 0.55) * tall;
    const half = Math.max(1.2, height / 26);
    return `M${round(x - half)} ${round(y)}Q${round(x)} ${round(y - tall * 0.6)} ${round(x + lean)} ${round(y - tall)}Q${round(x + half)} ${round(y - tall * 0.5)} ${round(x + half)} ${round(y)}Z`;
  });
  pen.draw(shape(blades.join(""), color, opacity));
}

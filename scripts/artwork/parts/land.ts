import { mix } from "../colour.ts";
import { fractalNoise } from "../noise.ts";
import { round, shape, through, type Pen, type Point } from "../pen.ts";

/** How an outline of land runs. */
export interface RidgeSettings {
  /** Height of its foot in the picture. */
  base: number;
  /** How far it rises above and sinks below its middle. */
  rise: number;
  /** How many swells fit in the picture. */
  swells: number;
  /** How rough: 1 is a soft hill, 6 a rock face. */
  octaves?: number;
  /** Crests rather than swells. */
  sharp?: boolean;
  /** Raises the outline at a place from 0 to 1 across the picture, in parts of `rise`. */
  lift?: (place: number) => number;
}

/** The outline of hills or mountains, from left to right across the picture. */
export function ridge(pen: Pen, { base, rise, swells, octaves = 4, sharp = false, lift }: RidgeSettings): Point[] {
  const noise = fractalNoise(pen.random, octaves, sharp);
  const step = octaves > 3 ? pen.width / 200 : pen.width / 90;
  const count = Math.ceil((pen.width + 20) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const x = index * step - 10;
    const place = x / pen.width;
    return [x, base - rise * (0.5 + 0.5 * noise(place * swells + 3) + (lift?.(place) ?? 0))] as const;
  });
}

/** The closed area under an outline, down to a height. */
export const under = (points: readonly Point[], bottom: number): string =>
  `${through(points)}L${round(points.at(-1)?.[0] ?? 0)} ${round(bottom)}L${round(points[0]?.[0] ?? 0)} ${round(bottom)}Z`;

/** Land whose foot dissolves in haze. */
export function land(
  pen: Pen,
  points: readonly Point[],
  bottom: number,
  colour: string,
  haze: string,
  depth = 0.7,
): void {
  const top = Math.min(...points.map(([, y]) => y));
  const fill = pen.fade(top, bottom, [
    [0, colour],
    [0.35, mix(colour, haze, depth * 0.25)],
    [1, mix(colour, haze, depth)],
  ]);
  pen.draw(shape(under(points, bottom), fill));
}

/** The tops of an outline: points that nothing within a distance overlooks. */
export function summits(points: readonly Point[], distance: number): number[] {
  return points.flatMap(([x, y], index) => {
    const near = points.filter(([other]) => Math.abs(other - x) < distance);
    return near.every(([, height]) => height >= y) && near.some(([, height]) => height > y) ? [index] : [];
  });
}

/** The sides of mountains that the light falls on; `towards` is 1 for light from the right and -1 from the left. */
export function facets(
  pen: Pen,
  points: readonly Point[],
  towards: 1 | -1,
  fill: string,
  opacity: number,
  reach = 0.09,
): void {
  for (const top of summits(points, pen.width * 0.035)) {
    const [peakX, peakY] = points[top] ?? [0, 0];
    const edge: Point[] = [];
    for (let index = top; ; index += towards) {
      const point = points[index];
      if (!point || Math.abs(point[0] - peakX) > pen.width * reach) break;
      edge.push(point);
    }
    const [endX, endY] = edge.at(-1) ?? [peakX, peakY];
    if (endY - peakY < 12) continue;
    pen.draw(shape(`${through([...edge, ...creases(pen, [peakX, peakY], [endX, endY])])}Z`, fill, opacity));
  }
}

/** The ragged inner border of a lit side, from its foot back up to the peak. */
function creases(pen: Pen, [peakX, peakY]: Point, [endX, endY]: Point): Point[] {
  const [wide, deep] = [endX - peakX, Math.max(endY - peakY, Math.abs(endX - peakX) * 0.8) * 1.1];
  const teeth = [0.86, 0.74, 0.6, 0.5, 0.36, 0.27, 0.14];
  return teeth.map((share, index) => {
    const inner = index % 2 === 0 ? pen.between(0.16, 0.32) : pen.between(-0.06, 0.06);
    return [peakX + wide * share * (0.35 + inner), peakY + deep * Math.min(1, share + inner * 0.6)] as const;
  });
}

/** A bank of mist across the picture. */
export function mist(pen: Pen, y: number, thickness: number, colour: string, opacity: number): void {
  const fill = pen.fade(y - thickness, y + thickness, [
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ]);
  pen.draw(shape(`M0 ${round(y - thickness)}H${pen.width}V${round(y + thickness)}H0Z`, fill));
}

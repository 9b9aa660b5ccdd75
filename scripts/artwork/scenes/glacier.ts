import { birds, sky, streaks, sun } from "../parts/sky.ts";
import { facets, land, mist, ridge, summits, under } from "../parts/land.ts";
import { grass, pine } from "../parts/plants.ts";
import { glitter, ripples, water } from "../parts/water.ts";
import { line, round, shape, through, type Pen, type Point } from "../pen.ts";

/** Snow on the tops of an outline above a height, ragged below. */
function snow(pen: Pen, points: readonly Point[], lowest: number, depth: number, fill: string): void {
  for (const top of summits(points, pen.width * 0.03)) {
    const [peakX, peakY] = points[top] ?? [0, 0];
    if (peakY > lowest) continue;
    const cap = points.filter(([x, y]) => Math.abs(x - peakX) < pen.width * 0.07 && y < peakY + depth);
    const [left, right] = [cap[0], cap.at(-1)];
    if (!left || !right || cap.length < 5) continue;
    const teeth = Array.from({ length: 7 }, (_, index): Point => {
      const x = right[0] + ((left[0] - right[0]) * (index + 0.5)) / 7;
      return [x, peakY + depth * (index % 2 === 0 ? pen.between(0.95, 1.3) : pen.between(0.5, 0.7))];
    });
    pen.draw(shape(`${through([...cap, ...teeth])}Z`, fill, 0.92));
  }
}

/** Three towers, the middle one the highest, among lower tops. */
const skyline = (place: number): number =>
  [
    [0.3, 0.06, 0.55],
    [0.42, 0.05, 1.05],
    [0.53, 0.055, 0.75],
  ].reduce(
    (lift, [middle = 0, wide = 1, high = 0]) => lift + high * Math.exp(-(((place - middle) / wide) ** 2)),
    -0.55,
  );

/** Granite towers above a lake of melted ice, first light on their tops. */
export function glacier(pen: Pen): void {
  const { width, height } = pen;
  const shore = height * 0.66;
  sky(pen, shore, [
    [0, "#45689c"],
    [0.5, "#a8b4c8"],
    [0.82, "#f6cdb8"],
    [1, "#fbe1bd"],
  ]);
  sun(pen, width * 0.82, height * 0.43, 40, "#fff7e2", "#ffe3b4");
  streaks(pen, height * 0.08, height * 0.4, 9, "#ffe7d8", 0.5);
  pen.mirror(shore, 0.45, () => {
    const back = ridge(pen, { base: height * 0.6, rise: 210, swells: 6, octaves: 6, sharp: true });
    land(pen, back, shore, "#8b95b5", "#f3cfc0", 0.7);
    facets(pen, back, 1, "#fde6d2", 0.6, 0.05);
    const towers = ridge(pen, { base: height * 0.6, rise: 250, swells: 9, octaves: 6, sharp: true, lift: skyline });
    land(pen, towers, shore, "#4c5680", "#c9a7ae", 0.65);
    facets(pen, towers, 1, "#f6b48f", 0.6, 0.06);
    snow(pen, towers, height * 0.42, 46, "#fdf3ea");
    mist(pen, height * 0.57, 26, "#fff1e2", 0.55);
    land(pen, ridge(pen, { base: height * 0.655, rise: 80, swells: 4, octaves: 5 }), shore, "#3d4f6b", "#6f8390", 0.6);
  });
  water(pen, shore, [
    [0, "#a9e0d6", 0.4],
    [0.25, "#57b3b6", 0.6],
    [1, "#17566f", 0.9],
  ]);
  glitter(pen, width * 0.82, shore, height * 0.95, 110, "#fff3d8", 36);
  ripples(pen, shore, height, 70, "#dffaf0", 0.35);
  pen.draw(line(`M0 ${round(shore)}H${width}`, "#eafff7", 1.5, 0.6));
  const bank = ridge(pen, {
    base: height * 0.95,
    rise: 110,
    swells: 2,
    octaves: 4,
    lift: (place) => Math.abs(place - 0.55) * 2.4 - 0.9,
  });
  for (const [x, foot, tall] of [
    [40, 0.9, 230],
    [104, 0.92, 180],
    [168, 0.94, 140],
    [1150, 0.93, 210],
    [1090, 0.95, 150],
    [1190, 0.91, 260],
  ] as const)
    pine(pen, x, height * foot, tall, "#16303c");
  pen.draw(shape(under(bank, height), "#16303c"));
  grass(pen, () => height * 0.985, 240, 46, "#0f2530");
  birds(pen, width * 0.62, height * 0.22, 3, "#4c5680", 15);
}

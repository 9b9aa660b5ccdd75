import { line, round, shape, through, type Pen } from "../pen.ts";
import { heap, sky, stars, streaks } from "../parts/sky.ts";
import { facets, land, mist, ridge, under } from "../parts/land.ts";
import { pine } from "../parts/plants.ts";
import { ripples, water } from "../parts/water.ts";

/** Northern light: rays that hang side by side from a swaying line, brightest at their lower end. */
function aurora(pen: Pen, top: number, bottom: number, colour: string, phase: number): void {
  const fill = pen.fadeEach([
    [0, colour, 0],
    [0.6, colour, 0.22],
    [0.93, "#d9ffd9", 0.5],
    [1, colour, 0],
  ]);
  const step = 9;
  for (let x = -step; x < pen.width; x += step) {
    const low = bottom + Math.sin(x / 190 + phase) * 54 + Math.sin(x / 73 + phase * 2) * 16;
    const high = top + Math.sin(x / 61 + phase) * 30 + pen.between(-26, 26);
    const lean = pen.width * 0.02;
    pen.draw(
      shape(
        through([
          [x + lean, high],
          [x + lean + step, high],
          [x + step, low],
          [x, low],
        ]),
        fill,
        0.55 + 0.45 * Math.sin(x / 140 + phase * 3),
      ),
    );
  }
}

const cabin = (x: number, foot: number, size: number, wall: string): string =>
  [
    shape(
      `M${round(x)} ${round(foot)}v${round(-size * 0.55)}l${round(size * 0.35)} ${round(-size * 0.35)}l${round(size * 0.35)} ${round(size * 0.35)}v${round(size * 0.55)}Z`,
      wall,
    ),
    shape(
      `M${round(x - size * 0.08)} ${round(foot - size * 0.5)}l${round(size * 0.43)} ${round(-size * 0.45)}l${round(size * 0.43)} ${round(size * 0.45)}l${round(-size * 0.07)} ${round(size * 0.06)}l${round(-size * 0.36)} ${round(-size * 0.37)}l${round(-size * 0.36)} ${round(size * 0.37)}Z`,
      "#1b2340",
    ),
    shape(
      `M${round(x + size * 0.24)} ${round(foot - size * 0.42)}h${round(size * 0.22)}v${round(size * 0.2)}h${round(-size * 0.22)}Z`,
      "#ffdc8f",
    ),
  ].join("");

/** A fjord under the northern light, cabins on its shore. */
export function fjord(pen: Pen): void {
  const { width, height } = pen;
  const shore = height * 0.68;
  sky(pen, shore, [
    [0, "#0d1836"],
    [0.5, "#1c3a5c"],
    [0.85, "#3f7286"],
    [1, "#83b3ab"],
  ]);
  stars(pen, height * 0.5, 90);
  aurora(pen, height * 0.02, height * 0.3, "#5ee0a8", 0.4);
  aurora(pen, height * 0.04, height * 0.21, "#4fc9b4", 2.3);
  streaks(pen, height * 0.42, height * 0.55, 5, "#b9dcd2", 0.3);
  heap(pen, width * 0.5, shore - 30, 60, "#a6cdc4", 0.2);
  pen.mirror(shore, 0.42, () => {
    const far = ridge(pen, {
      base: shore - 90,
      rise: 250,
      swells: 5,
      octaves: 6,
      sharp: true,
      lift: (place) => 0.2 - ((place - 0.47) * 3) ** 2 * 0.5,
    });
    land(pen, far, shore, "#49758a", "#9cc7bd", 0.85);
    facets(pen, far, 1, "#cfeee0", 0.35, 0.05);
    const left = ridge(pen, {
      base: shore,
      rise: 190,
      swells: 7,
      octaves: 6,
      sharp: true,
      lift: (place) => 1.35 - place * 5.2,
    });
    land(pen, left, shore, "#14284a", "#3f7184", 0.6);
    facets(pen, left, 1, "#8fc4c0", 0.34, 0.055);
    const right = ridge(pen, {
      base: shore,
      rise: 200,
      swells: 6,
      octaves: 6,
      sharp: true,
      lift: (place) => 1.5 - (1 - place) * 5.2,
    });
    land(pen, right, shore, "#112342", "#386578", 0.55);
    facets(pen, right, -1, "#83b9ba", 0.34, 0.055);
    mist(pen, shore - 16, 22, "#cfe8dc", 0.4);
  });
  water(pen, shore, [
    [0, "#9cc7bb", 0.35],
    [0.2, "#3f7a88", 0.45],
    [1, "#0e1d3b", 0.92],
  ]);
  pen.draw(line(`M0 ${round(shore)}H${width}`, "#d8efe2", 1.5, 0.5));
  ripples(pen, shore, height, 70, "#bfe6d4", 0.35);
  const bank = ridge(pen, { base: height * 0.9, rise: 60, swells: 2, octaves: 4, lift: (place) => 1.4 - place * 3.4 });
  pen.draw(shape(under(bank, height), "#0c1730"));
  for (const x of [22, 44, 158, 176, 290, 306, 420])
    pine(pen, x, height * (0.845 + x / 4200), pen.between(80, 150), "#091226");
  for (const [x, foot, size, wall] of [
    [64, 0.85, 78, "#b8432f"],
    [196, 0.865, 66, "#c25038"],
    [330, 0.91, 58, "#a83a2c"],
  ] as const) {
    pen.draw(cabin(x, height * foot, size, wall));
  }
  pen.draw(
    shape(
      under(
        ridge(pen, { base: height * 0.95, rise: 40, swells: 3, octaves: 3, lift: (place) => 1.6 - place * 4 }),
        height,
      ),
      "#070e20",
    ),
  );
  for (let index = 0; index < 6; index += 1)
    pine(pen, width - 14 - index * 44, height * (0.99 + index * 0.01), 210 - index * 26, "#081022");
}

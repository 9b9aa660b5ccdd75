import { birds, sky, streaks, sun } from "../parts/sky.ts";
import { facets, land, mist, ridge } from "../parts/land.ts";
import { cypress } from "../parts/plants.ts";
import { dome, house, tower, type TownColours } from "../parts/buildings.ts";
import { glitter, ripples, water } from "../parts/water.ts";
import { line, round, shape, type Pen } from "../pen.ts";

const rowOf = (walls: readonly string[], roof: string): TownColours => ({
  walls,
  roof,
  shade: "#5b2f45",
  window: "#7a3b3c",
});

/** A row of houses that climbs towards the middle. */
function row(
  pen: Pen,
  from: number,
  to: number,
  foot: (x: number) => number,
  size: number,
  colours: TownColours,
): void {
  for (let x = from; x < to;) {
    const wide = size * pen.between(0.8, 1.35);
    house(pen, x, foot(x), wide, size * pen.between(1.1, 2.1), colours);
    x += wide * pen.between(0.82, 0.98);
  }
}

/** A town on a hill by the sea, late in the afternoon. */
export function oldTown(pen: Pen): void {
  const { width, height } = pen;
  const shore = height * 0.8;
  sky(pen, height * 0.66, [
    [0, "#5a86a8"],
    [0.45, "#b9c4bd"],
    [0.8, "#fbdcae"],
    [1, "#fcc58c"],
  ]);
  sun(pen, width * 0.14, height * 0.4, 46, "#fff6dc", "#ffdf9f");
  streaks(pen, height * 0.08, height * 0.4, 10, "#fff0d4", 0.45);
  const far = ridge(pen, { base: height * 0.6, rise: 220, swells: 3, octaves: 6, sharp: true });
  land(pen, far, shore, "#9a8aa3", "#f7cfa4", 0.8);
  facets(pen, far, -1, "#fbe0bd", 0.35);
  land(pen, ridge(pen, { base: height * 0.66, rise: 90, swells: 4, octaves: 4 }), shore, "#7d7f86", "#eec39b", 0.6);
  mist(pen, height * 0.68, 40, "#ffe6c0", 0.5);
  const hill = (x: number): number => shore - 250 * Math.exp(-(((x - 690) / 300) ** 2));
  pen.mirror(shore, 0.4, () => {
    const slope = Array.from({ length: 80 }, (_, index): [number, number] => [index * 16, hill(index * 16) - 6]);
    land(pen, slope, shore, "#7a8a6a", "#c79a6e", 0.5);
    for (const [x, tall] of [
      [330, 110],
      [362, 90],
      [1010, 120],
      [1052, 92],
      [300, 76],
    ] as const)
      pen.draw(cypress(x, hill(x) + 10, tall, "#2f5146"));
    row(pen, 560, 830, (x) => hill(x) + 26, 42, rowOf(["#f3d9b3", "#eec79a", "#f7e6c8"], "#b9603f"));
    tower(pen, 610, hill(640) + 16, 54, 230, rowOf(["#f4dcb4"], "#a9523a"));
    pen.draw(dome(756, hill(740) + 4, 120, rowOf(["#f6e2bd"], "#5f9a94")));
    row(pen, 450, 930, (x) => hill(x) + 88, 50, rowOf(["#efc796", "#f5deb8", "#e7b184", "#f0d2a4"], "#b4563b"));
    row(
      pen,
      360,
      1040,
      (x) => Math.min(shore - 26, hill(x) + 152),
      58,
      rowOf(["#e9b98a", "#f2d7ac", "#dd9c74", "#f6e4c4"], "#a74c36"),
    );
    for (const [x, tall] of [
      [430, 120],
      [912, 130],
      [690, 90],
    ] as const)
      pen.draw(cypress(x, shore - 30, tall, "#274a40"));
    row(pen, 300, 1090, () => shore, 62, rowOf(["#f4dab0", "#e4aa7e", "#efc795", "#d98f6b"], "#9c4433"));
  });
  water(pen, shore, [
    [0, "#f3c592", 0.35],
    [0.3, "#c98f7c", 0.5],
    [1, "#3f6478", 0.85],
  ]);
  glitter(pen, width * 0.14, shore, height, 120, "#fff2cc", 40);
  ripples(pen, shore, height, 60, "#ffe9c9", 0.4);
  pen.draw(line(`M0 ${round(shore)}H${width}`, "#fff0d2", 1.5, 0.6));
  for (const [x, y, size] of [
    [190, 0.905, 74],
    [1010, 0.93, 96],
  ] as const) {
    const foot = height * y;
    pen.draw(
      shape(
        `M${round(x - size * 0.5)} ${round(foot - size * 0.12)}Q${round(x)} ${round(foot + size * 0.2)} ${round(x + size * 0.5)} ${round(foot - size * 0.12)}Z`,
        "#3b3149",
      ),
      shape(
        `M${round(x - 2)} ${round(foot - size * 0.18)}V${round(foot - size * 1.25)}Q${round(x + size * 0.5)} ${round(foot - size * 0.5)} ${round(x + size * 0.44)} ${round(foot - size * 0.18)}Z`,
        "#fff4dc",
      ),
      shape(
        `M${round(x - 6)} ${round(foot - size * 0.18)}V${round(foot - size)}Q${round(x - size * 0.4)} ${round(foot - size * 0.4)} ${round(x - size * 0.38)} ${round(foot - size * 0.18)}Z`,
        "#e9a06a",
      ),
    );
  }
  birds(pen, width * 0.36, height * 0.2, 6, "#5b5a72", 12);
}

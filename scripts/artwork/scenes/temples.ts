import { birds, sky, streaks, sun } from "../parts/sky.ts";
import { land, mist, ridge, under } from "../parts/land.ts";
import { foliage } from "../parts/plants.ts";
import { stupa } from "../parts/buildings.ts";
import { balloon } from "../parts/balloon.ts";
import { mix } from "../colour.ts";
import { shape, type Pen } from "../pen.ts";

/** A plain full of temples at sunrise, balloons above it. */
export function temples(pen: Pen): void {
  const { width, height } = pen;
  sky(pen, height * 0.66, [
    [0, "#5b6d9c"],
    [0.4, "#c99aa5"],
    [0.75, "#f9bd8b"],
    [1, "#fde3ac"],
  ]);
  sun(pen, width * 0.36, height * 0.5, 64, "#fff4d4", "#ffd596");
  streaks(pen, height * 0.12, height * 0.5, 9, "#ffe9cf", 0.45);
  land(
    pen,
    ridge(pen, { base: height * 0.6, rise: 110, swells: 3, octaves: 5 }),
    height * 0.7,
    "#a68ba6",
    "#fbcf9c",
    0.8,
  );
  balloon(pen, width * 0.7, height * 0.24, 56, ["#c8553d", "#f2b872"]);
  balloon(pen, width * 0.54, height * 0.14, 34, ["#5b7f86", "#f6dcae"]);
  balloon(pen, width * 0.87, height * 0.38, 30, ["#9c4a5a", "#f4c58c"]);
  balloon(pen, width * 0.15, height * 0.25, 40, ["#d98f4e", "#fbe4b8"]);
  const plans = [
    {
      depth: 0,
      y: 0.68,
      spots: [
        [90, 70],
        [260, 100],
        [520, 84],
        [700, 64],
        [900, 110],
        [1110, 76],
      ],
    },
    {
      depth: 0.4,
      y: 0.75,
      spots: [
        [170, 150],
        [420, 110],
        [790, 190],
        [1030, 130],
      ],
    },
    {
      depth: 0.85,
      y: 0.87,
      spots: [
        [330, 300],
        [660, 130],
        [1090, 250],
      ],
    },
  ] as const;
  for (const { depth, y, spots } of plans) {
    const stone = mix("#c08a7e", "#7c3b3a", depth);
    for (const [x, wide] of spots) pen.draw(stupa(x, height * y, wide, stone, mix("#f3b887", "#c86d4c", depth)));
    const trees = ridge(pen, { base: height * (y + 0.012), rise: 20 + depth * 30, swells: 6, octaves: 4 });
    foliage(pen, trees, 7 + depth * 12, mix("#a58f7c", "#3f4a3c", depth));
    pen.draw(
      shape(
        under(trees, height),
        pen.fade(height * y, height * (y + 0.12), [
          [0, mix("#a58f7c", "#3f4a3c", depth)],
          [1, mix("#f0c79a", "#59503f", depth)],
        ]),
      ),
    );
    mist(pen, height * (y + 0.035), 30, "#ffe3b5", 0.55 - depth * 0.4);
  }
  const front = ridge(pen, { base: height * 0.97, rise: 60, swells: 3, octaves: 4 });
  foliage(pen, front, 24, "#26302c");
  pen.draw(shape(under(front, height), "#26302c"));
  birds(pen, width * 0.4, height * 0.3, 6, "#6b4a5c", 11);
}

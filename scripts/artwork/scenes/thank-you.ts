import { blend, rgb } from "../paint/color.ts";
import { createField, fractal, smoothstep, type Field } from "../paint/field.ts";
import { paintScenery, project } from "../paint/landscape.ts";
import type { Terrain } from "../paint/terrain.ts";
import { balloon } from "../parts/balloon.ts";
import { cypress } from "../parts/plants.ts";
import type { Pen } from "../paint/pen.ts";

const rough = fractal(createField(91), 4);
const hills = createField(92);

const height: Field = (x, z) =>
  hills(x / 420, z / 420) * 46 + hills(x / 1900, z / 1900) * 110 * smoothstep(500, 2600, z) + rough(x / 70, z / 70) * 5;

const terrain: Terrain = {
  height,
  level: -300,
  near: 60,
  far: 15000,
  camera: { x: 0, height: 108, horizon: 505, focal: 1350 },
  sun: [-0.68, 0.3, 0.62],
  sunlight: [1.15, 0.86, 0.5],
  skylight: [0.42, 0.48, 0.52],
  haze: (place) => blend(rgb("#ffe2ab"), rgb("#c4cfcf"), place),
  hazeDistance: 1700,
  shadow: 220,
  color: ({ x, z }) => {
    const fields = hills(Math.floor(x / 90 + rough(z / 120, 2)) * 3.1, Math.floor(z / 130 + rough(x / 140, 5)) * 5.7);
    const furrow = 1 + Math.sin((x + z * fields * 2) / 2.6) * 0.06 * smoothstep(900, 200, z);
    const crop = blend(rgb("#6f8f45"), rgb("#c9b25e"), smoothstep(-0.4, 0.5, fields));
    const wood = smoothstep(0.12, 0.2, rough(x / 110, z / 110));
    const ground = blend(crop, rgb("#2f5238"), wood * 0.85);
    return [ground[0] * furrow, ground[1] * furrow, ground[2] * furrow];
  },
};

/** A balloon above misty hills with cypresses, soon after sunrise. */
export function thankYou(pen: Pen): void {
  paintScenery(pen, {
    terrain,
    sky: {
      stops: [
        [0, rgb("#ffe3ae")],
        [0.3, rgb("#f3d3b0")],
        [0.65, rgb("#a9c3cc")],
        [1, rgb("#5f97b4")],
      ],
      sun: { x: 440, y: 418, radius: 32, disk: rgb("#fff6dc"), glow: rgb("#b98a4a"), reach: 340 },
      clouds: {
        seed: 43,
        cover: 0.55,
        stretch: 2.8,
        size: 0.36,
        lit: rgb("#fff0d4"),
        shaded: rgb("#a3b4c0"),
        opacity: 0.75,
      },
    },
  });
  for (const [left, far, count, turn] of [
    [-150, 420, 9, 0.5],
    [60, 620, 12, -0.4],
    [210, 360, 7, 0.9],
    [-420, 900, 12, 0.2],
  ] as const)
    for (let index = 0; index < count; index += 1) {
      const z = far + index * 17 * turn;
      const { at, meter } = project(terrain, pen.width, left + index * 15, z);
      pen.draw(cypress(at[0], at[1] + meter, meter * pen.between(11, 15), "#2c4a3a"));
    }
  balloon(pen, 1340, 374, 100, ["#b4483a", "#f3d6a6"]);
}

import { blend, rgb, type Rgb } from "../paint/color.ts";
import { createField, fractal, ridged, smoothstep, type Field } from "../paint/field.ts";
import { paintScenery, project } from "../paint/landscape.ts";
import type { Terrain } from "../paint/terrain.ts";
import { bungalow } from "../parts/buildings.ts";
import { palm } from "../parts/plants.ts";
import type { Pen } from "../paint/pen.ts";

const crest = ridged(createField(41), 6);
const rough = fractal(createField(42), 5);
const patch = fractal(createField(43), 4);

/** The volcano in the middle of the lagoon: a block of basalt above green ridges. */
function volcano(x: number, z: number): number {
  const away = Math.hypot(x - 260, (z - 5200) * 0.9);
  const slopes =
    560 * Math.exp(-((away / 1150) ** 2)) + crest(x / 900, z / 900) * 330 * Math.exp(-((away / 1500) ** 2));
  const block = (left: number, top: number, wide: number): number =>
    top - Math.max(0, Math.hypot(x - left + rough(x / 120, z / 120) * 150, (z - 5200) * 0.6) - wide) * 3.2;
  return Math.max(slopes, block(230, 1060, 70), block(470, 850, 60), block(-140, 640, 30)) - 120;
}

/** Low islands of coral sand on the reef, covered with palms. */
function islet(x: number, z: number): number {
  const shape = (left: number, far: number, wide: number, deep: number): number =>
    1 - Math.hypot((x - left) / wide, (z - far) / deep) + rough(x / 160, z / 160) * 0.35;
  const inland = Math.max(shape(-760, 1500, 560, 170), shape(1250, 2100, 640, 170), shape(-150, 2900, 330, 140));
  const trees = smoothstep(0.16, 0.3, inland) * (16 + rough(x / 22, z / 22) * 16);
  return Math.min(inland * 14, 2.4) + trees;
}

const height: Field = (x, z) => Math.max(z > 3200 ? volcano(x, z) : islet(x, z));

const sand = rgb("#f7ead0");
const leaf = rgb("#4f9a55");
const jungle = rgb("#3b7a48");
const basalt = rgb("#6f6a62");

const terrain: Terrain = {
  height,
  level: 0,
  near: 130,
  far: 7600,
  camera: { x: 60, height: 86, horizon: 372, focal: 1000 },
  sun: [-0.62, 0.6, -0.5],
  sunlight: [0.84, 0.74, 0.54],
  skylight: [0.42, 0.52, 0.62],
  haze: () => rgb("#bfe0ea"),
  hazeDistance: 16000,
  shadow: 900,
  color: ({ x, z, height: top, up }) => {
    if (top < 2.6 && z < 3200) return sand;
    const green = blend(leaf, jungle, smoothstep(-0.3, 0.3, rough(x / 90, z / 90)));
    return z < 3200 ? green : blend(basalt, green, smoothstep(0.3, 0.5, up + rough(x / 100, z / 100) * 0.2));
  },
};

/** The bottom of the lagoon: pale sand, coral gardens, and blue channels. */
function lagoonBed(x: number, z: number): Rgb {
  const depth = smoothstep(-0.28, 0.42, patch(x / 420 + 3, z / 640) + (z - 700) / 3800 - 0.05);
  const water = blend(
    rgb("#8eebdc"),
    blend(rgb("#25b9c6"), rgb("#0d76ad"), smoothstep(0.4, 1, depth)),
    smoothstep(0, 0.6, depth),
  );
  const coral = smoothstep(0.1, 0.24, patch(x / 46, z / 70 + 9)) * smoothstep(0.75, 0.3, depth);
  return blend(water, rgb("#1c8a8a"), coral * 0.62);
}

/** French Polynesia: a lagoon with a reef around an old volcano. */
export function lagoon(pen: Pen): void {
  paintScenery(pen, {
    terrain,
    sky: {
      stops: [
        [0, rgb("#d8eef0")],
        [0.35, rgb("#9fd3ea")],
        [1, rgb("#3a8fc8")],
      ],
      clouds: {
        seed: 14,
        cover: 0.62,
        stretch: 1.5,
        size: 0.3,
        lit: rgb("#fffdf6"),
        shaded: rgb("#a9c4d8"),
        opacity: 0.92,
      },
    },
    water: { seed: 6, deep: lagoonBed, reflection: [0.5, 0.04], ripple: 3 },
  });
  for (let index = 0; index < 7; index += 1) {
    const { at, meter } = project(terrain, pen.width, 150 + (index % 2) * 26 + index * 9, 300 + index * 62, 0);
    bungalow(pen, at, meter * 17);
  }
  palm(pen, 66, 850, 520, 120, "#245c3c");
  palm(pen, -30, 840, 400, 190, "#1d4d36");
}

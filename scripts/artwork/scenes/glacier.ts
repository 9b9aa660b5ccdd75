import { blend, rgb } from "../paint/color.ts";
import { createField, fractal, ridged, smoothstep, type Field } from "../paint/field.ts";
import { paintScenery } from "../paint/landscape.ts";
import type { Terrain } from "../paint/terrain.ts";
import type { Pen } from "../paint/pen.ts";

const crest = ridged(createField(11), 6);
const rough = fractal(createField(12), 5);

/** Fitz Roy and its neighbors as seen from the east: place, height and steepness of each granite tower. */
const towers = [
  [-1150, 900, 1.7],
  [-870, 1060, 2.4],
  [-560, 1420, 3.1],
  [40, 1890, 2.5],
  [210, 1640, 2],
  [700, 1080, 1.9],
  [1080, 960, 1.8],
  [1500, 640, 1.2],
  [-1700, 560, 1.1],
] as const;

const massif: Field = (x, z) => {
  const bend = rough(x / 330, z / 330) * 190;
  const grooves = crest(x / 420, z / 900) * 260 + rough(x / 60, z / 160) * 34;
  const peaks = towers.map(([place, height, steep]) => {
    const away = Math.hypot(x - place + bend * 0.7, (z - 4300 + bend) * 0.8);
    return height - Math.max(0, away - 40) * steep + grooves * smoothstep(0, 260, away) * 0.7;
  });
  const foot = 420 - Math.abs(z - 4300) * 0.22 + crest(x / 900, z / 900) * 320;
  return Math.max(...peaks, foot);
};

/** How far a point lies inside the tongue of ice that winds down to the lake, in meters. */
const glacierEdge = (x: number, z: number): number =>
  z < 3600 ? 300 - (z - 1500) * 0.04 + rough(z / 300, 5) * 120 - Math.abs(x - 420 - Math.sin(z / 520) * 150) : 0;

const height: Field = (x, z) => {
  const far = massif(x, z) * smoothstep(1500, 3300, z) - 60 * (1 - smoothstep(1500, 2300, z));
  const shoreline =
    34 *
    smoothstep(30, -120, Math.abs(x + 60) * -1 + 110 + z * 0.1 + rough(z / 90, x / 90) * 80) *
    smoothstep(420, 200, z);
  const inside = glacierEdge(x, z);
  const front = smoothstep(1440, 1580, z - rough(x / 90, 3) * 90);
  if (inside > 0 && front > 0) {
    const surface = (46 + (z - 1440) * 0.2) * smoothstep(0, 150, inside) + crest(x / 150, z / 70) * 26;
    return Math.max(far, surface * front);
  }
  return Math.max(far, shoreline + rough(x / 40, z / 40) * 9 - 8 - z * 0.02);
};

const granite = rgb("#9c8478");
const warm = rgb("#c49a7c");
const snow = rgb("#f6f4f2");
const ice = rgb("#b9dbe6");
const stone = rgb("#5d5a50");

const terrain: Terrain = {
  height,
  level: 0,
  near: 90,
  far: 6500,
  camera: { x: -60, height: 62, horizon: 590, focal: 1010 },
  sun: [-0.8, 0.26, -0.54],
  sunlight: [1.2, 0.72, 0.46],
  skylight: [0.34, 0.42, 0.62],
  haze: (place) => blend(rgb("#f0cdb6"), rgb("#b9c3d6"), place),
  hazeDistance: 15000,
  shadow: 1500,
  color: ({ x, z, height: top, up }) => {
    const patch = rough(x / 130, z / 130);
    if (z < 900) return blend(stone, rgb("#7d7a5c"), smoothstep(-0.2, 0.3, patch));
    const rock = blend(granite, warm, smoothstep(-0.3, 0.4, rough(x / 500, top / 120)));
    const field = smoothstep(0.42, 0.7, up + patch * 0.35) * smoothstep(120, 330, top + patch * 160);
    const tongue = smoothstep(0.5, 0.8, up + patch * 0.2) * smoothstep(2000, 2500, z);
    const glacial = z > 1400 ? Math.max(tongue * 0.5, smoothstep(0, 60, glacierEdge(x, z))) : 0;
    const crevasse =
      z < 1760
        ? blend(rgb("#b4dbe9"), rgb("#e6f5fa"), crest(x / 150, top / 40))
        : blend(rgb("#5fa3c4"), rgb("#eaf6fa"), smoothstep(0.42, 0.7, crest(x / 150, z / 70) + (up - 0.8) * 0.5));
    return blend(blend(rock, z < 3300 ? crevasse : ice, glacial), snow, field * (z < 3300 ? 0.4 : 1));
  },
};

/** Patagonia: first light on Fitz Roy, and a glacier above its lake. */
export function glacier(pen: Pen): void {
  paintScenery(pen, {
    terrain,
    sky: {
      stops: [
        [0, rgb("#f7cfae")],
        [0.28, rgb("#dcb9b8")],
        [0.6, rgb("#8096c0")],
        [1, rgb("#3c5c93")],
      ],
      clouds: {
        seed: 5,
        cover: 0.62,
        stretch: 2.2,
        size: 0.42,
        lit: rgb("#ffd2b4"),
        shaded: rgb("#8d8cab"),
        opacity: 0.85,
      },
    },
    water: { seed: 3, deep: rgb("#1f6c7c"), reflection: [0.8, 0.3], ripple: 4 },
  });
}

import { blend, rgb } from "../paint/color.ts";
import { createField, fractal, smoothstep, type Field } from "../paint/field.ts";
import { paintScenery, project } from "../paint/landscape.ts";
import type { Terrain } from "../paint/terrain.ts";
import { sugarPalm } from "../parts/plants.ts";
import { ellipse, type Pen } from "../pen.ts";

const rough = fractal(createField(71), 5);

/** A tower in the form of a lotus bud: tiers that first lean outwards and then close to a point. */
function bud(x: number, z: number, base: number, top: number, radius: number): number {
  const away = (Math.max(Math.abs(x), Math.abs(z)) * 0.6 + Math.hypot(x, z) * 0.4) / radius;
  if (away > 1) return 0;
  const share = (1 - away ** 1.9) ** 0.8 * 9;
  const tier = Math.floor(share);
  return base + ((tier + smoothstep(0.5, 1, share - tier)) / 9) * (top - base);
}

/** A gallery around a court, with a roof of stone. */
function gallery(x: number, z: number, half: number, deep: number, wall: number): number {
  const inward = Math.min(half - Math.abs(x), deep - Math.abs(z));
  if (inward < 0) return 0;
  return inward < 7 ? wall + 3.5 * (1 - (Math.abs(inward - 3.5) / 3.5) ** 2) : wall * 0.55;
}

/** Angkor Wat, seen across its pond from the northwest: three galleries above each other, and five towers. */
const height: Field = (east, north) => {
  const turn = 0.37;
  const [away, side] = [north - 392, east - 6];
  const x = side * Math.cos(turn) - away * Math.sin(turn);
  const z = side * Math.sin(turn) + away * Math.cos(turn);
  const towers = [
    bud(x, z, 32, 69, 9.5),
    ...[-1, 1].flatMap((left) => [bud(x - left * 30, z - 30, 26, 52, 8), bud(x - left * 30, z + 30, 26, 52, 8)]),
    ...[-1, 1].flatMap((left) => [bud(x - left * 56, z + 50, 14, 27, 7), bud(x - left * 56, z - 50, 14, 27, 7)]),
    bud(x, z + 104, 9, 21, 9),
  ];
  const galleries = [gallery(x, z, 104, 108, 9), gallery(x, z, 58, 56, 15), gallery(x, z, 33, 33, 25)];
  const stairs = Math.abs(x) < 5 && z < -33 && z > -58 ? 25 + (z + 33) * 0.6 : 0;
  const temple = Math.max(...towers, ...galleries, stairs);
  if (temple > 0) return temple + 2 + rough(east / 2.5, north / 2.5) * 1.1;
  const bank =
    smoothstep(-6, 30, north - 226 + rough(east / 50, north / 50) * 30) * 4 - 1 + rough(east / 9, north / 9) * 0.8;
  const jungle = smoothstep(470, 560, north) * (17 + rough(east / 22, north / 22) * 16);
  const grove =
    smoothstep(0.14, 0.32, rough(east / 34 + 8, north / 50)) *
    smoothstep(96, 150, Math.abs(east - 6)) *
    (10 + rough(east / 7, north / 7) * 9);
  return bank + Math.max(jungle, north > 250 ? grove : 0);
};

const terrain: Terrain = {
  height,
  level: 0,
  near: 120,
  far: 900,
  camera: { x: 0, height: 11, horizon: 508, focal: 1500 },
  sun: [-0.72, 0.24, 0.65],
  sunlight: [1.5, 0.8, 0.42],
  skylight: [0.86, 0.62, 0.62],
  haze: (place) => blend(rgb("#f6b27a"), rgb("#c98391"), Math.abs(place - 0.34) * 1.5),
  hazeDistance: 1000,
  shadow: 60,
  color: ({ x, z, height: top, up }) => {
    const patch = rough(x / 9, z / 9 + top / 6);
    if (top > 8 && Math.abs(x) < 150 && z > 250 && z < 520) return blend(rgb("#5d4a48"), rgb("#80685c"), 0.5 + patch);
    return blend(rgb("#2f3a26"), rgb("#5a6236"), smoothstep(-0.2, 0.4, patch) * up);
  },
};

/** Cambodia: the five towers of Angkor Wat at sunrise, mirrored in the pond before it. */
export function temples(pen: Pen): void {
  const { width } = pen;
  paintScenery(pen, {
    terrain,
    sky: {
      stops: [
        [0, rgb("#fbc27c")],
        [0.22, rgb("#f3a07a")],
        [0.5, rgb("#bd7a92")],
        [0.8, rgb("#6a5c94")],
        [1, rgb("#46497f")],
      ],
      sun: { x: 405, y: 400, radius: 25, disk: rgb("#fff1cc"), glow: rgb("#b5673a"), reach: 230 },
      clouds: {
        seed: 29,
        cover: 0.66,
        stretch: 2.6,
        size: 0.34,
        lit: rgb("#ffc08a"),
        shaded: rgb("#85628c"),
        opacity: 0.85,
      },
    },
    water: { seed: 9, deep: rgb("#2c2440"), reflection: [0.94, 0.72], ripple: 3 },
  });
  for (const [x, z, tall] of [
    [-118, 262, 25],
    [-104, 300, 27],
    [-90, 276, 21],
    [112, 268, 26],
    [101, 310, 24],
    [92, 290, 19],
  ] as const) {
    const { at, meter } = project(terrain, width, x, z, 2);
    sugarPalm(pen, at[0], at[1], tall * meter, "#3a2733");
  }
  for (let index = 0; index < 60; index += 1) {
    const y = pen.between(690, 800);
    const x = index < 34 ? pen.between(-20, 330) : pen.between(860, 1220);
    const size = (y - 640) / 7;
    pen.draw(ellipse(x, y, size, pen.random() < 0.5 ? "#3d4638" : "#525a3e", size * 0.26, 0.9));
    if (index % 7 === 0) pen.draw(ellipse(x, y - size * 0.35, size * 0.28, "#e79aa8", size * 0.36));
  }
}

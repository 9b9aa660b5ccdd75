import { add, blend, rgb, type Rgb } from "../paint/color.ts";
import { createField, fractal, ridged, smoothstep, type Field } from "../paint/field.ts";
import { duskForText, paintScenery } from "../paint/landscape.ts";
import type { Terrain } from "../paint/terrain.ts";
import { cabin } from "../parts/buildings.ts";
import type { Pen } from "../paint/pen.ts";

const crest = ridged(createField(21), 6);
const rough = fractal(createField(22), 5);
const grain = createField(23);

/** The walls of the fjord rise from the water at both sides and close it off far away. */
const height: Field = (x, z) => {
  const middle = Math.sin(z / 1500) * 260 + 60;
  const half = 330 + grain(z / 900, 4) * 150 - smoothstep(3200, 5200, z) * 700;
  const inland = Math.abs(x - middle) - half;
  const wall = smoothstep(0, 820, inland) * (640 + crest(x / 900, z / 900) * 900);
  const foot = smoothstep(-10, 60, inland) * 26;
  return inland < -40 ? -5 : wall * (0.72 + crest(x / 430, z / 560) * 0.42) + foot + rough(x / 70, z / 70) * 22 - 8;
};

const [rock, snow] = [rgb("#5d6b80"), rgb("#dfeaf4")];

const terrain: Terrain = {
  height,
  level: 0,
  near: 120,
  far: 8000,
  camera: { x: 40, height: 42, horizon: 540, focal: 900 },
  sun: [0.62, 0.5, -0.6],
  sunlight: [0.42, 0.56, 0.68],
  skylight: [0.18, 0.36, 0.4],
  haze: () => rgb("#3b7a85"),
  hazeDistance: 7000,
  shadow: 1200,
  color: ({ x, z, height: top, up }) => {
    const patch = rough(x / 120, z / 120);
    return blend(rock, snow, smoothstep(0.42, 0.66, up + patch * 0.3) * smoothstep(20, 260, top + patch * 240));
  },
};

/** Curtains of northern lights: bright at their lower edge, with rays that fade upwards. */
function aurora(x: number, y: number): Rgb {
  let light: Rgb = [0, 0, 0];
  for (const [bottom, swing, phase, strength] of [
    [330, 95, 0.4, 1],
    [235, 75, 2.6, 0.7],
    [150, 60, 4.4, 0.45],
  ] as const) {
    const edge = bottom + Math.sin(x / 210 + phase) * swing + grain(x / 130, phase) * 50 - x * 0.06;
    const up = edge - y;
    const ray = 0.55 + grain(x / 26, phase * 7) * 0.3 + grain(x / 8, phase * 3) * 0.2;
    const tall = 120 + grain(x / 60, phase * 5) * 55;
    const glow = strength * ray * smoothstep(-18, 14, up) * Math.exp(-Math.max(0, up) / tall);
    light = add(light, blend(rgb("#43e6a0"), rgb("#7a5bd0"), smoothstep(30, 230, up)), glow * 0.75);
  }
  const star = grain(Math.round(x / 1.6) * 7.31, Math.round(y / 1.6) * 3.77);
  return star > 0.93 ? add(light, [1, 1, 1], (star - 0.93) * 8 * smoothstep(420, 120, y)) : light;
}

/** Norway: northern lights above a fjord, and fishermen's cabins on stilts. */
export function fjord(pen: Pen): void {
  const { width, height: bottom } = pen;
  const tall = bottom > width;
  const horizon = tall ? bottom * 0.72 : terrain.camera.horizon;
  const lower = horizon - terrain.camera.horizon;
  paintScenery(pen, {
    terrain: { ...terrain, camera: { ...terrain.camera, horizon } },
    sky: {
      stops: [
        [0, rgb("#4d8f93")],
        [0.3, rgb("#1f5068")],
        [0.7, rgb("#12294a")],
        [1, rgb("#0b1631")],
      ],
      light: (x, y) => aurora(x, y - lower),
    },
    water: { seed: 5, deep: rgb("#081a2e"), reflection: [0.85, 0.55], ripple: 6 },
    dusk: duskForText(pen, rgb("#5a6480")),
  });
  const left = tall ? width * 0.33 : width > 1200 ? width * 0.655 : 845;
  const size = tall ? 1.2 : 1;
  for (const [x, foot, high] of [
    [905, 622, 46],
    [965, 640, 62],
    [845, 672, 96],
    [1010, 706, 118],
  ] as const)
    cabin(pen, left + (x - 845) * size, horizon + (foot - 540) * size, high * size);
}

import { blend, rgb } from "../paint/color.ts";
import { createField, fractal, ridged, smoothstep, type Field } from "../paint/field.ts";
import { paintScenery, project } from "../paint/landscape.ts";
import type { Terrain } from "../paint/terrain.ts";
import { palm } from "../parts/plants.ts";
import type { Pen } from "../paint/pen.ts";

const crest = ridged(createField(61), 5);
const rough = fractal(createField(62), 4);
const wide = createField(63);

const step = 3.2;

/** The slope that the terraces follow: a valley that winds away between two hillsides. */
function slope(x: number, z: number): number {
  const valley = 30 * Math.sin(z / 110) + 18;
  const side = (x - valley) / 70;
  return 38 * (1 - Math.exp(-side * side * 0.45)) + z * 0.05 + wide(x / 46, z / 46) * 7;
}

/** Jungle on the hills behind the terraces, and Mount Agung. */
function background(x: number, z: number): number {
  const hills = smoothstep(420, 900, z) * (46 + wide(x / 260, z / 300) * 60) + rough(x / 16, z / 16) * 9;
  const agung = 3000 * Math.exp(-((Math.hypot(x + 2300, z - 15000) / 3900) ** 1.15)) + crest(x / 1500, z / 1500) * 160;
  return z > 6000 ? agung - 200 : hills;
}

const height: Field = (x, z) => {
  if (z > 430 + wide(x / 90, 2) * 60) return background(x, z) + 16;
  const level = slope(x, z) / step;
  const share = level - Math.floor(level);
  return (Math.floor(level) + smoothstep(0.86, 1, share) + 0.16 * smoothstep(0.7, 0.84, share)) * step;
};

const terrain: Terrain = {
  height,
  level: -100,
  near: 16,
  far: 21000,
  camera: { x: 6, height: 62, horizon: 255, focal: 940 },
  sun: [0.72, 0.42, 0.55],
  sunlight: [1.25, 1.02, 0.62],
  skylight: [0.42, 0.5, 0.54],
  haze: (place) => blend(rgb("#b9d3d3"), rgb("#fbe3b0"), place),
  hazeDistance: 1500,
  shadow: 60,
  color: ({ x, z, up }) => {
    if (z > 6000) return rgb("#46608a");
    if (z > 420) return blend(rgb("#2f5a35"), rgb("#5f8a45"), smoothstep(-0.3, 0.4, rough(x / 40, z / 40)));
    const terrace = Math.floor(slope(x, z) / step);
    const crop = Math.abs(Math.sin(terrace * 12.9 + Math.floor((x + z * 0.3) / 60 + wide(z / 30, terrace)) * 7.1));
    const green = blend(rgb("#63a03a"), rgb("#c3d455"), crop);
    const flooded = blend(rgb("#86b9c4"), [1.2, 1.06, 0.76], smoothstep(10, 120, x));
    const mirror = blend(flooded, [1.3, 1.2, 0.98], smoothstep(50, 300, z) * 0.75);
    const tread = crop > 0.62 ? blend(mirror, green, 0.16 + 0.3 * Math.abs(wide(x / 2, z / 5))) : green;
    const rows = 1 + wide(x / 1.6, z / 3.5) * 0.12;
    const ground = blend(rgb("#477a2c"), tread, smoothstep(0.72, 0.94, up));
    return [ground[0] * rows, ground[1] * rows, ground[2] * rows];
  },
};

/** Bali: flooded and green rice terraces below Mount Agung, early in the morning. */
export function riceTerraces(pen: Pen): void {
  paintScenery(pen, {
    terrain,
    sky: {
      stops: [
        [0, rgb("#fde9c0")],
        [0.4, rgb("#cfe0d4")],
        [1, rgb("#7fb2c4")],
      ],
      sun: { x: 1010, y: 150, radius: 0, disk: rgb("#fff3d4"), glow: rgb("#e0b060"), reach: 240 },
      clouds: {
        seed: 23,
        cover: 0.5,
        stretch: 2.4,
        size: 0.3,
        lit: rgb("#fff3d8"),
        shaded: rgb("#a9bfc4"),
        opacity: 0.8,
      },
    },
  });
  for (const [x, z, tall] of [
    [-96, 260, 15],
    [-78, 290, 13],
    [-128, 330, 15],
    [92, 300, 13],
    [118, 270, 15],
    [140, 330, 14],
    [30, 400, 13],
    [-20, 405, 12],
  ] as const) {
    const { at, meter } = project(terrain, pen.width, x, z);
    palm(pen, at[0], at[1], tall * meter, tall * meter * 0.12, "#34603a");
  }
  palm(pen, 1090, 640, 430, -60, "#1f4a2b");
  palm(pen, 1170, 700, 360, -24, "#183e26");
  palm(pen, 70, 560, 300, 36, "#2a5632");
}

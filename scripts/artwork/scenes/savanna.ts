import { blend, rgb } from "../paint/color.ts";
import { createField, fractal, ridged, smoothstep, type Field } from "../paint/field.ts";
import { duskForText, paintScenery, project } from "../paint/landscape.ts";
import type { Terrain } from "../paint/terrain.ts";
import { giraffe } from "../parts/animals.ts";
import { acacia, grass } from "../parts/plants.ts";
import type { Pen } from "../paint/pen.ts";

const crest = ridged(createField(51), 6);
const rough = fractal(createField(52), 5);

/** Kibo with its flat top and ice, and jagged Mawenzi beside it. */
function kilimanjaro(x: number, z: number): number {
  const away = Math.hypot(x + 8200, z - 36000);
  const kibo = 5600 * Math.exp(-((Math.max(0, away - 2300) / 7000) ** 1.05));
  const ragged = Math.hypot(x - 3600, z - 36000);
  const mawenzi =
    3300 * Math.exp(-((ragged / 4300) ** 1.1)) + crest(x / 2600, z / 2600) * 700 * Math.exp(-((ragged / 2600) ** 2));
  return Math.max(kibo, mawenzi) + crest(x / 4200, z / 4200) * 420 * smoothstep(1500, 5200, away) - 500;
}

const height: Field = (x, z) =>
  z > 22000
    ? Math.max(-80, kilimanjaro(x, z))
    : rough(x / 700, z / 700) * 16 +
      smoothstep(2600, 9000, z) * rough(x / 2600, z / 2600) * 150 +
      rough(x / 3, z / 3) * 0.5;

const straw = rgb("#d9ad62");
const olive = rgb("#8d8a45");
const snow = rgb("#ffffff");
const lava = rgb("#6f6076");

const land: Terrain = {
  height,
  level: -300,
  near: 12,
  far: 48000,
  camera: { x: 0, height: 9, horizon: 520, focal: 1050 },
  sun: [-0.84, 0.3, 0.44],
  sunlight: [1.05, 0.7, 0.4],
  skylight: [0.5, 0.44, 0.46],
  haze: (place) => blend(rgb("#f9cf94"), rgb("#dba39a"), place),
  hazeDistance: 70000,
  shadow: 0,
  color: ({ x, z, height: top }) => {
    if (z > 22000) return blend(lava, snow, smoothstep(3100, 3900, top + rough(x / 700, z / 700) * 900));
    const field = blend(straw, olive, smoothstep(-0.2, 0.35, rough(x / 120, z / 260) + rough(x / 7, z / 16) * 0.22));
    return blend(field, rgb("#5f6a3c"), smoothstep(0.12, 0.2, rough(x / 60, z / 130 + 7)) * smoothstep(200, 900, z));
  },
};

/** Tanzania: giraffes below Kilimanjaro in the last light. */
export function savanna(pen: Pen): void {
  const { width, height: bottom } = pen;
  const [tall, wide] = [bottom > width, width > 1200];
  const horizon = tall ? bottom * 0.78 : land.camera.horizon;
  // Moves what is near to the right in a wide picture, and to the middle of a tall one.
  const cameraX = tall ? 15 : wide ? -20 : 0;
  const terrain = { ...land, camera: { ...land.camera, x: cameraX, horizon } };
  paintScenery(pen, {
    terrain,
    sky: {
      stops: [
        [0, rgb("#fbd69a")],
        [0.25, rgb("#f3b487")],
        [0.6, rgb("#c9909a")],
        [1, rgb("#7a6a9c")],
      ],
      sun: { x: width / 2 - 560, y: horizon - 70, radius: 0, disk: rgb("#fff3d4"), glow: rgb("#d98a45"), reach: 330 },
      clouds: {
        seed: 17,
        cover: 0.55,
        stretch: 3,
        size: 0.34,
        lit: rgb("#ffd9ab"),
        shaded: rgb("#a0809c"),
        opacity: 0.8,
      },
    },
    dusk: duskForText(pen, rgb("#6b3a52")),
  });
  for (const [x, z, high, color] of [
    [-330, 900, 13, "#8b6a5a"],
    [300, 760, 12, "#806150"],
    [210, 1200, 12, "#9a7768"],
    [-120, 1500, 12, "#a07d6c"],
    [-98, 330, 13, "#5b4534"],
  ] as const) {
    const { at, meter } = project(terrain, width, x, z);
    // A pale tree would shine in the dusk on the left of a wide picture.
    if (!wide || at[0] > width / 2) acacia(pen, at[0], at[1], meter * high, color, color);
  }
  giraffe(pen, project(terrain, width, 15, 88).at, 262);
  giraffe(pen, project(terrain, width, 28, 96).at, 222);
  giraffe(pen, project(terrain, width, 4.5, 92).at, 142);
  acacia(pen, width - (tall ? 60 : 115), horizon + 170, 330, "#3a281c", "#4a4726");
  grass(pen, () => bottom, 420, 54, wide ? "#2c1a12" : "#5f4423");
}

import { blend, rgb } from "../paint/color.ts";
import { createField, fractal, smoothstep, type Field } from "../paint/field.ts";
import { duskForText, paintScenery, project } from "../paint/landscape.ts";
import type { Terrain } from "../paint/terrain.ts";
import { camel } from "../parts/animals.ts";
import type { Pen } from "../paint/pen.ts";

const soft = fractal(createField(31), 3);
const fine = createField(32);

/** A row of dunes: a long slope towards the wind, a sharp crest, and a steep slope behind it. */
function dunes(x: number, z: number, turn: number, length: number, phase: number): number {
  const bend = soft(x / (length * 2.2) + phase, z / (length * 2.2)) * length * 1.5;
  const along = (x * Math.cos(turn) + z * Math.sin(turn) + bend) / length + phase;
  const share = along - Math.floor(along);
  const rise = share < 0.64 ? share / 0.64 : (1 - share) / 0.36;
  const size = 0.55 + 0.75 * soft(Math.floor(along) * 3.7 + x / (length * 3), z / (length * 3));
  return rise ** 1.15 * Math.max(0.1, size) * length * 0.3;
}

/** A great dune whose crest winds away from the viewer: lit on its left, steep and dark on its right. */
function greatDune(x: number, z: number, foot: number, top: number, far: number): number {
  const crest = foot + 62 * Math.sin(z / 88 + 0.9) + soft(z / 90, foot) * 24;
  const high = 6 + top * Math.exp(-(((z - far) / (far * 0.55)) ** 2));
  return high - (x < crest ? (crest - x) * 0.34 : (x - crest) * 0.62);
}

const height: Field = (x, z) =>
  Math.max(
    greatDune(x, z, 62, 92, 390),
    greatDune(x, z, -330, 120, 760),
    greatDune(x, z, 700, 150, 1100),
    dunes(x, z, 0.5, 230, 0.35) * smoothstep(90, 600, z) + soft(x / 130, z / 130) * 7 * smoothstep(10, 90, z),
  ) +
  soft(x / 50, z / 50) * 1.2;

const [sand, pale] = [rgb("#dc9f66"), rgb("#f2c48c")];

const land: Terrain = {
  height,
  level: -200,
  near: 14,
  far: 4200,
  camera: { x: 110, height: 27, horizon: 372, focal: 900 },
  sun: [-0.86, 0.3, 0.42],
  sunlight: [1.2, 0.84, 0.56],
  skylight: [0.4, 0.31, 0.46],
  haze: (place) => blend(rgb("#f6c08a"), rgb("#d99a8a"), place),
  hazeDistance: 2600,
  shadow: 200,
  color: ({ x, z, up }) => {
    const ripple = Math.sin((x * 0.9 + z * 0.5 + soft(x / 12, z / 12) * 9) * 2.4) * smoothstep(190, 30, z) * 0.1;
    return blend(sand, pale, 0.4 + ripple + fine(x / 9, z / 9) * 0.12 + (up - 0.9));
  },
};

/** Morocco: a caravan crosses the dunes of Erg Chebbi in evening light. */
export function desert(pen: Pen): void {
  const { width, height: bottom } = pen;
  const { camera } = land;
  const horizon = bottom > width ? bottom * 0.6 : camera.horizon;
  const dusk = duskForText(pen, rgb("#6a4068"));
  const terrain = { ...land, camera: { ...camera, horizon } };
  paintScenery(pen, {
    terrain,
    sky: {
      stops: [
        [0, rgb("#f9c48b")],
        [0.3, rgb("#ee9f7c")],
        [0.65, rgb("#a8718c")],
        [1, rgb("#54487c")],
      ],
      sun: { x: width / 2 - 340, y: horizon - 50, radius: 30, disk: rgb("#fff3d4"), glow: rgb("#b8683a"), reach: 240 },
      clouds: {
        seed: 8,
        cover: 0.4,
        stretch: 4,
        size: 0.35,
        lit: rgb("#ffc896"),
        shaded: rgb("#8e6487"),
        opacity: 0.7,
      },
    },
    dusk: dusk && { ...dusk, depth: (x, y) => dusk.depth(width - x, y) },
  });
  for (let index = 0; index < 6; index += 1) {
    const { at, meter } = project(terrain, width, 84 + index * 4.4, 66 + index * 3.4);
    camel(pen, at, meter * 2.3, index === 0);
  }
}

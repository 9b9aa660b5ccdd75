import { blend, rgb, type Rgb } from "../paint/color.ts";
import { createField, fractal, ridged, smoothstep, type Field } from "../paint/field.ts";
import { paintScenery } from "../paint/landscape.ts";
import { sailingBoat } from "../parts/boat.ts";
import { ellipse, type Pen } from "../paint/pen.ts";

const crest = ridged(createField(81), 6);
const rough = fractal(createField(82), 4);
const sparkle = createField(83);
const wide = createField(84);

/** Mountains on both shores of a lake, lower where it leads towards the evening sun. */
const shores =
  (slope: number): Field =>
  (x, z) => {
    const inland =
      Math.abs(x - slope * z) - 900 - z * 0.06 - wide(z / 2600, 3) * 700 + smoothstep(8500, 12500, z) * 1700;
    const rise = smoothstep(0, 2300, inland) * (560 + crest(x / 2100, z / 2100) * 1250);
    const end = smoothstep(10500, 14500, z) * crest(x / 2600, z / 2600) * 900;
    return inland < 0 && z < 10500 ? -10 : rise + end + rough(x / 160, z / 160) * 40 - 20;
  };

const star = (x: number, y: number): Rgb => {
  const light = sparkle(Math.round(x / 2) * 5.13, Math.round(y / 2) * 9.71);
  const share = light > 0.95 ? (light - 0.95) * 9 * smoothstep(300, 60, y) : 0;
  return [share, share, share];
};

/** An evening on a mountain lake: a sailing boat heads for the sun. The left, or the top of a tall picture, is for text. */
export function hero(pen: Pen): void {
  const { width, height: bottom } = pen;
  const tall = bottom > width;
  const horizon = bottom * (tall ? 0.81 : 0.55);
  // In a tall picture the text is above the mountains, so the sky must be dark further down.
  const band = tall ? 0.5 : 1;
  const sunX = width * (tall ? 0.6 : 0.72);
  const slope = (sunX - width / 2) / 1000;
  paintScenery(pen, {
    terrain: {
      height: shores(slope),
      level: 0,
      near: 500,
      far: 21000,
      camera: { x: 0, height: 46, horizon, focal: 1000 },
      sun: [0.34, 0.24, 0.9],
      sunlight: [1.2, 0.62, 0.4],
      skylight: [0.4, 0.32, 0.5],
      haze: (place) =>
        blend(rgb("#7b5580"), rgb("#f2a57c"), Math.exp(-(((place * width - sunX) / (width * 0.3)) ** 2))),
      hazeDistance: 8200,
      shadow: 0,
      color: ({ x, z, up }) =>
        blend(rgb("#3f3a56"), rgb("#6a4f5e"), smoothstep(-0.2, 0.4, rough(x / 300, z / 300)) * up),
    },
    sky: {
      stops: [
        [0, rgb("#f3a87a")],
        [0.16 * band, rgb("#d97f7c")],
        [0.4 * band, rgb("#87507f")],
        [0.7 * band, rgb("#40346b")],
        [1, rgb("#1f2150")],
      ],
      sun: {
        x: sunX,
        y: horizon - bottom * (tall ? 0.024 : 0.045),
        radius: bottom * 0.026,
        disk: rgb("#fff0cf"),
        glow: rgb("#a85a30"),
        reach: bottom * 0.24,
      },
      clouds: {
        seed: 37,
        cover: 0.5,
        stretch: 3.4,
        size: 0.42,
        lit: rgb("#f79d78"),
        shaded: rgb("#5b3f74"),
        opacity: 0.75,
      },
      light: star,
    },
    water: {
      seed: 12,
      deep: rgb("#1c1e44"),
      reflection: [0.95, 0.6],
      ripple: 7,
      glitter: { x: sunX, color: rgb("#ffb47a"), width: width * (tall ? 0.09 : 0.045) },
    },
  });
  const villageX = width * (tall ? 0.2 : 0.52);
  for (let index = 0; index < 26; index += 1) {
    const x = villageX + pen.between(-1, 1) * pen.between(10, 110);
    pen.draw(ellipse(x, horizon - pen.between(-2, 16), pen.between(0.9, 1.8), "#ffd591"));
  }
  sailingBoat(pen, width * (tall ? 0.5 : 0.63), bottom * (tall ? 0.955 : 0.735), bottom * (tall ? 0.15 : 0.22));
}

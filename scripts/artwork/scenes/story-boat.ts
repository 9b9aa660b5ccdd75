import { blend, rgb } from "../paint/color.ts";
import { createField, fractal, ridged, smoothstep, type Field } from "../paint/field.ts";
import { paintScenery } from "../paint/landscape.ts";
import type { Terrain } from "../paint/terrain.ts";
import { line, round, shape, type Pen } from "../paint/pen.ts";

const crest = ridged(createField(101), 5);
const rough = fractal(createField(102), 5);

/** Limestone towers in the bay: place, distance, width and height. */
const karsts = [
  [-190, 560, 62, 165],
  [-96, 760, 50, 120],
  [30, 1150, 70, 150],
  [235, 620, 74, 210],
  [330, 840, 60, 150],
  [150, 1500, 90, 190],
  [-330, 1250, 110, 210],
  [-20, 2100, 140, 200],
  [420, 1900, 130, 240],
] as const;

const height: Field = (x, z) => {
  const bend = rough(x / 38, z / 38) * 26;
  const tops = karsts.map(([left, far, wide, high]) => {
    const away = Math.hypot(x - left + bend, z - far + bend * 0.6) / wide;
    return away < 1.1 ? high * (1 - away ** 5) * (0.86 + rough(x / 60, z / 60) * 0.5) + rough(x / 8, z / 8) * 12 : -9;
  });
  return Math.max(...tops, -5);
};

const terrain: Terrain = {
  height,
  level: 0,
  near: 260,
  far: 3000,
  camera: { x: 0, height: 13, horizon: 500, focal: 1050 },
  sun: [0.66, 0.36, -0.5],
  sunlight: [1.1, 0.82, 0.54],
  skylight: [0.4, 0.5, 0.54],
  haze: (place) => blend(rgb("#b8d0cf"), rgb("#f8dfb4"), place),
  hazeDistance: 1700,
  shadow: 120,
  color: ({ x, z, height: top, up }) => {
    const stain = crest(x / 14, top / 60 + z / 60);
    const rock = blend(rgb("#a58e7a"), rgb("#e6d3b6"), stain);
    const leaf = blend(rgb("#2d5b38"), rgb("#6b8f45"), smoothstep(-0.3, 0.4, rough(x / 12, z / 12)));
    return blend(rock, leaf, smoothstep(0.16, 0.34, up + rough(x / 16, top / 16) * 0.45) * smoothstep(8, 24, top));
  },
};

/** A long wooden boat with a roof, and ribbons at its raised bow. */
function longBoat(x: number, foot: number, size: number): string {
  const hull = `M${round(x - size)} ${round(foot - size * 0.16)}Q${round(x - size * 0.5)} ${round(foot + size * 0.07)} ${round(x + size * 0.3)} ${round(foot + size * 0.05)}Q${round(x + size * 0.95)} ${round(foot)} ${round(x + size * 1.3)} ${round(foot - size * 0.52)}L${round(x + size * 1.24)} ${round(foot - size * 0.54)}Q${round(x + size * 0.85)} ${round(foot - size * 0.18)} ${round(x + size * 0.3)} ${round(foot - size * 0.15)}Z`;
  const posts = [-0.62, -0.2, 0.22]
    .map((place) => `M${round(x + size * place)} ${round(foot - size * 0.1)}v${round(-size * 0.42)}`)
    .join("");
  return [
    shape(hull, "#5a2e2a"),
    line(
      `M${round(x - size)} ${round(foot - size * 0.15)}Q${round(x - size * 0.3)} ${round(foot - size * 0.1)} ${round(x + size * 0.3)} ${round(foot - size * 0.14)}Q${round(x + size * 0.85)} ${round(foot - size * 0.17)} ${round(x + size * 1.26)} ${round(foot - size * 0.54)}`,
      "#e2a15c",
      size * 0.03,
    ),
    line(posts, "#4a2624", size * 0.025),
    shape(
      `M${round(x - size * 0.74)} ${round(foot - size * 0.5)}Q${round(x - size * 0.2)} ${round(foot - size * 0.66)} ${round(x + size * 0.36)} ${round(foot - size * 0.5)}l${round(size * 0.02)} ${round(size * 0.05)}Q${round(x - size * 0.2)} ${round(foot - size * 0.55)} ${round(x - size * 0.76)} ${round(foot - size * 0.45)}Z`,
      "#f3d9a6",
    ),
    ...["#c8453c", "#f2c14e", "#2f8f83"].map((ribbon, index) =>
      line(
        `M${round(x + size * (1.2 - index * 0.035))} ${round(foot - size * (0.46 - index * 0.03))}q${round(size * 0.02)} ${round(size * 0.14)} ${round(-size * 0.02)} ${round(size * 0.24)}`,
        ribbon,
        size * 0.035,
      ),
    ),
  ].join("");
}

/** A long-tail boat between the limestone towers of Phang Nga Bay. */
export function storyBoat(pen: Pen): void {
  paintScenery(pen, {
    terrain,
    sky: {
      stops: [
        [0, rgb("#fbe6c0")],
        [0.4, rgb("#d3e0d6")],
        [1, rgb("#74b0bd")],
      ],
      sun: { x: 860, y: 330, radius: 0, disk: rgb("#ffffff"), glow: rgb("#a98148"), reach: 300 },
      clouds: {
        seed: 47,
        cover: 0.55,
        stretch: 2,
        size: 0.32,
        lit: rgb("#fff3da"),
        shaded: rgb("#a5c0c4"),
        opacity: 0.8,
      },
    },
    water: { seed: 15, deep: rgb("#1f7f83"), reflection: [0.88, 0.36], ripple: 5 },
  });
  pen.mirror(668, 0.34, () => pen.draw(longBoat(640, 668, 128)));
}

import { acacia, grass } from "../parts/plants.ts";
import { add, blend, rgb, type Rgb } from "../paint/color.ts";
import { createField, fractal, smoothstep, type Field } from "../paint/field.ts";
import { duskForText, paintScenery } from "../paint/landscape.ts";
import { ellipse, line, round, shape, type Pen } from "../paint/pen.ts";

const rough = fractal(createField(111), 5);
const sparkle = createField(112);

/** A safari tent, lit from inside. */
function tent(pen: Pen, x: number, foot: number, size: number): void {
  const canvas = pen.fade(foot - size, foot, [
    [0, "#c98a4e"],
    [1, "#ffd58a"],
  ]);
  const halo = pen.glow(x, foot - size * 0.3, size * 2.6, [
    [0, "#ffc774", 0.55],
    [1, "#ffc774", 0],
  ]);
  pen.draw(
    ellipse(x, foot - size * 0.3, size * 2.6, halo),
    shape(
      `M${round(x - size * 1.1)} ${round(foot)}L${round(x - size * 0.82)} ${round(foot - size * 0.58)}L${round(x)} ${round(foot - size)}L${round(x + size * 0.82)} ${round(foot - size * 0.58)}L${round(x + size * 1.1)} ${round(foot)}Z`,
      canvas,
    ),
    shape(
      `M${round(x - size * 1.25)} ${round(foot - size * 0.44)}L${round(x)} ${round(foot - size * 1.1)}L${round(x + size * 1.25)} ${round(foot - size * 0.44)}L${round(x + size * 0.84)} ${round(foot - size * 0.56)}L${round(x)} ${round(foot - size * 0.93)}L${round(x - size * 0.84)} ${round(foot - size * 0.56)}Z`,
      "#4a2f3e",
    ),
    shape(
      `M${round(x)} ${round(foot - size)}L${round(x + size * 0.82)} ${round(foot - size * 0.58)}L${round(x + size * 1.1)} ${round(foot)}H${round(x + size * 0.2)}Z`,
      "#6b3340",
      0.3,
    ),
    shape(
      `M${round(x - size * 0.3)} ${round(foot)}Q${round(x - size * 0.26)} ${round(foot - size * 0.5)} ${round(x)} ${round(foot - size * 0.74)}Q${round(x + size * 0.26)} ${round(foot - size * 0.5)} ${round(x + size * 0.3)} ${round(foot)}Z`,
      "#fff0c4",
    ),
    shape(
      `M${round(x)} ${round(foot - size * 0.74)}Q${round(x + size * 0.26)} ${round(foot - size * 0.5)} ${round(x + size * 0.3)} ${round(foot)}H${round(x + size * 0.16)}Q${round(x + size * 0.16)} ${round(foot - size * 0.46)} ${round(x)} ${round(foot - size * 0.74)}Z`,
      "#d9964f",
    ),
    shape(
      `M${round(x)} ${round(foot - size * 0.74)}Q${round(x - size * 0.26)} ${round(foot - size * 0.5)} ${round(x - size * 0.3)} ${round(foot)}H${round(x - size * 0.16)}Q${round(x - size * 0.16)} ${round(foot - size * 0.46)} ${round(x)} ${round(foot - size * 0.74)}Z`,
      "#d9964f",
    ),
    line(
      `M${round(x - size * 1.25)} ${round(foot - size * 0.44)}L${round(x - size * 1.6)} ${round(foot)}M${round(x + size * 1.25)} ${round(foot - size * 0.44)}L${round(x + size * 1.6)} ${round(foot)}`,
      "#4a2f3e",
      size * 0.015,
    ),
  );
}

/** A lantern on the ground, and the light it throws. */
const lantern = (pen: Pen, x: number, foot: number, size: number): void =>
  pen.draw(
    ellipse(
      x,
      foot - size * 0.4,
      size * 3,
      pen.glow(x, foot - size * 0.4, size * 3, [
        [0, "#ffd88a", 0.6],
        [1, "#ffd88a", 0],
      ]),
    ),
    shape(
      `M${round(x - size * 0.24)} ${round(foot)}v${round(-size * 0.6)}l${round(size * 0.1)} ${round(-size * 0.16)}h${round(size * 0.28)}l${round(size * 0.1)} ${round(size * 0.16)}v${round(size * 0.6)}Z`,
      "#fff0c0",
    ),
    line(
      `M${round(x - size * 0.24)} ${round(foot)}h${round(size * 0.48)}M${round(x - size * 0.24)} ${round(foot - size * 0.6)}h${round(size * 0.48)}M${round(x - size * 0.12)} ${round(foot - size * 0.76)}q${round(size * 0.12)} ${round(-size * 0.3)} ${round(size * 0.24)} 0`,
      "#3a2430",
      size * 0.07,
    ),
  );

/** The Milky Way and the stars around it. */
function galaxy(x: number, y: number): Rgb {
  const across = (x * 0.5 + y - 780) / 190;
  const dust = rough(x / 150 + 3, y / 150);
  const band =
    Math.exp(-across * across) *
    (0.6 + rough(x / 260, y / 260) * 0.6) *
    smoothstep(-0.75, 0.35, dust + Math.abs(across) * 0.2) *
    smoothstep(500, 330, y);
  const star = sparkle(Math.round(x / 2.8) * 6.17, Math.round(y / 2.8) * 4.91);
  const bright = Math.max(0, star - (0.955 - band * 0.1)) * 11;
  return add(
    add([0, 0, 0], rgb("#7d6fb4"), Math.max(0, band) * 0.62),
    [1, 0.96, 0.9],
    bright * smoothstep(560, 330, y),
  );
}

const height: Field = (x, z) =>
  smoothstep(900, 5000, z) * (190 + rough(x / 1500, z / 1500) * 420) + rough(x / 30, z / 30) * 1.5;

/** A tent camp on the plains below the Milky Way. */
export function storyCamp(pen: Pen): void {
  const { width, height: bottom } = pen;
  paintScenery(pen, {
    terrain: {
      height,
      level: -100,
      near: 8,
      far: 9000,
      camera: { x: 0, height: 5, horizon: 540, focal: 1000 },
      sun: [-0.6, 0.5, 0.6],
      sunlight: [0.3, 0.28, 0.42],
      skylight: [0.34, 0.3, 0.46],
      haze: () => rgb("#7d5478"),
      hazeDistance: 7000,
      shadow: 0,
      color: ({ x, z }) => blend(rgb("#54465a"), rgb("#8a6a62"), smoothstep(-0.3, 0.4, rough(x / 5, z / 16))),
    },
    sky: {
      stops: [
        [0, rgb("#c98078")],
        [0.12, rgb("#8f5a7c")],
        [0.34, rgb("#40366c")],
        [0.7, rgb("#1b1f4c")],
        [1, rgb("#0d1233")],
      ],
      light: galaxy,
    },
    dusk: duskForText(pen, rgb("#6f6a98")),
  });
  acacia(pen, width * 0.93, bottom * 0.72, 190, "#1d1836", "#241f3d");
  acacia(pen, width * 0.08, bottom * 0.7, 120, "#2d2549", "#332b50");
  tent(pen, width * 0.8, bottom * 0.735, 46);
  tent(pen, width * 0.62, bottom * 0.768, 104);
  for (const [x, y, size] of [
    [0.5, 0.785, 22],
    [0.73, 0.79, 24],
    [0.45, 0.798, 24],
  ] as const)
    lantern(pen, width * x, bottom * y, size);
  grass(pen, () => bottom, 320, 60, "#120e26");
}

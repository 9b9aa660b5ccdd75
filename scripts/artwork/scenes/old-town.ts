import { blend, rgb } from "../paint/color.ts";
import { createField, fractal, smoothstep, type Field } from "../paint/field.ts";
import { paintScenery } from "../paint/landscape.ts";
import { bellTower, street } from "../parts/facades.ts";
import { line, round, shape, type Pen } from "../pen.ts";

const rough = fractal(createField(131), 5);

/** The banks of the Douro: a steep one on the right, hills far behind. */
const height: Field = (x, z) => {
  const bank =
    smoothstep(60, 330, Math.abs(x - 190) - 60 + rough(z / 260, x / 260) * 60) * (110 + rough(x / 90, z / 90) * 50);
  const far = smoothstep(1500, 3800, z) * (130 + rough(x / 700, z / 700) * 150);
  return Math.max(z < 420 && x < 150 ? -5 : bank, far) + rough(x / 9, z / 9) * 6 - 6;
};

/** The bridge of Dom Luís: an iron arch between an upper and a lower road. */
function bridge(pen: Pen): void {
  const iron = "#7d7488";
  const [left, right, top, low] = [742, 1120, 392, 566];
  const arch = (rise: number): string => `M${left} 584Q${(left + right) / 2} ${rise} ${right} 584`;
  pen.draw(
    line(arch(200), iron, 7),
    line(arch(238), iron, 4),
    line(`M600 ${top - 6}H1210`, "#6a6178", 9),
    line(`M${left} ${low}H${right}`, "#6a6178", 6),
  );
  for (let index = 1; index < 20; index += 1) {
    const share = index / 20;
    const x = left + (right - left) * share;
    const curve = (rise: number): number => 584 * ((1 - share) ** 2 + share ** 2) + 2 * share * (1 - share) * rise;
    pen.draw(line(`M${round(x)} ${round(curve(200))}L${round(x + 9)} ${round(curve(238))}`, iron, 2));
    if (index % 3 === 0)
      pen.draw(
        line(`M${round(x)} ${round(Math.min(curve(200), low))}V${top}`, iron, 2.5),
        line(`M${round(x)} ${round(curve(238))}V${low}`, iron, 1.5),
      );
  }
}

/** A rabelo boat, which carried port wine: a square sail and barrels. */
function rabelo(pen: Pen, x: number, foot: number, size: number): void {
  const at = (px: number, py: number): string => `${round(x + px * size)} ${round(foot + py * size)}`;
  const sail = pen.fadeEach([
    [0, "#fff1d6"],
    [1, "#d9a87c"],
  ]);
  pen.mirror(foot, 0.36, () =>
    pen.draw(
      line(`M${at(0, -0.08)}L${at(0.02, -0.98)}`, "#3a2630", size * 0.02),
      shape(
        `M${at(-0.27, -0.9)}L${at(0.3, -0.93)}C${at(0.36, -0.7)} ${at(0.37, -0.5)} ${at(0.33, -0.3)}L${at(-0.25, -0.27)}C${at(-0.19, -0.5)} ${at(-0.2, -0.7)} ${at(-0.27, -0.9)}Z`,
        sail,
      ),
      shape(
        `M${at(-0.72, -0.24)}Q${at(-0.4, -0.07)} ${at(0.1, -0.08)}Q${at(0.5, -0.08)} ${at(0.74, -0.3)}Q${at(0.6, 0.02)} ${at(0.3, 0.02)}H${round(x - 0.36 * size)}Q${at(-0.62, 0)} ${at(-0.72, -0.24)}Z`,
        "#3d2430",
      ),
      ...[-0.28, -0.14, 0, 0.14].map((px) =>
        shape(`M${at(px, -0.08)}q${round(size * 0.06)} ${round(-size * 0.15)} ${round(size * 0.12)} 0Z`, "#8a5234"),
      ),
      line(`M${at(0.72, -0.2)}L${at(0.95, 0)}`, "#3a2630", size * 0.02),
    ),
  );
}

/** Portugal: the Ribeira of Porto on the Douro, early in the morning. */
export function oldTown(pen: Pen): void {
  const shore = 590;
  paintScenery(pen, {
    terrain: {
      height,
      level: 0,
      near: 200,
      far: 5200,
      camera: { x: 40, height: 17, horizon: 562, focal: 1000 },
      sun: [-0.75, 0.42, -0.4],
      sunlight: [1, 0.78, 0.55],
      skylight: [0.46, 0.48, 0.58],
      haze: (place) => blend(rgb("#ffdcae"), rgb("#d3c9d2"), place),
      hazeDistance: 1500,
      shadow: 120,
      color: ({ x, z }) => blend(rgb("#4d6a4a"), rgb("#8f9560"), smoothstep(-0.3, 0.4, rough(x / 40, z / 40))),
    },
    sky: {
      stops: [
        [0, rgb("#ffe2b4")],
        [0.35, rgb("#f6cdb0")],
        [0.7, rgb("#b5bfd0")],
        [1, rgb("#6f97c0")],
      ],
      sun: { x: 60, y: 330, radius: 0, disk: rgb("#ffffff"), glow: rgb("#a8703c"), reach: 340 },
      clouds: {
        seed: 59,
        cover: 0.55,
        stretch: 2.4,
        size: 0.32,
        lit: rgb("#fff0da"),
        shaded: rgb("#b3adc0"),
        opacity: 0.8,
      },
    },
    water: { seed: 18, deep: rgb("#3f6a78"), reflection: [0.86, 0.5], ripple: 5 },
  });
  bridge(pen);
  const hill = (x: number): number => Math.exp(-(((x - 330) / 330) ** 2));
  pen.mirror(shore, 0.4, () => {
    for (let row = 5; row >= 0; row -= 1) {
      if (row === 3) bellTower(pen, 372, shore - 250, 40);
      const end = 800 - row * 48;
      const from = -30 + row * 14 - pen.between(0, 20);
      const tall = row === 0 ? ([84, 128] as const) : ([62, 100] as const);
      street(pen, [from, end], (x) => shore - row * (24 + 34 * hill(x)), tall, row * 0.11);
    }
    pen.draw(shape(`M-10 ${shore - 10}H806V${shore}H-10Z`, "#8f7a78"));
  });
  rabelo(pen, 960, 712, 150);
  rabelo(pen, 560, 660, 74);
}

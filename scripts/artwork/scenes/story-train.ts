import { blend, rgb } from "../paint/color.ts";
import { createField, fractal, ridged, smoothstep, type Field } from "../paint/field.ts";
import { paintScenery } from "../paint/landscape.ts";
import { pine } from "../parts/plants.ts";
import { round, shape, type Pen } from "../paint/pen.ts";

const crest = ridged(createField(121), 6);
const rough = fractal(createField(122), 5);

/** A viaduct of tall arches from one side of the picture to the other. */
function viaduct(pen: Pen, deck: number, foot: number, bay: number): void {
  const pier = bay * 0.2;
  const arches = Array.from({ length: Math.ceil(pen.width / bay) + 1 }, (_, index) => {
    const x = index * bay - bay * 0.4;
    const half = (bay - pier) / 2;
    return `M${round(x)} ${round(foot)}V${round(deck + 34 + half)}a${round(half)} ${round(half)} 0 0 1 ${round(half * 2)} 0V${round(foot)}Z`;
  });
  const stone = pen.fade(deck, foot, [
    [0, "#d8a283"],
    [0.5, "#a8736b"],
    [1, "#8f6f72"],
  ]);
  const wall = `M-10 ${round(deck)}H${pen.width + 10}V${round(foot)}H-10Z${arches.join("")}`;
  pen.draw(
    `<path transform="translate(16 3)" d="${wall}" fill="#6f4f58" fill-rule="evenodd"/>`,
    `<path d="${wall}" fill="${stone}" fill-rule="evenodd"/>`,
    shape(`M-10 ${round(deck - 6)}H${pen.width + 10}v12H-10Z`, "#8a5a58"),
  );
}

/** A train of carriages with lit windows, steam above its engine. */
function train(pen: Pen, front: number, rail: number, size: number): void {
  for (let wagon = 0; wagon < 5; wagon += 1) {
    const left = front - (wagon + 1) * size * 2.3;
    pen.draw(
      shape(
        `M${round(left)} ${round(rail - size * 0.14)}v${round(-size * 0.62)}q0 ${round(-size * 0.16)} ${round(size * 0.16)} ${round(-size * 0.16)}h${round(size * 1.84)}q${round(size * 0.16)} 0 ${round(size * 0.16)} ${round(size * 0.16)}v${round(size * 0.62)}Z`,
        "#0f4c4a",
      ),
      shape(
        `M${round(left)} ${round(rail - size * 0.3)}h${round(size * 2.16)}v${round(size * 0.06)}h${round(-size * 2.16)}Z`,
        "#e2bd82",
      ),
    );
    for (let pane = 0; pane < 6; pane += 1)
      pen.draw(
        shape(
          `M${round(left + size * (0.16 + pane * 0.32))} ${round(rail - size * 0.7)}h${round(size * 0.2)}v${round(size * 0.28)}h${round(-size * 0.2)}Z`,
          "#ffe3a3",
        ),
      );
    for (const wheel of [0.3, 0.62, 1.5, 1.82])
      pen.draw(
        `<circle cx="${round(left + size * wheel)}" cy="${round(rail - size * 0.1)}" r="${round(size * 0.12)}" fill="#231f2e"/>`,
      );
  }
  const [cab, tip] = [front, front + size * 2.2];
  pen.draw(
    shape(
      `M${round(cab)} ${round(rail - size * 0.14)}v${round(-size * 0.98)}h${round(size * 0.62)}v${round(size * 0.34)}H${round(tip - size * 0.1)}q${round(size * 0.16)} ${round(size * 0.3)} 0 ${round(size * 0.5)}l${round(size * 0.22)} ${round(size * 0.16)}Z`,
      "#2a2233",
    ),
    shape(
      `M${round(tip - size * 0.52)} ${round(rail - size * 0.76)}l${round(-size * 0.06)} ${round(-size * 0.36)}h${round(size * 0.32)}l${round(-size * 0.06)} ${round(size * 0.36)}Z`,
      "#2a2233",
    ),
    shape(
      `M${round(cab + size * 0.14)} ${round(rail - size * 0.98)}h${round(size * 0.32)}v${round(size * 0.26)}h${round(-size * 0.32)}Z`,
      "#ffe3a3",
    ),
  );
  for (const wheel of [0.4, 0.8, 1.2, 1.7, 2])
    pen.draw(
      `<circle cx="${round(cab + size * wheel)}" cy="${round(rail - size * 0.12)}" r="${round(size * 0.15)}" fill="#16121f"/>`,
    );
  pen.draw('<filter id="blur"><feGaussianBlur stdDeviation="5"/></filter><g filter="url(#blur)">');
  const smoke = pen.fade(rail - size * 3.6, rail - size, [
    [0, "#fff4e4", 0.28],
    [1, "#fff4e4", 0.8],
  ]);
  for (let puff = 0; puff < 9; puff += 1)
    heapOfSteam(
      pen,
      tip - size * 0.4 - puff * size * 0.62,
      rail - size * (1.35 + puff * 0.17),
      size * (0.22 + puff * 0.075),
      smoke,
    );
  pen.draw("</g>");
}

/** A puff of steam. */
const heapOfSteam = (pen: Pen, x: number, y: number, radius: number, fill: string): void =>
  pen.draw(
    ...[0, 1, 2].map(
      (part) =>
        `<circle cx="${round(x + (part - 1) * radius * 0.8)}" cy="${round(y - (part % 2) * radius * 0.5)}" r="${round(radius * pen.between(0.8, 1.1))}" fill="${fill}"/>`,
    ),
  );

/** Alps above a wooded valley. */
const height: Field = (x, z) => {
  const alps = smoothstep(2600, 7600, z) * (520 + crest(x / 2300, z / 2300) * 1900);
  const wood = smoothstep(900, 700, Math.abs(x) - z * 0.1) * rough(x / 14, z / 14) * 12;
  return -60 + alps + smoothstep(300, 2600, z) * (120 + rough(x / 700, z / 700) * 260) + Math.abs(x) * 0.12 + wood;
};

/** A steam train crosses a viaduct in the early morning. */
export function storyTrain(pen: Pen): void {
  const { width, height: bottom } = pen;
  paintScenery(pen, {
    terrain: {
      height,
      level: -400,
      near: 120,
      far: 12000,
      camera: { x: 0, height: 60, horizon: 420, focal: 1000 },
      sun: [-0.72, 0.4, -0.3],
      sunlight: [1.05, 0.76, 0.52],
      skylight: [0.38, 0.44, 0.56],
      haze: (place) => blend(rgb("#fbdcb0"), rgb("#b9c3d4"), place),
      hazeDistance: 7000,
      shadow: 700,
      color: ({ x, z, height: top, up }) => {
        const patch = rough(x / 260, z / 260);
        const wood = blend(rgb("#2c4f3c"), rgb("#55753f"), smoothstep(-0.3, 0.4, patch));
        const rock = blend(wood, rgb("#867c78"), smoothstep(520, 760, top + patch * 300));
        return blend(
          rock,
          rgb("#f7f4f2"),
          smoothstep(0.4, 0.66, up + patch * 0.3) * smoothstep(820, 1150, top + patch * 400),
        );
      },
    },
    sky: {
      stops: [
        [0, rgb("#fde3b8")],
        [0.35, rgb("#e9cdb8")],
        [0.7, rgb("#9fb4cc")],
        [1, rgb("#5f86b0")],
      ],
      sun: { x: 190, y: 200, radius: 0, disk: rgb("#ffffff"), glow: rgb("#a9794a"), reach: 300 },
      clouds: {
        seed: 53,
        cover: 0.55,
        stretch: 2,
        size: 0.32,
        lit: rgb("#fff0d8"),
        shaded: rgb("#a3afc4"),
        opacity: 0.8,
      },
    },
  });
  viaduct(pen, 470, bottom + 40, 150);
  train(pen, 760, 466, 52);
  for (let index = 0; index < 46; index += 1) {
    const x = pen.between(-20, width + 20);
    const edge = Math.abs(x / width - 0.5) * 190;
    pine(pen, x, bottom + 30 - edge + index * 1.4, pen.between(90, 190), index < 20 ? "#35553f" : "#1f3d31");
  }
}

import { birds, heap, sky, sun } from "../parts/sky.ts";
import { ridge, under } from "../parts/land.ts";
import { foliage, palm } from "../parts/plants.ts";
import { ripples, water } from "../parts/water.ts";
import { ellipse, line, round, shape, type Pen, type Point } from "../pen.ts";

/** A fan of coral: branches that fork from a foot. */
function coral(pen: Pen, x: number, foot: number, size: number, colour: string): void {
  const branches: string[] = [];
  const grow = ([fromX, fromY]: Point, angle: number, length: number, left: number): void => {
    const to: Point = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    branches.push(`M${round(fromX)} ${round(fromY)}L${round(to[0])} ${round(to[1])}`);
    if (left > 0)
      for (const turn of [-0.42, 0.05, 0.46])
        grow(to, angle + turn + pen.between(-0.12, 0.12), length * pen.between(0.62, 0.8), left - 1);
  };
  grow([x, foot], -Math.PI / 2, size * 0.36, 3);
  pen.draw(line(branches.join(""), colour, size / 18));
}

/** A fish, facing right. */
const fish = (x: number, y: number, size: number, colour: string): string =>
  shape(
    `M${round(x)} ${round(y)}q${round(-size * 0.5)} ${round(-size * 0.42)} ${round(-size)} 0l${round(-size * 0.34)} ${round(-size * 0.24)}q${round(size * 0.12)} ${round(size * 0.24)} 0 ${round(size * 0.48)}l${round(size * 0.34)} ${round(-size * 0.24)}q${round(size * 0.5)} ${round(size * 0.42)} ${round(size)} 0Z`,
    colour,
  ) + ellipse(x - size * 0.2, y - size * 0.05, size * 0.045, "#12343f");

/** Light that falls through the surface. */
function rays(pen: Pen, surface: number): void {
  const fill = pen.fade(surface, pen.height, [
    [0, "#f4fff0", 0.3],
    [0.8, "#f4fff0", 0],
  ]);
  for (const [x, wide] of [
    [340, 60],
    [520, 100],
    [720, 46],
    [860, 90],
  ] as const)
    pen.draw(shape(`M${x} ${round(surface)}h${wide}L${x + wide * 1.6 - 190} ${pen.height}h${-wide * 2}Z`, fill));
}

/** Half above the water and half below: an islet, its reef and its fish. */
export function lagoon(pen: Pen): void {
  const { width, height } = pen;
  const surface = height * 0.52;
  sky(pen, surface, [
    [0, "#2f93b4"],
    [0.6, "#8fd0cd"],
    [1, "#fbeecb"],
  ]);
  sun(pen, width * 0.78, height * 0.17, 40, "#fffbe8", "#fff0bf");
  heap(pen, width * 0.2, surface - 6, 190, "#fffaf0", 0.85);
  heap(pen, width * 0.95, surface - 4, 150, "#fffaf0", 0.7);
  heap(pen, width * 0.42, height * 0.2, 80, "#fffaf0", 0.6);
  const isle: Point[] = Array.from({ length: 30 }, (_, index) => [
    430 + index * 13,
    surface - 26 - Math.sin((index / 29) * Math.PI) * 34,
  ]);
  pen.draw(shape(`M330 ${round(surface + 8)}Q620 ${round(surface - 62)} 930 ${round(surface + 8)}Z`, "#f6e2b3"));
  foliage(pen, isle, 17, "#2c7a5a");
  for (const [x, tall, lean] of [
    [560, 210, -48],
    [640, 260, 40],
    [720, 180, 66],
    [500, 150, -60],
  ] as const)
    palm(pen, x, surface - 30, tall, lean, "#1d5a47");
  birds(pen, width * 0.34, height * 0.16, 4, "#2a6a78", 12);
  water(pen, surface, [
    [0, "#7fdccb"],
    [0.12, "#3dbdb8"],
    [0.5, "#16899c"],
    [1, "#0b4a6b"],
  ]);
  rays(pen, surface);
  ripples(pen, surface + 6, surface + 70, 26, "#e9fff2", 0.45);
  pen.draw(
    line(
      `M0 ${round(surface)}Q150 ${round(surface - 10)} 300 ${round(surface)}T600 ${round(surface)}T900 ${round(surface)}T1200 ${round(surface)}`,
      "#f3fff6",
      4,
      0.9,
    ),
  );
  pen.draw(
    shape(
      under(
        ridge(pen, {
          base: height * 0.9,
          rise: 90,
          swells: 3,
          octaves: 4,
          lift: (place) => Math.abs(place - 0.5) * 1.6 - 0.5,
        }),
        height,
      ),
      "#126f86",
    ),
  );
  for (const [x, size, colour] of [
    [150, 120, "#1f8a99"],
    [1060, 140, "#1f8a99"],
    [820, 90, "#23939d"],
  ] as const)
    coral(pen, x, height * 0.9, size, colour);
  pen.draw(
    shape(
      under(
        ridge(pen, {
          base: height * 0.97,
          rise: 110,
          swells: 2.5,
          octaves: 5,
          lift: (place) => Math.abs(place - 0.5) * 2 - 0.7,
        }),
        height,
      ),
      "#0a4560",
    ),
  );
  for (const [x, foot, size, colour] of [
    [90, 0.95, 170, "#e8705f"],
    [240, 0.98, 110, "#f2a66b"],
    [1110, 0.93, 190, "#d9607a"],
    [960, 0.98, 110, "#f0b25f"],
    [1010, 0.99, 80, "#e8705f"],
  ] as const)
    coral(pen, x, height * foot, size, colour);
  for (const [x, y, size, colour] of [
    [470, 0.7, 46, "#ffd166"],
    [560, 0.66, 34, "#ffd166"],
    [545, 0.74, 40, "#ffd166"],
    [660, 0.71, 30, "#ffe3a0"],
    [760, 0.82, 54, "#ff9a62"],
    [330, 0.84, 36, "#ffe3a0"],
  ] as const)
    pen.draw(fish(x, height * y, size, colour));
  for (let index = 0; index < 16; index += 1)
    pen.draw(
      ellipse(pen.between(200, 1000), height * pen.between(0.58, 0.92), pen.between(2, 6), "#e8fff6", undefined, 0.35),
    );
}

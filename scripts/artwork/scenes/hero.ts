import { mix } from "../colour.ts";
import { birds, sky, stars, streaks, sun } from "../parts/sky.ts";
import { facets, land, mist, ridge, under } from "../parts/land.ts";
import { cypress, foliage, grass } from "../parts/plants.ts";
import { house, tower, type TownColours } from "../parts/buildings.ts";
import { glitter, ripples, water } from "../parts/water.ts";
import { line, round, shape, type Pen } from "../pen.ts";

const dusk: TownColours = {
  walls: ["#2e2346", "#38294f", "#271e3e"],
  roof: "#1c1634",
  shade: "#0f0c22",
  window: "#ffd58a",
};

/** The village on its spit of land, lights in the windows. */
function village(pen: Pen, middle: number, shore: number, size: number): void {
  for (const [place, tall] of [
    [-5.4, 2.3],
    [-4.9, 2.9],
    [4.6, 2.6],
    [5.3, 1.9],
    [2.1, 3.2],
  ] as const)
    pen.draw(cypress(middle + place * size, shore, tall * size, "#1f1a38"));
  tower(pen, middle - size * 0.4, shore, size * 0.9, size * 4.2, dusk);
  for (let x = middle - size * 4.4; x < middle + size * 4.2;) {
    const wide = size * pen.between(0.9, 1.5);
    house(pen, x, shore, wide, size * pen.between(0.9, 1.9), dusk);
    x += wide * 0.95;
  }
}

/** A boat under sail, its hull one unit long. */
function boat(pen: Pen, x: number, foot: number, size: number): void {
  const sail = pen.fade(foot - size * 1.9, foot, [
    [0, "#fff1d0"],
    [1, "#f3b27c"],
  ]);
  pen.draw(
    shape(
      `M${round(x - size * 0.62)} ${round(foot - size * 0.16)}Q${round(x - size * 0.5)} ${round(foot + size * 0.06)} ${round(x)} ${round(foot + size * 0.07)}Q${round(x + size * 0.5)} ${round(foot + size * 0.05)} ${round(x + size * 0.66)} ${round(foot - size * 0.18)}Z`,
      "#241a38",
    ),
    shape(
      `M${round(x + size * 0.02)} ${round(foot - size * 1.95)}Q${round(x + size * 0.62)} ${round(foot - size * 0.9)} ${round(x + size * 0.6)} ${round(foot - size * 0.28)}H${round(x + size * 0.02)}Z`,
      sail,
    ),
    shape(
      `M${round(x - size * 0.05)} ${round(foot - size * 1.7)}Q${round(x - size * 0.12)} ${round(foot - size * 0.7)} ${round(x - size * 0.56)} ${round(foot - size * 0.3)}H${round(x - size * 0.05)}Z`,
      "#dd8d6a",
    ),
    line(`M${round(x - size * 0.02)} ${round(foot - size * 2)}V${round(foot - size * 0.16)}`, "#241a38", size * 0.035),
    shape(
      `M${round(x - size * 0.5)} ${round(foot + size * 0.08)}Q${round(x)} ${round(foot + size * 0.2)} ${round(x + size * 0.55)} ${round(foot + size * 0.08)}Z`,
      "#1a1430",
      0.4,
    ),
  );
}

/** The mountains around the lake, far to near. */
function mountains(pen: Pen, shore: number, unit: number): void {
  const far = ridge(pen, {
    base: shore - unit * 0.5,
    rise: unit * 2.2,
    swells: 5,
    octaves: 6,
    sharp: true,
    lift: (place) => 0.3 - place * 0.8,
  });
  land(pen, far, shore, "#7c5478", "#e79a80", 0.8);
  facets(pen, far, 1, "#f0a988", 0.34, 0.05);
  const main = ridge(pen, {
    base: shore,
    rise: unit * 2.9,
    swells: 4.4,
    octaves: 6,
    sharp: true,
    lift: (place) => 0.35 + 0.5 * Math.exp(-(((place - 0.36) / 0.12) ** 2)) - place * 1.25,
  });
  land(pen, main, shore, "#4a3a68", "#b8697a", 0.75);
  facets(pen, main, 1, "#f2a27c", 0.36, 0.06);
  mist(pen, shore - unit * 0.5, unit * 0.3, "#ffc79a", 0.45);
  const near = ridge(pen, { base: shore, rise: unit * 1.1, swells: 3, octaves: 4, lift: (place) => 0.7 - place * 2.3 });
  land(pen, near, shore, "#2a2648", mix("#2a2648", "#7d4565", 0.7), 0.8);
  land(
    pen,
    ridge(pen, { base: shore, rise: unit, swells: 3, octaves: 5, lift: (place) => (place - 0.78) * 2.2 - 0.3 }),
    shore,
    "#5a3f66",
    "#c97a74",
    0.8,
  );
}

/** The bank that the viewer stands on, on the right. */
function bank(pen: Pen, unit: number): void {
  const { width, height } = pen;
  const edge = ridge(pen, {
    base: height + unit * 0.2,
    rise: unit * 0.9,
    swells: 2.4,
    octaves: 4,
    lift: (place) => (place - 0.72) * 2.6,
  });
  const ink = "#120f26";
  for (const [x, foot, tall] of [
    [0.93, 0.97, 4.6],
    [0.965, 0.96, 3.6],
    [0.99, 0.97, 4.2],
  ] as const)
    pen.draw(cypress(width * x, height * foot, unit * tall, ink));
  foliage(pen, edge, unit * 0.16, ink);
  pen.draw(shape(under(edge, height), ink));
  grass(pen, (x) => edge.find(([place]) => place >= x)?.[1] ?? height, 300, unit * 0.5, ink);
}

/** Dusk over a lake: the picture above the home page, wide or upright. */
export function hero(pen: Pen): void {
  const { width, height } = pen;
  const unit = Math.min(width, height * 1.2) / 12;
  const shore = height * 0.66;
  const upright = height > width;
  const sunX = width * (upright ? 0.66 : 0.72);
  sky(pen, shore, [
    [0, "#141b3c"],
    [0.32, "#2b2a56"],
    [0.56, "#5a3a68"],
    [0.75, "#a9566b"],
    [0.88, "#e8926b"],
    [1, "#fbd598"],
  ]);
  stars(pen, height * 0.42, 110);
  sun(pen, sunX, shore - unit * 0.95, unit * 0.62, "#fff0cc", "#ffc27c");
  streaks(pen, height * 0.26, shore - unit * 0.7, 16, "#ffc79a", 0.32);
  pen.mirror(shore, 0.5, () => {
    mountains(pen, shore, unit);
    village(pen, width * (upright ? 0.3 : 0.57), shore, unit * (upright ? 0.26 : 0.3));
  });
  water(pen, shore, [
    [0, "#f3b684", 0.42],
    [0.18, "#c9786f", 0.45],
    [0.5, "#5d4066", 0.7],
    [1, "#171b38", 0.94],
  ]);
  pen.draw(line(`M0 ${round(shore)}H${width}`, "#ffe2b8", 1.6, 0.7));
  glitter(pen, sunX, shore, height * 0.97, unit * 1.5, "#ffe6b8", 80);
  ripples(pen, shore, height, 90, "#ffcf9f", 0.26);
  boat(pen, sunX - unit * (upright ? 1.4 : 0.6), shore + unit * 1.9, unit * 0.95);
  birds(pen, sunX - unit * 1.2, shore - unit * 2.5, 5, "#2a2046", unit * 0.16);
  bank(pen, unit);
}

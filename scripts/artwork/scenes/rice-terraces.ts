import { mix } from "../colour.ts";
import { birds, heap, streaks, sky, sun } from "../parts/sky.ts";
import { land, mist, ridge, under } from "../parts/land.ts";
import { foliage, palm } from "../parts/plants.ts";
import { fractalNoise } from "../noise.ts";
import { line, shape, through, type Pen, type Point } from "../pen.ts";

/** One step of the slope: a wet field with its grassy edge. */
function terrace(pen: Pen, points: readonly Point[], depth: number): void {
  const wet = mix("#f6d9a0", "#7fb3a4", depth);
  const grassy = mix("#9db56a", "#1f5a3c", depth);
  pen.draw(shape(under(points, pen.height), grassy));
  const lower = points.map(([x, y]): Point => [x, y + 6 + depth * 26]);
  pen.draw(shape(under(lower, pen.height), wet, 0.95));
  const glint = points.map(([x, y]): Point => [x, y + 9 + depth * 30]);
  pen.draw(line(through(glint), "#fff3d0", 1 + depth * 2, 0.55));
}

/** Rice terraces early in the morning, palms beside them. */
export function riceTerraces(pen: Pen): void {
  const { width, height } = pen;
  sky(pen, height * 0.55, [
    [0, "#4f9aa3"],
    [0.5, "#a9cdb9"],
    [0.85, "#fbe3b0"],
    [1, "#fdd08c"],
  ]);
  sun(pen, width * 0.66, height * 0.31, 44, "#fff6da", "#ffe2a0");
  heap(pen, width * 0.16, height * 0.2, 110, "#fff4dc", 0.5);
  streaks(pen, height * 0.1, height * 0.34, 7, "#fff2d4", 0.5);
  const far = ridge(pen, {
    base: height * 0.46,
    rise: 190,
    swells: 2.2,
    octaves: 4,
    lift: (place) => -((place - 0.28) ** 2) * 6 + 0.5,
  });
  land(pen, far, height * 0.62, "#7fa9a6", "#f7dfb4", 0.85);
  land(
    pen,
    ridge(pen, { base: height * 0.5, rise: 90, swells: 4, octaves: 5 }),
    height * 0.62,
    "#5f9384",
    "#f0dcae",
    0.75,
  );
  mist(pen, height * 0.52, 40, "#fff1cf", 0.65);
  const bend = fractalNoise(pen.random, 3);
  const steps = 13;
  for (let index = 0; index < steps; index += 1) {
    const depth = index / (steps - 1);
    const y = height * (0.56 + 0.44 * depth ** 1.2);
    const points = Array.from({ length: 70 }, (_, step): Point => {
      const x = -20 + (step * (width + 40)) / 69;
      const side = (x - width * (0.56 - depth * 0.1)) / width;
      const slope = (Math.abs(side) ** 1.7 * 420 - 30) * (1 - depth * 0.55);
      return [x, y - slope + bend(x / (170 + depth * 300) + index * 0.4) * (26 + depth * 58)];
    });
    terrace(pen, points, depth);
  }
  const bank = ridge(pen, { base: height * 0.99, rise: 120, swells: 3, octaves: 3, lift: (place) => 0.5 - place * 3 });
  foliage(pen, bank, 26, "#0d3327");
  pen.draw(shape(under(bank, height), "#0d3327"));
  palm(pen, width * 0.17, height * 0.98, 470, 50, "#123f31");
  palm(pen, width * 0.09, height * 1.02, 350, -24, "#0d3327");
  palm(pen, width * 0.9, height * 0.71, 230, -34, "#1a4c39");
  palm(pen, width * 0.94, height * 0.715, 170, 22, "#1a4c39");
  birds(pen, width * 0.46, height * 0.24, 5, "#2f5f5c", 11);
}

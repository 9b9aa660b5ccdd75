import { mix } from "../colour.ts";
import { birds, sky, streaks, sun } from "../parts/sky.ts";
import { balloon } from "../parts/balloon.ts";
import { land, mist, ridge, under } from "../parts/land.ts";
import { cypress, foliage } from "../parts/plants.ts";
import { shape, type Pen } from "../pen.ts";

/** Balloons over misty hills in the morning: the picture of a request that arrived. */
export function thankYou(pen: Pen): void {
  const { width, height } = pen;
  sky(pen, height * 0.72, [
    [0, "#4e7f98"],
    [0.45, "#a8c2bd"],
    [0.78, "#fae0b4"],
    [1, "#fdd09a"],
  ]);
  sun(pen, width * 0.3, height * 0.47, 74, "#fff8e2", "#ffe0a4");
  streaks(pen, height * 0.08, height * 0.5, 14, "#fff3da", 0.5);
  const hills = [
    { y: 0.6, rise: 170, swells: 3, colour: "#a7b3b0" },
    { y: 0.68, rise: 150, swells: 3.4, colour: "#8ba39a" },
    { y: 0.76, rise: 130, swells: 2.6, colour: "#6d8f7f" },
    { y: 0.85, rise: 120, swells: 2.2, colour: "#4c7564" },
  ] as const;
  for (const { y, rise, swells, colour } of hills) {
    const outline = ridge(pen, { base: height * y, rise, swells, octaves: 4 });
    land(pen, outline, height * (y + 0.14), colour, "#fde3b6", 0.8);
    mist(pen, height * (y + 0.07), 56, "#fff0d0", 0.5);
    if (y > 0.7)
      for (let index = 6; index < outline.length - 6; index += Math.round(pen.between(7, 26))) {
        const [x, top] = outline[index] ?? [0, 0];
        pen.draw(cypress(x, top + 8, 44 + (y - 0.7) * 420 * pen.between(0.7, 1.1), mix(colour, "#1d3b33", 0.55)));
      }
  }
  const front = ridge(pen, {
    base: height * 0.98,
    rise: 130,
    swells: 2.4,
    octaves: 4,
    lift: (place) => Math.abs(place - 0.45) * 1.6 - 0.5,
  });
  foliage(pen, front, 26, "#1f4439");
  pen.draw(shape(under(front, height), "#1f4439"));
  balloon(pen, width * 0.63, height * 0.3, 128, ["#b9483a", "#f4d7a4"]);
  balloon(pen, width * 0.8, height * 0.5, 66, ["#0f4c4a", "#f0c98b"]);
  balloon(pen, width * 0.44, height * 0.2, 54, ["#d98f4e", "#fbe8c6"]);
  balloon(pen, width * 0.9, height * 0.22, 42, ["#7a5a80", "#f6dfba"]);
  balloon(pen, width * 0.14, height * 0.28, 34, ["#b9483a", "#f4d7a4"]);
  birds(pen, width * 0.36, height * 0.36, 6, "#4f6c6c", 15);
}

import { birds, streaks, sky, sun } from "../parts/sky.ts";
import { land, mist, ridge, under } from "../parts/land.ts";
import { acacia, grass } from "../parts/plants.ts";
import { shape, type Pen } from "../pen.ts";

/** A giraffe from the side, one unit high, facing right. */
const giraffe =
  "M.20 1L.215 .70C.19 .64 .19 .57 .235 .53C.28 .50 .37 .49 .43 .46L.60 .11C.59 .09 .60 .065 .62 .06L.615 .015L.63 .015L.64 .055L.655 .015L.67 .018L.668 .062C.70 .075 .745 .115 .755 .14C.75 .165 .72 .165 .66 .145L.545 .50C.55 .56 .535 .62 .51 .66L.525 1H.485L.465 .70C.40 .71 .33 .70 .285 .67L.265 1H.235L.235 .74L.225 1Z";

const standing = (x: number, foot: number, size: number, colour: string, mirrored = false): string =>
  `<path d="${giraffe}" fill="${colour}" transform="translate(${x} ${foot - size}) scale(${mirrored ? -size : size} ${size})"/>`;

/** The plains when the sun goes down, giraffes on their way. */
export function savanna(pen: Pen): void {
  const { width, height } = pen;
  sky(pen, height * 0.72, [
    [0, "#7d2f3f"],
    [0.35, "#cf5a3c"],
    [0.7, "#f39a4a"],
    [1, "#fdd58a"],
  ]);
  sun(pen, width * 0.5, height * 0.53, 132, "#ffe9b0", "#ffc766");
  streaks(pen, height * 0.12, height * 0.6, 12, "#ffd9a0", 0.32);
  land(
    pen,
    ridge(pen, { base: height * 0.66, rise: 80, swells: 3, octaves: 4 }),
    height * 0.76,
    "#c2603f",
    "#f4b066",
    0.7,
  );
  land(
    pen,
    ridge(pen, { base: height * 0.7, rise: 46, swells: 4, octaves: 4 }),
    height * 0.8,
    "#a24a36",
    "#e8954f",
    0.7,
  );
  mist(pen, height * 0.72, 34, "#ffd793", 0.6);
  const plain = ridge(pen, { base: height * 0.78, rise: 18, swells: 3, octaves: 2 });
  acacia(pen, width * 0.66, height * 0.78, 120, "#6f2f2b");
  acacia(pen, width * 0.86, height * 0.77, 84, "#84382e");
  pen.draw(
    shape(
      under(plain, height),
      pen.fade(height * 0.74, height, [
        [0, "#8c3f2a"],
        [1, "#4a1f1f"],
      ]),
    ),
  );
  pen.draw(
    standing(width * 0.49, height * 0.84, 226, "#4a1d20"),
    standing(width * 0.44, height * 0.83, 160, "#5c2624", true),
  );
  grass(pen, () => height * 0.86, 260, 46, "#5e2722");
  acacia(pen, width * 0.16, height * 0.92, 470, "#2c1218", "#351519");
  pen.draw(shape(under(ridge(pen, { base: height * 0.93, rise: 30, swells: 2, octaves: 2 }), height), "#2c1218"));
  grass(pen, () => height * 0.95, 420, 84, "#2c1218");
  birds(pen, width * 0.72, height * 0.26, 7, "#5a1f2c", 13);
}

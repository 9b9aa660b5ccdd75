import { line, round, shape, type Pen, type Point } from "../pen.ts";
import { sky, stars, streaks, sun } from "../parts/sky.ts";
import { land, mist, ridge } from "../parts/land.ts";

/** A dune: its lit flank, and the flank in shadow behind a crest that winds down to the viewer. */
function dune(
  pen: Pen,
  [left, peak, right]: readonly [number, number, number],
  top: number,
  foot: number,
  lit: string,
  dark: string,
  glow: string,
): void {
  const light = pen.fade(top, foot, [
    [0, glow],
    [0.5, lit],
    [1, lit],
  ]);
  const slope = `M${round(left)} ${round(foot)}C${round(left + (peak - left) * 0.45)} ${round(foot - (foot - top) * 0.2)} ${round(peak - (peak - left) * 0.28)} ${round(top + 6)} ${round(peak)} ${round(top)}`;
  const fall = `C${round(peak + (right - peak) * 0.22)} ${round(top + (foot - top) * 0.2)} ${round(peak + (right - peak) * 0.55)} ${round(foot - (foot - top) * 0.18)} ${round(right)} ${round(foot)}`;
  const crest = `M${round(peak)} ${round(top)}C${round(peak - (peak - left) * 0.02)} ${round(top + (foot - top) * 0.3)} ${round(peak + (right - peak) * 0.3)} ${round(top + (foot - top) * 0.42)} ${round(peak + (right - peak) * 0.12)} ${round(top + (foot - top) * 0.72)}S${round(peak - (peak - left) * 0.1)} ${round(foot)} ${round(peak + (right - peak) * 0.02)} ${round(pen.height)}H${round(right)}V${round(foot)}`;
  const shadow = `${crest}C${round(peak + (right - peak) * 0.55)} ${round(foot - (foot - top) * 0.18)} ${round(peak + (right - peak) * 0.22)} ${round(top + (foot - top) * 0.2)} ${round(peak)} ${round(top)}Z`;
  pen.draw(
    shape(`${slope}${fall}V${pen.height}H${round(left)}Z`, light),
    shape(
      shadow,
      pen.fade(top, pen.height, [
        [0, dark],
        [1, dark, 0.75],
      ]),
    ),
  );
}

/** A camel from the side, one unit wide, facing right. */
const camel =
  "M.02 1L.06 .62C.03 .55 .06 .46 .14 .44C.20 .43 .22 .30 .30 .28C.38 .27 .40 .42 .46 .43C.52 .43 .54 .30 .61 .29C.69 .29 .70 .44 .74 .47C.80 .50 .83 .44 .84 .36C.85 .26 .86 .18 .93 .17C.97 .16 1.02 .19 1.05 .23C1.05 .26 1.02 .27 .95 .26C.93 .36 .92 .52 .85 .59C.80 .64 .75 .65 .71 .65L.735 1H.70L.66 .68L.63 1H.60L.61 .67C.50 .70 .32 .70 .22 .66L.20 .78L.235 1H.20L.155 .80L.14 .66L.06 1Z";

/** A place on the lit slope of the far dune, by its share of the way up. */
function onSlope(height: number, share: number): Point {
  const [foot, top] = [height * 0.7, height * 0.46];
  const at = (a: number, b: number, c: number, d: number): number =>
    (1 - share) ** 3 * a + 3 * (1 - share) ** 2 * share * b + 3 * (1 - share) * share ** 2 * c + share ** 3 * d;
  return [at(420, 649.5, 787.2, 930), at(foot, foot - (foot - top) * 0.2, top + 6, top)];
}

/** Dunes at the end of the day, a caravan on a crest. */
export function desert(pen: Pen): void {
  const { width, height } = pen;
  sky(pen, height * 0.6, [
    [0, "#2b3a6b"],
    [0.4, "#8a5a86"],
    [0.75, "#e88f6d"],
    [1, "#fcd7a0"],
  ]);
  stars(pen, height * 0.28, 40);
  sun(pen, width * 0.24, height * 0.42, 50, "#fff3d6", "#ffd9a0");
  streaks(pen, height * 0.2, height * 0.48, 8, "#ffd8b4", 0.4);
  land(
    pen,
    ridge(pen, { base: height * 0.53, rise: 70, swells: 5, octaves: 5 }),
    height * 0.62,
    "#a76a78",
    "#f6bf94",
    0.75,
  );
  mist(pen, height * 0.56, 34, "#ffe0b4", 0.7);
  dune(pen, [-260, 330, 900], height * 0.5, height * 0.66, "#eba96e", "#b0625c", "#ffd9a0");
  dune(pen, [420, 930, 1500], height * 0.46, height * 0.7, "#e79a5f", "#9c4f55", "#ffd196");
  for (let index = 0; index < 5; index += 1) {
    const [x, y] = onSlope(height, 0.36 + index * 0.095);
    pen.draw(
      `<path d="${camel}" fill="#4a2340" transform="translate(${round(x - 20)} ${round(y - 42)}) rotate(-14 20 42) scale(46)"/>`,
    );
  }
  dune(pen, [-420, 250, 1020], height * 0.66, height * 0.92, "#dd8650", "#7f3b4e", "#f8be7f");
  dune(pen, [360, 1010, 1760], height * 0.7, height * 0.99, "#d0743f", "#6b2e46", "#f3ad6a");
  const wind = Array.from({ length: 9 }, (_, index) => {
    const y = height * (0.82 + index * 0.02);
    return `M${round(-20)} ${round(y + 40)}Q${round(120)} ${round(y - 6)} ${round(236 - index * 4)} ${round(y - 36)}`;
  });
  pen.draw(line(wind.join(""), "#ffdca6", 1.6, 0.3));
}

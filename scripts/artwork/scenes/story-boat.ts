import { mix } from "../colour.ts";
import { birds, sky, streaks, sun } from "../parts/sky.ts";
import { foliage } from "../parts/plants.ts";
import { mist } from "../parts/land.ts";
import { glitter, ripples, water } from "../parts/water.ts";
import { line, round, shape, through, type Pen, type Point } from "../pen.ts";

/** A rock that rises straight from the sea, green on top. */
function karst(pen: Pen, x: number, foot: number, wide: number, high: number, depth: number): void {
  const half = wide / 2;
  const side = (direction: number): Point[] =>
    [0, 0.15, 0.35, 0.55, 0.72, 0.86, 0.95].map((share): Point => {
      const narrow = Math.sqrt(1 - share ** 2.6) * pen.between(0.86, 1.06);
      return [x + direction * half * narrow, foot - high * share];
    });
  const outline: Point[] = [...side(-1), [x + pen.between(-0.1, 0.1) * half, foot - high], ...side(1).toReversed()];
  const rock = pen.fade(foot - high, foot, [
    [0, mix("#c9b7a8", "#5d6a68", depth)],
    [1, mix("#f2d3b0", "#a58a78", depth)],
  ]);
  const leaf = mix("#a3b8a4", "#1f5a4a", depth);
  const top = outline.filter(([, y]) => y < foot - high * 0.5);
  pen.draw(shape(`${through(outline)}Z`, rock));
  for (let index = 0; index < 6; index += 1) {
    const left = x + pen.between(-0.7, 0.6) * half;
    const crack = `M${round(left)} ${round(foot - high * pen.between(0.1, 0.5))}q${round(pen.between(-6, 6))} ${round(-high * 0.1)} ${round(pen.between(-4, 8))} ${round(-high * pen.between(0.12, 0.3))}`;
    pen.draw(line(crack, mix("#b39c90", "#3f4f50", depth), 1 + depth * 3, 0.5));
  }
  const cover = top.map(([edge, y]): Point => [edge + (x - edge) * -0.03, y]);
  const fringe = Array.from({ length: 11 }, (_, index): Point => {
    const across = 0.92 - ((index + pen.between(-0.35, 0.35)) / 10) * 1.84;
    return [x + across * half, foot - high * (index % 2 === 0 ? pen.between(0.3, 0.56) : pen.between(0.54, 0.66))];
  });
  pen.draw(shape(`${through([...cover, ...fringe])}Z`, leaf));
  foliage(pen, cover, wide * 0.05, leaf);
  const shade = [0.25, 0.5, 0.72].flatMap((share) =>
    [-0.4, 0.1, 0.5].map((across): Point => [
      x + (across + pen.between(-0.15, 0.15)) * half * (1.1 - share * 0.6),
      foot - high * (0.52 + share * 0.5),
    ]),
  );
  foliage(pen, shade, wide * 0.055, mix(leaf, "#0b2a2a", 0.12 + depth * 0.15));
}

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
    shape(
      `M${round(x - size * 0.9)} ${round(foot + size * 0.07)}Q${round(x)} ${round(foot + size * 0.2)} ${round(x + size)} ${round(foot + size * 0.05)}Z`,
      "#0d3f48",
      0.35,
    ),
  ].join("");
}

/** A boat between rocks in a bay at sunrise. */
export function storyBoat(pen: Pen): void {
  const { width, height } = pen;
  const shore = height * 0.62;
  sky(pen, shore, [
    [0, "#4f93a0"],
    [0.5, "#b5d0bf"],
    [0.82, "#fbe1b0"],
    [1, "#fdcf97"],
  ]);
  sun(pen, width * 0.56, height * 0.42, 48, "#fff8e0", "#ffe0a2");
  streaks(pen, height * 0.08, height * 0.4, 9, "#fff3d8", 0.5);
  pen.mirror(shore, 0.4, () => {
    for (const [x, wide, high] of [
      [330, 90, 120],
      [440, 120, 170],
      [760, 100, 140],
      [850, 140, 200],
      [640, 60, 70],
    ] as const)
      karst(pen, x, shore, wide, high, 0.1);
    mist(pen, shore - 16, 36, "#ffe9c4", 0.7);
    for (const [x, wide, high] of [
      [225, 170, 300],
      [960, 190, 330],
    ] as const)
      karst(pen, x, shore + 2, wide, high, 0.5);
  });
  water(pen, shore, [
    [0, "#f6d9a8", 0.4],
    [0.25, "#7fbfb0", 0.5],
    [1, "#12606a", 0.88],
  ]);
  glitter(pen, width * 0.56, shore, height, 150, "#fff3cf", 60);
  pen.mirror(height * 0.7, 0.3, () => {
    karst(pen, 40, height * 0.7, 270, 470, 0.95);
    karst(pen, 1165, height * 0.7, 230, 400, 0.9);
  });
  ripples(pen, shore, height, 90, "#eafff0", 0.35);
  pen.draw(longBoat(520, height * 0.83, 150));
  birds(pen, width * 0.42, height * 0.24, 6, "#3a6a70", 12);
}

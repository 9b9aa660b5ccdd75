import { sky, stars } from "../parts/sky.ts";
import { land, mist, ridge, under } from "../parts/land.ts";
import { acacia, grass } from "../parts/plants.ts";
import { ellipse, line, round, shape, type Pen } from "../pen.ts";

/** The band of the galaxy: many faint stars along a slope. */
function galaxy(pen: Pen): void {
  const { width, height } = pen;
  for (let index = 0; index < 420; index += 1) {
    const along = pen.random();
    const off = (pen.random() + pen.random() + pen.random() - 1.5) * 0.2;
    const [x, y] = [width * (0.1 + along * 0.95), height * (0.62 - along * 0.66 + off)];
    if (y < height * 0.58) pen.draw(ellipse(x, y, pen.between(0.4, 1.3), "#f3e9ff", undefined, pen.between(0.2, 0.8)));
  }
  for (const [x, y, r] of [
    [0.55, 0.3, 210],
    [0.75, 0.16, 190],
    [0.35, 0.44, 160],
  ] as const)
    pen.draw(
      ellipse(
        width * x,
        height * y,
        r,
        pen.glow(width * x, height * y, r, [
          [0, "#9c86d8", 0.3],
          [1, "#9c86d8", 0],
        ]),
      ),
    );
}

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

/** A tent camp on the plains under the stars. */
export function storyCamp(pen: Pen): void {
  const { width, height } = pen;
  sky(pen, height * 0.7, [
    [0, "#0f1638"],
    [0.5, "#27275a"],
    [0.82, "#5d4478"],
    [1, "#c47c7c"],
  ]);
  galaxy(pen);
  stars(pen, height * 0.6, 170);
  land(
    pen,
    ridge(pen, { base: height * 0.66, rise: 110, swells: 3, octaves: 5 }),
    height * 0.76,
    "#3a3564",
    "#8a5f80",
    0.75,
  );
  mist(pen, height * 0.71, 30, "#d99a8c", 0.4);
  acacia(pen, width * 0.84, height * 0.75, 190, "#241f45");
  acacia(pen, width * 0.1, height * 0.74, 110, "#2d2750");
  pen.draw(
    shape(
      under(ridge(pen, { base: height * 0.77, rise: 24, swells: 3, octaves: 3 }), height),
      pen.fade(height * 0.74, height, [
        [0, "#4a3050"],
        [1, "#1a1430"],
      ]),
    ),
  );
  tent(pen, width * 0.7, height * 0.8, 62);
  tent(pen, width * 0.4, height * 0.85, 130);
  grass(pen, () => height * 0.9, 260, 36, "#20173a");
  for (const [x, y, size] of [
    [0.55, 0.9, 30],
    [0.23, 0.91, 34],
    [0.62, 0.94, 40],
  ] as const)
    lantern(pen, width * x, height * y, size);
  pen.draw(shape(under(ridge(pen, { base: height * 0.99, rise: 40, swells: 2, octaves: 3 }), height), "#110d24"));
  grass(pen, () => height * 0.99, 420, 70, "#110d24");
}

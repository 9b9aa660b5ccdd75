import { ellipse, line, round, shape, type Pen, type Point } from "../paint/pen.ts";

/** A rectangle as a path. */
const box = (x: number, y: number, wide: number, high: number): string =>
  `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}Z`;

/** A red fisherman's cabin on stilts above water, with lit windows and its reflection; `x` is its left side. */
export function cabin(pen: Pen, x: number, foot: number, size: number): void {
  const [wide, wall, roof, stilt] = [size * 1.25, size * 0.5, size * 0.5, size * 0.24];
  const front = size * 0.62;
  const light = "#ffd68a";
  const top = foot - stilt - wall;
  pen.mirror(foot, 0.5, () => {
    const side = pen.fadeEach([
      [0, "#7d2a26"],
      [1, "#4d1b22"],
    ]);
    const gable = pen.fadeEach([
      [0, "#a83a2e"],
      [1, "#6e2427"],
    ]);
    const snow = pen.fadeEach([
      [0, "#cfe6ea"],
      [1, "#7fa6b8"],
    ]);
    for (let index = 0; index <= 6; index += 1)
      pen.draw(line(`M${round(x + (wide * index) / 6)} ${round(foot - stilt)}v${round(stilt)}`, "#1a1420", size / 30));
    pen.draw(
      shape(box(x + front * 0.5, top, wide - front * 0.5, wall), side),
      shape(
        `M${round(x)} ${round(top + wall)}V${round(top)}L${round(x + front / 2)} ${round(top - roof)}L${round(x + front)} ${round(top)}V${round(top + wall)}Z`,
        gable,
      ),
      shape(
        `M${round(x + front / 2)} ${round(top - roof)}H${round(x + wide - front * 0.1)}L${round(x + wide + size * 0.05)} ${round(top + size * 0.03)}H${round(x + front)}Z`,
        snow,
      ),
      line(
        `M${round(x - size * 0.05)} ${round(top + size * 0.05)}L${round(x + front / 2)} ${round(top - roof)}L${round(x + front)} ${round(top)}`,
        "#dcebee",
        size / 22,
      ),
      shape(box(x - size * 0.08, foot - stilt - size * 0.03, wide + size * 0.16, size * 0.06), "#2a1c24"),
    );
    for (const [place, down] of [
      [0.12, 0.12],
      [0.36, 0.12],
      [0.23, -0.26],
      [0.72, 0.12],
      [0.98, 0.12],
    ] as const)
      pen.draw(
        shape(box(x + size * place, top + size * down, size * 0.13, size * 0.18), "#f3ead8"),
        shape(box(x + size * (place + 0.015), top + size * (down + 0.015), size * 0.1, size * 0.15), light),
      );
    const glow = pen.glow(x + front * 0.5, top + wall * 0.6, size * 1.1, [
      [0, "#ffb765", 0.32],
      [1, "#ffb765", 0],
    ]);
    pen.draw(ellipse(x + front * 0.5, top + wall * 0.6, size * 1.1, glow));
  });
}

/** A thatched bungalow on stilts; `size` is its width. */
export function bungalow(pen: Pen, [x, foot]: Point, size: number): void {
  const thatch = pen.fadeEach([
    [0, "#d9b787"],
    [1, "#7d5f43"],
  ]);
  const [half, floor] = [size / 2, foot - size * 0.16];
  pen.draw(
    ellipse(x, foot + size * 0.1, half * 1.1, "#0f6f80", size * 0.1, 0.35),
    line(
      `M${round(x - half * 0.8)} ${round(foot)}V${round(floor)}M${round(x)} ${round(foot)}V${round(floor)}M${round(x + half * 0.8)} ${round(foot)}V${round(floor)}`,
      "#4e3a30",
      size / 26,
    ),
    shape(box(x - half * 1.15, floor - size * 0.03, size * 1.3, size * 0.06), "#8a6a50"),
    shape(box(x - half * 0.75, floor - size * 0.26, size * 0.75, size * 0.24), "#6b4a36"),
    shape(box(x - half * 0.3, floor - size * 0.24, size * 0.3, size * 0.22), "#2c2420"),
    shape(
      `M${round(x - half * 1.08)} ${round(floor - size * 0.22)}Q${round(x - half * 0.3)} ${round(floor - size * 0.42)} ${round(x - half * 0.1)} ${round(floor - size * 0.7)}H${round(x + half * 0.1)}Q${round(x + half * 0.3)} ${round(floor - size * 0.42)} ${round(x + half * 1.08)} ${round(floor - size * 0.22)}Z`,
      thatch,
    ),
  );
}

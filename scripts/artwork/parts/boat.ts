import { ellipse, line, round, shape, type Pen } from "../paint/pen.ts";

/** A sailing boat with its reflection; `foot` is its waterline and `size` the height of its mast. */
export function sailingBoat(pen: Pen, x: number, foot: number, size: number): void {
  const at = (px: number, py: number): string => `${round(x + px * size)} ${round(foot + py * size)}`;
  pen.mirror(foot, 0.42, () => {
    const main = pen.fadeEach([
      [0, "#fff4dc"],
      [0.6, "#f6cfa4"],
      [1, "#c98a7c"],
    ]);
    const jib = pen.fadeEach([
      [0, "#f3dcc2"],
      [1, "#a8707a"],
    ]);
    const hull = pen.fadeEach([
      [0, "#4a3348"],
      [1, "#17132a"],
    ]);
    pen.draw(
      shape(
        `M${at(-0.01, -1)}C${at(-0.13, -0.66)} ${at(-0.24, -0.36)} ${at(-0.34, -0.13)}Q${at(-0.18, -0.1)} ${at(-0.015, -0.12)}Z`,
        jib,
      ),
      shape(
        `M${at(0.012, -1.02)}C${at(0.17, -0.72)} ${at(0.27, -0.38)} ${at(0.3, -0.12)}Q${at(0.16, -0.085)} ${at(0.012, -0.1)}Z`,
        main,
      ),
      line(`M${at(0, -1.04)}L${at(0, -0.05)}`, "#2a1c2c", size * 0.012),
      line(`M${at(0, -0.1)}L${at(0.31, -0.11)}`, "#2a1c2c", size * 0.012),
      ...[-0.8, -0.6, -0.4, -0.24].map((y) =>
        line(`M${at(0.012, y)}L${at(0.02 + (1 + y) * 0.33, y + 0.02)}`, "#b98a72", size * 0.004, 0.6),
      ),
      shape(
        `M${at(-0.4, -0.085)}Q${at(-0.05, -0.05)} ${at(0.34, -0.075)}Q${at(0.32, -0.02)} ${at(0.27, 0.012)}H${round(x - 0.27 * size)}Q${at(-0.34, -0.02)} ${at(-0.4, -0.085)}Z`,
        hull,
      ),
      line(`M${at(-0.39, -0.08)}Q${at(-0.05, -0.045)} ${at(0.335, -0.07)}`, "#e9b48c", size * 0.01),
      shape(
        `M${at(0.14, -0.07)}Q${at(0.15, -0.15)} ${at(0.18, -0.15)}Q${at(0.21, -0.15)} ${at(0.22, -0.07)}Z`,
        "#2a1c2c",
      ),
      ellipse(x + size * 0.18, foot - size * 0.168, size * 0.021, "#2a1c2c"),
    );
  });
}

import { round, shape, type Pen, type Stops } from "../pen.ts";

/** Still water from a height to the bottom of the picture, or to another height. */
export function water(pen: Pen, top: number, stops: Stops, bottom = pen.height): void {
  pen.draw(shape(`M0 ${round(top)}H${pen.width}V${round(bottom)}H0Z`, pen.fade(top, bottom, stops)));
}

const lens = (x: number, y: number, half: number, thick: number): string =>
  `M${round(x - half)} ${round(y)}Q${round(x)} ${round(y - thick)} ${round(x + half)} ${round(y)}Q${round(x)} ${round(y + thick)} ${round(x - half)} ${round(y)}Z`;

/** The path of light that a sun leaves on water: wider and coarser towards the viewer. */
export function glitter(
  pen: Pen,
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour: string,
  count = 60,
): void {
  for (let index = 0; index < count; index += 1) {
    const depth = pen.random() ** 1.6;
    const y = top + 3 + depth * (bottom - top);
    const spread = width * (0.35 + depth);
    const half = pen.between(0.06, 0.3) * spread;
    pen.draw(
      shape(lens(x + pen.between(-1, 1) * spread * 0.6, y, half, 1 + depth * 4), colour, pen.between(0.35, 0.9)),
    );
  }
}

/** Ripples all over a stretch of water. */
export function ripples(pen: Pen, top: number, bottom: number, count: number, colour: string, opacity = 0.3): void {
  for (let index = 0; index < count; index += 1) {
    const depth = pen.random() ** 1.4;
    const half = (0.015 + depth * 0.07) * pen.width * pen.between(0.4, 1);
    const y = top + 4 + depth * (bottom - top);
    pen.draw(shape(lens(pen.random() * pen.width, y, half, 0.8 + depth * 2.6), colour, opacity * pen.between(0.4, 1)));
  }
}

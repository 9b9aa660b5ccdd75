import { line, round, shape, type Pen } from "../paint/pen.ts";

/** A hot-air balloon of a radius, in two colors, lit from the left. */
export function balloon(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  [cloth, stripe]: readonly [string, string],
): void {
  const envelope = (share: number): string => {
    const half = radius * share;
    return `M${round(x)} ${round(y - radius)}C${round(x + half * 1.33)} ${round(y - radius)} ${round(x + half * 1.25)} ${round(y + radius * 0.35)} ${round(x + half * 0.22)} ${round(y + radius * 1.25)}H${round(x - half * 0.22)}C${round(x - half * 1.25)} ${round(y + radius * 0.35)} ${round(x - half * 1.33)} ${round(y - radius)} ${round(x)} ${round(y - radius)}Z`;
  };
  const dark = pen.glow(x - radius * 0.4, y - radius * 0.3, radius * 1.9, [
    [0.3, "#3a1830", 0],
    [1, "#3a1830", 0.5],
  ]);
  const basket = y + radius * 1.55;
  pen.draw(
    ...[1, 0.72, 0.42, 0.14].map((share, index) => shape(envelope(share), index % 2 === 0 ? cloth : stripe)),
    shape(envelope(1), dark),
    line(
      `M${round(x - radius * 0.2)} ${round(y + radius * 1.25)}L${round(x - radius * 0.1)} ${round(basket)}M${round(x + radius * 0.2)} ${round(y + radius * 1.25)}L${round(x + radius * 0.1)} ${round(basket)}`,
      "#4a2c33",
      radius / 40,
    ),
    shape(
      `M${round(x - radius * 0.13)} ${round(basket)}h${round(radius * 0.26)}l${round(-radius * 0.03)} ${round(radius * 0.19)}h${round(-radius * 0.2)}Z`,
      "#4a2c33",
    ),
  );
}

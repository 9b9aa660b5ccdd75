import { ellipse, line, round, shape, type Pen, type Stops } from "../pen.ts";

/** The sky, from the top of the picture to a horizon and a little below it. */
export function sky(pen: Pen, horizon: number, stops: Stops): void {
  pen.draw(shape(`M0 0H${pen.width}V${pen.height}H0Z`, pen.fade(0, horizon, stops)));
}

/** A sun or moon with the light around it. */
export function sun(pen: Pen, x: number, y: number, radius: number, disk: string, light: string): void {
  const halo = pen.glow(x, y, radius * 7, [
    [0, light, 0.75],
    [0.25, light, 0.38],
    [0.6, light, 0.12],
    [1, light, 0],
  ]);
  pen.draw(ellipse(x, y, radius * 7, halo), ellipse(x, y, radius, disk));
}

/** Long flat clouds in a band of the sky. */
export function streaks(pen: Pen, top: number, bottom: number, count: number, colour: string, opacity = 0.5): void {
  for (let index = 0; index < count; index += 1) {
    const y = pen.between(top, bottom);
    const half = pen.between(0.06, 0.22) * pen.width;
    const x = pen.between(-0.1, 1.1) * pen.width;
    const rise = pen.between(4, 10);
    const path = `M${round(x - half)} ${round(y)}Q${round(x)} ${round(y - rise)} ${round(x + half)} ${round(y)}Q${round(x + half * 0.2)} ${round(y + rise * 0.7)} ${round(x - half)} ${round(y)}Z`;
    pen.draw(shape(path, colour, opacity * pen.between(0.45, 1)));
  }
}

const heapRadii = [0.24, 0.4, 0.52, 0.36, 0.22];

/** A heaped cloud with a flat base. */
export function heap(pen: Pen, x: number, base: number, size: number, colour: string, opacity = 0.9): void {
  const puffs = [-0.9, -0.5, -0.05, 0.4, 0.85].map((place, index) => {
    const radius = size * (heapRadii[index] ?? 0.3) * pen.between(0.9, 1.1);
    return `M${round(x + place * size - radius)} ${round(base)}a${round(radius)} ${round(radius)} 0 0 1 ${round(radius * 2)} 0Z`;
  });
  pen.draw(shape(puffs.join(""), colour, opacity));
}

/** Stars over the upper part of the sky. */
export function stars(pen: Pen, bottom: number, count: number, colour = "#fff6e0"): void {
  for (let index = 0; index < count; index += 1) {
    const faint = pen.random() ** 0.6;
    const y = pen.random() * bottom;
    pen.draw(
      ellipse(pen.random() * pen.width, y, pen.between(0.6, 1.7), colour, undefined, (1 - (y / bottom) * 0.8) * faint),
    );
  }
}

/** A few birds, far away. */
export function birds(pen: Pen, x: number, y: number, count: number, colour: string, size = 14): void {
  for (let index = 0; index < count; index += 1) {
    const wing = size * pen.between(0.6, 1.1);
    const [left, top] = [x + pen.between(-6, 6) * size, y + pen.between(-3, 3) * size];
    const path = `M${round(left - wing)} ${round(top - wing * 0.25)}q${round(wing * 0.6)} ${round(-wing * 0.35)} ${round(wing)} ${round(wing * 0.3)}q${round(wing * 0.4)} ${round(-wing * 0.65)} ${round(wing)} ${round(-wing * 0.3)}`;
    pen.draw(line(path, colour, Math.max(1.4, size / 7)));
  }
}

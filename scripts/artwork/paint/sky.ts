import { setPixel, type Canvas } from "./canvas.ts";
import { add, blend, gradient, type Rgb } from "./color.ts";
import { createField, fractal, smoothstep } from "./field.ts";

/** Thin or heaped clouds on a plane above the picture. */
export interface Clouds {
  seed: number;
  /** 0 is a clear sky, 1 an overcast one. */
  cover: number;
  /** How much clouds are stretched sideways. */
  stretch: number;
  size: number;
  lit: Rgb;
  shaded: Rgb;
  opacity: number;
}

/** Sun or moon with its glow; `radius` 0 hides the disk. */
export interface Sun {
  x: number;
  y: number;
  radius: number;
  disk: Rgb;
  glow: Rgb;
  reach: number;
}

/** Colors from the horizon (0) to the top of the picture (1), with clouds and a sun. */
export interface Sky {
  horizon: number;
  stops: readonly (readonly [number, Rgb])[];
  sun?: Sun;
  clouds?: Clouds;
  /** Light of its own at a point, in units of the picture: northern lights, stars. */
  light?: (x: number, y: number) => Rgb;
}

function cloudLayer({ seed, cover, stretch, size, lit, shaded, opacity }: Clouds, sun?: Sun) {
  const noise = fractal(createField(seed), 6);
  const density = (u: number, v: number): number => noise(u, v) + noise(u * 0.37 + 9, v * 0.37) * 0.6;
  return (color: Rgb, x: number, y: number, elevation: number): Rgb => {
    const depth = 1 / (elevation + 0.16);
    const [u, v] = [((x / 1000 - 0.6) * depth) / (size * stretch), depth / size];
    const here = density(u, v);
    const thick = smoothstep(0.42 - cover * 0.6, 0.85 - cover * 0.6, here);
    const towards = sun ? Math.tanh((sun.x - x) / 200) * 0.12 : 0.12;
    const light = smoothstep(-0.12, 0.2, here - density(u + towards, v + 0.1) + 0.05);
    const near = sun ? Math.exp(-Math.hypot(x - sun.x, (y - sun.y) * 1.4) / (sun.reach * 1.2)) : 0;
    const cloud = add(blend(shaded, lit, Math.min(1, light * 0.75 + near * 0.7)), lit, near * 0.15);
    return blend(color, cloud, thick * opacity * smoothstep(0, 0.1, elevation));
  };
}

/** Paints the whole canvas with sky. */
export function paintSky(canvas: Canvas, { horizon, stops, sun, clouds, light }: Sky): void {
  const colorAt = gradient(stops);
  const overlay = clouds && cloudLayer(clouds, sun);
  for (let row = 0; row < canvas.height; row += 1) {
    const y = row / canvas.scale;
    const elevation = Math.max(0, (horizon - y) / horizon);
    const base = colorAt(elevation);
    for (let column = 0; column < canvas.width; column += 1) {
      const x = column / canvas.scale;
      let color = base;
      const away = sun ? Math.hypot(x - sun.x, y - sun.y) : 0;
      if (sun)
        color = add(color, sun.glow, 0.6 * Math.exp(-away / (sun.reach * 0.4)) + 0.4 * Math.exp(-away / sun.reach));
      if (light) color = add(color, light(x, y), 1);
      if (overlay) color = overlay(color, x, y, elevation);
      if (sun && sun.radius > 0) color = add(color, sun.disk, 1 - smoothstep(sun.radius - 1, sun.radius + 1.5, away));
      setPixel(canvas, column, row, color);
    }
  }
}

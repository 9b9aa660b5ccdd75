import type { Pen, Point } from "./pen.ts";
import { pixelAt, setPixel, type Canvas } from "./canvas.ts";
import { blend, times, type Rgb } from "./color.ts";
import { smoothstep } from "./field.ts";
import { paintSky, type Sky } from "./sky.ts";
import { renderTerrain, type Terrain } from "./terrain.ts";
import { paintWater, type Water } from "./water.ts";

/** Fading light in a part of a picture, where a page puts its text. */
export interface Dusk {
  /** Color of the light that is left. */
  light: Rgb;
  /** How dark it is at a point, from 0 to 1, in units of the picture. */
  depth(x: number, y: number): number;
}

/** Sky, land and water of a picture. */
export interface Scenery {
  sky: Omit<Sky, "horizon">;
  terrain: Terrain;
  water?: Water;
  dusk?: Dusk | undefined;
}

function darken(canvas: Canvas, { light, depth }: Dusk): void {
  for (let y = 0; y < canvas.height; y += 1)
    for (let x = 0; x < canvas.width; x += 1) {
      const color = pixelAt(canvas, x, y);
      const share = depth(x / canvas.scale, y / canvas.scale);
      if (share > 0) setPixel(canvas, x, y, blend(color, times(color, light), share));
    }
}

/** Paints sky, land and water. */
export function paintScenery(pen: Pen, { sky, terrain, water, dusk }: Scenery): void {
  pen.paint((canvas) => {
    paintSky(canvas, { ...sky, horizon: terrain.camera.horizon });
    const mask = renderTerrain(canvas, terrain);
    if (water) paintWater(canvas, mask, terrain.camera, water);
    if (dusk) darken(canvas, dusk);
  });
}

/**
 * Dusk over the part of a picture that has room for text: the left of a wide picture, and the top of a tall one. None in other
 * pictures.
 */
export function duskForText({ width, height }: Pen, light: Rgb): Dusk | undefined {
  if (height > width) return { light, depth: (_x, y) => 1 - smoothstep(0.42, 0.74, y / height) };
  return width > height * 1.8 ? { light, depth: (x) => 1 - smoothstep(0.26, 0.66, x / width) } : undefined;
}

/** Where a point of the land appears in a picture of a width, and how many units a meter has there. */
export function project(
  { camera, height }: Terrain,
  width: number,
  x: number,
  z: number,
  y = height(x, z),
): { at: Point; meter: number } {
  const meter = camera.focal / z;
  return { at: [width / 2 + (x - camera.x) * meter, camera.horizon + (camera.height - y) * meter], meter };
}

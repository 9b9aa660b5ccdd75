import { setPixel, type Canvas } from "./canvas.ts";
import { add, blend, times, type Rgb } from "./color.ts";
import type { Field } from "./field.ts";

/** A point of the land that the picture shows; `up` is 1 where it is level and 0 where it is vertical. */
export interface Spot {
  x: number;
  z: number;
  height: number;
  up: number;
}

/** Land, light and camera of a landscape. Lengths are in meters; the camera looks along z. */
export interface Terrain {
  height: Field;
  /** Color of the land before light falls on it. */
  color(spot: Spot): Rgb;
  /** The lowest surface: water, or the bottom of the land. */
  level: number;
  near: number;
  far: number;
  camera: { x: number; height: number; horizon: number; focal: number };
  /** Direction towards the sun, of length 1. */
  sun: readonly [x: number, y: number, z: number];
  sunlight: Rgb;
  skylight: Rgb;
  /** Color of the air for each column from 0 to 1, and the distance at which it hides two thirds of the land. */
  haze(place: number): Rgb;
  hazeDistance: number;
  /** How far shadows reach; 0 is no shadows. */
  shadow: number;
}

/** Share of the sunlight that reaches a spot: 0 behind other land. */
function sunlit({ height, sun, shadow }: Terrain, { x, z, height: foot }: Spot): number {
  if (shadow === 0) return 1;
  let light = 1;
  for (let step = 1; step <= 7; step += 1) {
    const distance = shadow * (step / 7) ** 2;
    const clear = foot + sun[1] * distance - height(x + sun[0] * distance, z + sun[2] * distance);
    light = Math.min(light, 0.5 + (clear / distance) * 6);
    if (light <= 0) return 0;
  }
  return Math.max(0, light);
}

function shade(terrain: Terrain, x: number, z: number, height: number, place: number): Rgb {
  const reach = Math.max(0.4, z * 0.0015);
  const slopeX = (terrain.height(x + reach, z) - terrain.height(x - reach, z)) / (2 * reach);
  const slopeZ = (terrain.height(x, z + reach) - terrain.height(x, z - reach)) / (2 * reach);
  const up = 1 / Math.hypot(slopeX, 1, slopeZ);
  const spot = { x, z, height, up };
  const facing = Math.max(0, (terrain.sun[1] - slopeX * terrain.sun[0] - slopeZ * terrain.sun[2]) * up);
  const direct = facing > 0 ? facing * sunlit(terrain, spot) : 0;
  const light = add(
    times(terrain.skylight, [up * 0.5 + 0.5, up * 0.5 + 0.5, up * 0.5 + 0.5]),
    terrain.sunlight,
    direct,
  );
  const air = 1 - Math.exp(-z / terrain.hazeDistance);
  return blend(times(terrain.color(spot), light), terrain.haze(place), air);
}

/**
 * Renders land column by column, from near to far.
 *
 * @returns a mask of the pixels that show land
 */
export function renderTerrain(canvas: Canvas, terrain: Terrain): Uint8Array {
  const { width, height: rows, scale } = canvas;
  const { camera, near, far, level } = terrain;
  const [horizon, focal] = [camera.horizon * scale, camera.focal * scale];
  const mask = new Uint8Array(width * rows);
  for (let column = 0; column < width; column += 1) {
    const slope = (column + 0.5 - width / 2) / focal;
    let top = rows;
    for (let z = near; z < far && top > 0; z *= 1 + 1.6 / Math.max(300, focal)) {
      const x = camera.x + slope * z;
      const height = terrain.height(x, z);
      if (height <= level) continue;
      const row = Math.max(0, Math.ceil(horizon + ((camera.height - height) * focal) / z));
      if (row >= top) continue;
      const foot = Math.min(top, Math.ceil(horizon + ((camera.height - level) * focal) / z));
      const color = shade(terrain, x, z, height, column / width);
      for (let y = row; y < foot; y += 1) {
        setPixel(canvas, column, y, color);
        mask[y * width + column] = 1;
      }
      top = row;
    }
  }
  return mask;
}

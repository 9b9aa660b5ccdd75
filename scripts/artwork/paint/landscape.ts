import type { Pen, Point } from "../pen.ts";
import { paintSky, type Sky } from "./sky.ts";
import { renderTerrain, type Terrain } from "./terrain.ts";
import { paintWater, type Water } from "./water.ts";

/** Sky, land and water of a picture. */
export interface Scenery {
  sky: Omit<Sky, "horizon">;
  terrain: Terrain;
  water?: Water;
}

/** Paints sky, land and water. */
export function paintScenery(pen: Pen, { sky, terrain, water }: Scenery): void {
  pen.paint((canvas) => {
    paintSky(canvas, { ...sky, horizon: terrain.camera.horizon });
    const mask = renderTerrain(canvas, terrain);
    if (water) paintWater(canvas, mask, terrain.camera, water);
  });
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

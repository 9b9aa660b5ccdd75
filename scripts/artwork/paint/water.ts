import { pixelAt, setPixel, type Canvas } from "./canvas.ts";
import { add, blend, type Rgb } from "./color.ts";
import { createField, fractal, smoothstep } from "./field.ts";
import type { Terrain } from "./terrain.ts";

/** Calm water that reflects what is above it. */
export interface Water {
  seed: number;
  /** Color where the viewer looks down into it. */
  deep: Rgb | ((x: number, z: number) => Rgb);
  /** Share of the reflection at the shore and at the bottom of the picture. */
  reflection: readonly [far: number, near: number];
  /** How strongly waves bend the reflection. */
  ripple: number;
  /** A trail of light below the sun. */
  glitter?: { x: number; color: Rgb; width: number };
}

/** Paints water on every pixel below the horizon that shows no land. */
export function paintWater(
  canvas: Canvas,
  mask: Uint8Array,
  camera: Terrain["camera"],
  { seed, deep, reflection: [far, near], ripple, glitter }: Water,
): void {
  const { width, height, scale } = canvas;
  const wave = fractal(createField(seed), 4);
  const [horizon, focal] = [Math.ceil(camera.horizon * scale), camera.focal * scale];
  for (let column = 0; column < width; column += 1) {
    let shore = horizon;
    for (let row = horizon; row < height; row += 1) {
      if (mask[row * width + column] === 1) {
        shore = row + 1;
        continue;
      }
      const below = row - horizon + 1;
      const z = (camera.height * focal) / below;
      const x = ((column - width / 2) / focal) * z;
      const share = below / (height - horizon);
      const swell = wave((x / camera.height) * 0.9, (z / camera.height) * 2.2);
      const bend = swell * ripple * scale * (0.25 + share * 2.2);
      let mirrored: Rgb = [0, 0, 0];
      for (const blur of [-1, 0, 1]) {
        const above = Math.max(1, row - shore + bend * 3 + blur * scale * (1 + share * 5));
        mirrored = add(mirrored, pixelAt(canvas, column + bend * 0.8, shore - above), 1 / 3);
      }
      const bottom = typeof deep === "function" ? deep(x + camera.x, z) : deep;
      let color = blend(bottom, mirrored, far + (near - far) * smoothstep(0, 1, share) + swell * 0.25 * share);
      if (glitter) {
        const away = Math.abs(column / scale - glitter.x) / (glitter.width * (0.5 + share * 1.5));
        color = add(
          color,
          glitter.color,
          Math.exp(-away * away) * smoothstep(0.05, 0.4, swell + 0.12) * (1 - share * 0.75),
        );
      }
      setPixel(canvas, column, row, color);
    }
  }
}

import type { Rgb } from "./color.ts";

/** Pixels of a picture, in rows from the top, three numbers a pixel. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
  /** How many pixels a unit of the drawing has. */
  readonly scale: number;
}

/** A canvas for a picture of a size. */
export function createCanvas(width: number, height: number, scale: number): Canvas {
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  return { width: columns, height: rows, scale, pixels: new Float32Array(columns * rows * 3) };
}

/** The color of a pixel; outside the canvas that of the nearest edge. */
export function pixelAt({ width, height, pixels }: Canvas, x: number, y: number): Rgb {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  const index = (row * width + column) * 3;
  return [pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0];
}

/** Sets the color of a pixel. */
export function setPixel({ width, pixels }: Canvas, x: number, y: number, color: Rgb): void {
  pixels.set(color, (y * width + x) * 3);
}

/** Compresses light above 0.8, so that bright skies keep their color. */
const exposed = (light: number): number => (light < 0.8 ? Math.max(0, light) : 1 - 0.2 * Math.exp((0.8 - light) / 0.2));

/** A canvas as the address of an uncompressed bitmap, whose bytes depend on nothing but the pixels. */
export function bitmapAddress({ width, height, pixels }: Canvas): string {
  const rowBytes = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + rowBytes * height);
  file.write("BM");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(-height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (const channel of [0, 1, 2]) {
        const value = pixels[(y * width + x) * 3 + 2 - channel] ?? 0;
        file[54 + y * rowBytes + x * 3 + channel] = Math.round(255 * exposed(value));
      }
  return `data:image/bmp;base64,${file.toString("base64")}`;
}

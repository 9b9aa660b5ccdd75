import { chromium, type Page } from "playwright";
import { chromiumLaunchOptions } from "../shared/chromium.ts";
import { brush } from "./paint/brush.ts";

/** A WebP file of a picture: its width in pixels, and its quality from 0 to 1. */
export interface RasterFile {
  width: number;
  quality: number;
}

/** Turns an SVG, at a scale, into a painting, and that into WebP files. */
export type Raster = (svg: string, scale: number, files: readonly RasterFile[]) => Promise<Buffer[]>;

/** Half the width of a brush stroke in pixels. */
const strokeRadius = 4;

/** Runs in the page: the pixels of an SVG as base64, and its size in pixels. */
async function readPixels({
  svg,
  scale,
}: {
  svg: string;
  scale: number;
}): Promise<{ pixels: string; width: number; height: number }> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const [width, height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)];
  const context = new OffscreenCanvas(width, height).getContext("2d", { alpha: false });
  if (!context) throw new Error("The browser has no canvas for the picture.");
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const parts: string[] = [];
  for (let index = 0; index < data.length; index += 8192)
    parts.push(String.fromCharCode(...data.subarray(index, index + 8192)));
  return { pixels: btoa(parts.join("")), width, height };
}

/** Runs in the page: scales pixels down, adds a fine grain from a seeded sequence, and encodes them as WebP. */
async function encode(given: { pixels: string; width: number; height: number; file: RasterFile }): Promise<string> {
  const { width, height, file } = given;
  const bytes = Uint8ClampedArray.from(atob(given.pixels), (character) => character.charCodeAt(0));
  const full = await createImageBitmap(new ImageData(bytes, width, height));
  const rows = Math.round((file.width * height) / width);
  const canvas = new OffscreenCanvas(file.width, rows);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("The browser has no canvas for the picture.");
  context.imageSmoothingQuality = "high";
  context.drawImage(full, 0, 0, file.width, rows);
  const picture = context.getImageData(0, 0, file.width, rows);
  let state = 1;
  for (let index = 0; index < picture.data.length; index += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const grain = (state / 2 ** 32 - 0.5) * 5;
    for (const channel of [0, 1, 2]) picture.data[index + channel] = (picture.data[index + channel] ?? 0) + grain;
  }
  context.putImageData(picture, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: file.quality });
  const reader = new FileReader();
  await new Promise((resolve) => {
    reader.addEventListener("load", resolve);
    reader.readAsDataURL(blob);
  });
  return String(reader.result).replace(/^.*,/, "");
}

/** Opens a browser, runs a function that turns SVG into WebP, and closes the browser. */
export async function withRaster(work: (raster: Raster) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page: Page = await browser.newPage();
    await work(async (svg, scale, files) => {
      const { pixels, width, height } = await page.evaluate(readPixels, { svg, scale });
      const painted = brush(Buffer.from(pixels, "base64"), width, height, strokeRadius);
      const given = { pixels: Buffer.from(painted).toString("base64"), width, height };
      const pictures: Buffer[] = [];
      for (const file of files) pictures.push(Buffer.from(await page.evaluate(encode, { ...given, file }), "base64"));
      return pictures;
    });
  } finally {
    await browser.close();
  }
}

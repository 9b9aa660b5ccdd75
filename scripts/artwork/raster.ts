import { chromium, type Page } from "playwright";
import { chromiumLaunchOptions } from "../chromium.ts";

/** Turns SVG into WebP of a width, with a fine grain like that of a printed poster. */
export type Raster = (svg: string, width: number, quality: number) => Promise<Buffer>;

/** Runs in the page: draws the picture, adds grain from a seeded row of numbers, and packs it. */
async function drawInPage({ svg, width, quality }: { svg: string; width: number; quality: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("The browser gave no canvas to draw the picture on.");
  context.drawImage(image, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  let state = 1;
  for (let index = 0; index < pixels.data.length; index += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const grain = (state / 2 ** 32 - 0.5) * 9;
    for (const channel of [0, 1, 2]) pixels.data[index + channel] = (pixels.data[index + channel] ?? 0) + grain;
  }
  context.putImageData(pixels, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const reader = new FileReader();
  await new Promise((resolve) => {
    reader.addEventListener("load", resolve);
    reader.readAsDataURL(blob);
  });
  return String(reader.result).replace(/^.*,/, "");
}

/** Gives a function the means to turn SVG into WebP, in a browser that closes afterwards. */
export async function withRaster(work: (raster: Raster) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page: Page = await browser.newPage();
    await work(async (svg, width, quality) =>
      Buffer.from(await page.evaluate(drawInPage, { svg, width, quality }), "base64"),
    );
  } finally {
    await browser.close();
  }
}

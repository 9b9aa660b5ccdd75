// Measures the contrast of text on pictures in pixels, because axe does not judge text on pictures.
import { expect, type Page } from "@playwright/test";

/** A line of text on a picture. */
export interface MeasuredLine {
  text: string;
  /** Contrast of the text's color to the pixel behind it that is most like it, without any shadow of the text. */
  contrast: number;
  /** What WCAG 2.2, 1.4.3 asks of text of this size. */
  minimum: number;
}

/** A line before it is measured: its color, and its place on the screen. */
interface Line {
  text: string;
  color: string;
  minimum: number;
  box: { x: number; y: number; width: number; height: number };
}

const banners = ".td-banner[data-image]";

/** The lines of text in a banner. Runs in the page. */
function readLines(banner: Element): Line[] {
  const walker = document.createTreeWalker(banner, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest("select, title")) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 0) {
        const box = { x, y, width, height };
        lines.push({ text: node.textContent.trim(), color, minimum: isLarge ? 3 : 4.5, box });
      }
  }
  return lines;
}

/** A part of the screen in whole pixels. */
interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest part of the screen that contains all lines. */
function clipAround(lines: readonly Line[]): Clip {
  const x = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.x))));
  const y = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.y))));
  const right = Math.max(...lines.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...lines.map(({ box }) => box.y + box.height));
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}

/** What {@link measure} measures. */
interface Picture {
  /** A screenshot of the clip: base64 of a PNG file. */
  image: string;
  clip: Clip;
  lines: readonly Line[];
}

/** The lowest contrast within each line. Runs in the page, which can decode pictures. */
async function measure({ image, clip, lines }: Picture): Promise<number[]> {
  const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) throw new Error("This browser cannot decode pictures.");
  context.drawImage(bitmap, 0, 0);
  const linear = Array.from({ length: 256 }, (_, channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminanceOf = (red = 0, green = 0, blue = 0): number =>
    0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
  return lines.map(({ color, box }) => {
    const text = luminanceOf(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    const [x, y] = [Math.floor(box.x) - clip.x, Math.floor(box.y) - clip.y];
    const { data } = context.getImageData(x, y, Math.ceil(box.width), Math.ceil(box.height));
    let lowest = 21;
    for (let index = 0; index < data.length; index += 4) {
      const behind = luminanceOf(data[index], data[index + 1], data[index + 2]);
      lowest = Math.min(lowest, (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05));
    }
    return lowest;
  });
}

/** Measures every line of text on a picture of the page. */
export async function measureTextOnPictures(page: Page): Promise<MeasuredLine[]> {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync("* { scroll-behavior: auto !important }");
    document.adoptedStyleSheets.push(style);
  });
  const measured: MeasuredLine[] = [];
  for (const banner of await page.locator(banners).all()) {
    // After a change of width another file may replace the one that is being decoded.
    await expect(() =>
      banner.evaluate(async (element) => {
        element.scrollIntoView({ block: "start" });
        await element.querySelector("img")?.decode();
      }),
    ).toPass();
    const lines = await banner.evaluate(readLines);
    const hidden = await banner.evaluateHandle(() => {
      const style = new CSSStyleSheet();
      style.replaceSync(".td-banner__content * { color: transparent !important; text-shadow: none !important }");
      document.adoptedStyleSheets.push(style);
      return style;
    });
    const clip = clipAround(lines);
    const image = (await page.screenshot({ animations: "disabled", scale: "css", clip })).toString("base64");
    const contrasts = await page.evaluate(measure, { image, clip, lines });
    await hidden.evaluate((style) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
    });
    measured.push(...lines.map(({ text, minimum }, index) => ({ text, minimum, contrast: contrasts[index] ?? 0 })));
  }
  return measured;
}

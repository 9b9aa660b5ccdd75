import { maxPictureBytes } from "../contract/endpoints.ts";
import { messages } from "../messages/index.ts";

/** Longest side of a picture, in pixels: enough for a large screen. */
const maxSide = 2560;
/** Qualities to try, the best first. */
const qualities = [0.85, 0.75, 0.6];
/** A picture with less detail than this is not worth adding, in pixels. */
const minSide = 320;

/** Formats to write, the smaller one first. Not every browser writes it: it then gives another one. */
const formats = ["image/webp", "image/jpeg"];

async function write(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  for (const type of formats) {
    const blob = await canvas.convertToBlob({ type, quality });
    if (blob.type === type) return blob;
  }
  throw new Error(messages.notPicture);
}

function draw(bitmap: ImageBitmap, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale) || 1, Math.round(bitmap.height * scale) || 1);
  const context = canvas.getContext("2d");
  if (!context) throw new Error(messages.notPicture);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * A picture as it is uploaded: turned as the camera says, small enough, and nothing but its pixels. A file that the browser cannot decode
 * is no picture, or one of a format that only another browser knows.
 *
 * @throws Error with a sentence for builders
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!bitmap) throw new Error(/\.hei[cf]$/i.test(file.name) ? messages.unknownHeic : messages.notPicture);
  try {
    for (let side = maxSide; side >= minSide; side *= 0.7) {
      const canvas = draw(bitmap, side);
      for (const quality of qualities) {
        const blob = await write(canvas, quality);
        if (blob.size <= maxPictureBytes) return blob;
      }
    }
  } finally {
    bitmap.close();
  }
  throw new Error(messages.notPicture);
}

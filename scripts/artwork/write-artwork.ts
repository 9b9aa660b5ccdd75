import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawingMarks, drawingsFile, mediaFolder } from "./drawings.ts";
import { landscapes, landscapeSvg, rasterFile, vectorFiles } from "./pictures.ts";
import { withRaster } from "./raster.ts";

/** How much of a picture's detail is kept: the grain survives, and a full screen stays under 75 kB. */
const quality = 0.81;

/**
 * Draws every picture of the sample site again and writes its files.
 *
 * @param log told of every landscape and its bytes
 */
export async function writeArtwork(log: (line: string) => void): Promise<void> {
  for (const [name, svg] of Object.entries(vectorFiles())) await writeFile(join(mediaFolder, name), svg);
  await withRaster(async (raster) => {
    for (const landscape of landscapes) {
      const svg = landscapeSvg(landscape);
      for (const width of landscape.widths) {
        const picture = await raster(svg, width, quality);
        const file = rasterFile(landscape.name, width);
        await writeFile(join(mediaFolder, file), picture);
        log(`${file} ${(picture.length / 1024).toFixed(1)} kB`);
      }
    }
  });
  await writeFile(drawingsFile, `${JSON.stringify(drawingMarks(), null, 2)}\n`);
}

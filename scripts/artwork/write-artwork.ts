import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawingHashes, drawingsFile, mediaFolder } from "./drawings.ts";
import { landscapeSvg, named, rasterFile, vectorFiles } from "./pictures.ts";
import { withRaster } from "./raster.ts";

/**
 * Renders every picture of the sample site and writes its files.
 *
 * @param log called with each file's name and size
 * @param only names of landscapes; an empty list means all of them
 */
export async function writeArtwork(log: (line: string) => void, only: readonly string[] = []): Promise<void> {
  for (const [name, svg] of Object.entries(vectorFiles())) await writeFile(join(mediaFolder, name), svg);
  await withRaster(async (raster) => {
    for (const landscape of named(only)) {
      const { widths, quality } = landscape;
      const pictures = await raster(
        landscapeSvg(landscape),
        widths.map((width) => ({ width, quality })),
      );
      for (const [index, picture] of pictures.entries()) {
        const file = rasterFile(landscape.name, widths[index] ?? 0);
        await writeFile(join(mediaFolder, file), picture);
        log(`${file} ${(picture.length / 1024).toFixed(1)} kB`);
      }
    }
  });
  const earlier: unknown = only.length === 0 ? {} : JSON.parse(await readFile(drawingsFile, "utf8"));
  await writeFile(drawingsFile, `${JSON.stringify(Object.assign({}, earlier, drawingHashes(only)), null, 2)}\n`);
}

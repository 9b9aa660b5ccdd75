import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawingHashes, drawingsFile, mediaFolder } from "./drawings.ts";
import { landscapeSvg, named, rasterFile, vectorFiles } from "./pictures.ts";
import { withRaster } from "./raster.ts";

/** A file of the static resource as the generator renders it. */
interface RenderedFile {
  name: string;
  content: Buffer;
}

/** Renders the landscapes with given names, one after the other. */
async function renderLandscapes(
  names: readonly string[],
  use: (files: readonly RenderedFile[]) => Promise<void>,
): Promise<void> {
  await withRaster(async (raster) => {
    for (const landscape of named(names)) {
      const { name, scale = 1, widths, quality } = landscape;
      const sizes = widths.map((width) => ({ width, quality }));
      const pictures = await raster(landscapeSvg(landscape), scale, sizes);
      await use(pictures.map((content, index) => ({ name: rasterFile(name, widths[index] ?? 0), content })));
    }
  });
}

/**
 * Renders every picture of the sample site and writes its files.
 *
 * @param log called with each file's name and size
 * @param only names of landscapes; an empty list means all of them
 */
export async function writeArtwork(log: (line: string) => void, only: readonly string[] = []): Promise<void> {
  for (const [name, svg] of Object.entries(vectorFiles())) await writeFile(join(mediaFolder, name), svg);
  await renderLandscapes(only, async (files) => {
    for (const { name, content } of files) {
      await writeFile(join(mediaFolder, name), content);
      log(`${name} ${(content.length / 1024).toFixed(1)} kB`);
    }
  });
  const earlier: unknown = only.length === 0 ? {} : JSON.parse(await readFile(drawingsFile, "utf8"));
  await writeFile(drawingsFile, `${JSON.stringify(Object.assign({}, earlier, drawingHashes(only)), null, 2)}\n`);
}

/**
 * Renders every landscape again and compares the bytes with the files. Only the Chromium that wrote the files encodes them the
 * same.
 *
 * @param log called with each file's name and result
 * @param only names of landscapes; an empty list means all of them
 * @returns names of the files that differ
 */
export async function checkArtwork(log: (line: string) => void, only: readonly string[] = []): Promise<string[]> {
  const different: string[] = [];
  await renderLandscapes(only, async (files) => {
    for (const { name, content } of files) {
      const isSame = content.equals(await readFile(join(mediaFolder, name)));
      if (!isSame) different.push(name);
      log(`${name} ${isSame ? "has the same bytes" : "differs"}`);
    }
  });
  return different;
}

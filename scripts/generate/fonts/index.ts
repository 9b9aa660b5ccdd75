// Writes the static resource `travelFonts`: the site's fonts, subsets for Dutch.
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fontFiles } from "./web-fonts.ts";

const folder = resolve(import.meta.dirname, "../../../force-app/main/default/staticresources/travelFonts");
await mkdir(folder, { recursive: true });
for (const [name, content] of Object.entries(await fontFiles())) {
  await writeFile(join(folder, name), content);
  console.log(`${name} ${(content.length / 1024).toFixed(1)} kB`);
}

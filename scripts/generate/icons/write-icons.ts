import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { iconFont, iconSheet } from "./icon-font.ts";

/** The static resource that contains the icon font. */
export const iconFolder = resolve(import.meta.dirname, "../../../force-app/main/default/staticresources/travelIcons");

/** The files of the static resource, by name. */
export const iconFiles = async (): Promise<Readonly<Record<string, Uint8Array>>> => ({
  "travel-icons.css": new TextEncoder().encode(iconSheet()),
  "travel-icons.woff2": await iconFont(),
});

/** Writes the files of the static resource. */
export async function writeIcons(): Promise<void> {
  await mkdir(iconFolder, { recursive: true });
  for (const [name, content] of Object.entries(await iconFiles())) await writeFile(join(iconFolder, name), content);
}

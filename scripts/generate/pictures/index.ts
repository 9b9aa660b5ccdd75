// npm run generate -- pictures: makes the files of the pictures in packages/site/pictures, in every size and format that the site
// loads; npm run generate -- pictures NAME makes those of one picture. A picture stays in the static resource that has it; a new one
// goes into the first with room, or into another one.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openResource, resourcesFolder } from "@travel-design/site/files";
import { existingFiles, forceApp, kind, listPictures, pictureFiles, resourceFor } from "./picture-files.ts";

async function writePicture(name: string): Promise<void> {
  const files: { name: string; bytes: number; content: Buffer }[] = [];
  for (const file of await pictureFiles(name)) {
    const content = await file.encode();
    files.push({ name: file.name, bytes: content.length, content });
  }
  const resource = resourceFor(name, files, existingFiles());
  openResource(forceApp, kind, resource);
  for (const file of files) await writeFile(join(forceApp, resourcesFolder, resource, file.name), file.content);
  console.log(`${resource}/${name}`);
}

/** Deletes the files of pictures that have no source. */
async function deleteOthers(): Promise<void> {
  const wanted = new Set((await Promise.all(listPictures().map(pictureFiles))).flat().map(({ name }) => name));
  for (const [resource, files] of existingFiles())
    for (const { name } of files) if (!wanted.has(name)) await rm(join(forceApp, resourcesFolder, resource, name));
}

const names = process.argv.slice(2);
await deleteOthers();
for (const name of listPictures()) if (names.length === 0 || names.includes(name)) await writePicture(name);

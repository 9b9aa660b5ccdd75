// npm run generate -- pictures: makes the files of the pictures in packages/site/pictures, in every size and format that the site
// loads. With names of pictures behind it, only theirs. A picture stays in the static resource that has it; a new one goes into the
// first with room, or into another one.
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  maxResourceBytes,
  resourceDescription,
  resourcesFolder,
  resourcesOfKind,
  resourceWithRoom,
} from "@travel-design/site/files";
import { existingFiles, forceApp, listPictures, pictureFiles } from "./picture-files.ts";

const kind = "travelPictures";

/** Files of a picture that are written. */
interface EncodedFile {
  name: string;
  content: Buffer;
}

/** The static resource for a picture. */
function resourceFor(name: string, files: readonly EncodedFile[]): string {
  const owner = [...existingFiles()].find(([, names]) => names.some((file) => file.startsWith(`${name}@`)));
  const sized = files.map((file) => ({ name: file.name, bytes: file.content.length }));
  return owner?.[0] ?? resourceWithRoom(kind, resourcesOfKind(forceApp, kind), sized);
}

async function writePicture(name: string): Promise<void> {
  const files: EncodedFile[] = [];
  for (const file of await pictureFiles(name)) files.push({ name: file.name, content: await file.encode() });
  const resource = resourceFor(name, files);
  const folder = join(forceApp, resourcesFolder, resource);
  await mkdir(folder, { recursive: true });
  const [path, text] = resourceDescription(kind, resource);
  if (!existsSync(join(forceApp, path))) await writeFile(join(forceApp, path), text);
  for (const file of files) await writeFile(join(folder, file.name), file.content);
  console.log(`${resource}/${name}`);
}

/** Deletes the files of pictures that have no source. */
async function deleteOthers(): Promise<void> {
  const files = await Promise.all(listPictures().map(pictureFiles));
  const wanted = new Set(files.flat().map(({ name }) => name));
  for (const [resource, names] of existingFiles())
    for (const name of names) if (!wanted.has(name)) await rm(join(forceApp, resourcesFolder, resource, name));
}

const names = process.argv.slice(2);
for (const name of listPictures()) if (names.length === 0 || names.includes(name)) await writePicture(name);
await deleteOthers();
const full = resourcesOfKind(forceApp, kind).find(({ bytes }) => bytes > maxResourceBytes);
if (full) {
  console.error(
    `${full.name} has become larger than 5 MB, which Salesforce rejects: give one of its pictures another name.`,
  );
  process.exitCode = 1;
}

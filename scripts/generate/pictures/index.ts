// npm run generate -- pictures: makes the files of the pictures in packages/site/pictures, in every size and format that the site
// loads. With names of pictures behind it, only theirs.
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listPictures, pictureFiles, pictureFolder } from "./picture-files.ts";

const names = process.argv.slice(2);
await mkdir(pictureFolder, { recursive: true });
for (const name of listPictures().filter((each) => names.length === 0 || names.includes(each))) {
  for (const file of pictureFiles(name)) await writeFile(join(pictureFolder, file.name), await file.encode());
  console.log(name);
}
const wanted = new Set(listPictures().flatMap((name) => pictureFiles(name).map((file) => file.name)));
for (const file of await readdir(pictureFolder)) if (!wanted.has(file)) await rm(join(pictureFolder, file));

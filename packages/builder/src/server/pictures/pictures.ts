// Pictures of the site: files of the static resource `travelMedia`. Uploaded ones have a folder of their own in it.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { maxPictureBytes } from "../../contract/endpoints.ts";
import { messages } from "../../messages.ts";
import { BuilderError } from "../errors.ts";
import { writeAtomically } from "../page-files.ts";
import type { Handlers } from "../routes.ts";
import { pictureTypeOf } from "./picture-type.ts";

const resource = "staticresources/travelMedia";
const uploads = "uploads";

/** Salesforce accepts a static resource of at most 5 MB. */
const maxResourceBytes = 5_000_000;

const isPicture = (name: string): boolean => /\.(?:png|jpe?g|webp|avif|svg|gif)$/i.test(name);

/** The addresses of the site's pictures. @param forceApp path of `force-app/main/default` */
export async function listPictures(forceApp: string): Promise<string[]> {
  const names = await readdir(join(forceApp, resource), { recursive: true });
  return names
    .map((name) => name.replaceAll("\\", "/"))
    .filter(isPicture)
    .map((name) => `/sfsites/c/resource/travelMedia/${name}`)
    .toSorted();
}

/** A name for a file in a static resource. @example baseName("Foto van Lofoten (2).JPG") // "foto-van-lofoten-2" */
export const baseName = (fileName: string): string =>
  fileName
    .replace(/^.*[\\/]/, "")
    .replace(/\.[^.]*$/, "")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60) || "foto";

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A name that no file has, also not with other capitals: a file system may not distinguish them. */
async function freeName(folder: string, base: string, ending: string): Promise<string> {
  const names = await readdir(folder).catch((): string[] => []);
  const taken = new Set(names.map((name) => name.toLowerCase()));
  let name = `${base}.${ending}`;
  for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}.${ending}`;
  return name;
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toLocaleString("nl-NL")} MB`;

/**
 * Adds a picture to the site.
 *
 * @param forceApp path of `force-app/main/default`
 * @returns its address
 * @throws BuilderError for a file that is not a picture, or too large
 */
export async function addPicture(forceApp: string, fileName: string, bytes: Buffer): Promise<string> {
  if (bytes.length > maxPictureBytes) throw new BuilderError(413, messages.pictureTooLarge(megabytes(maxPictureBytes)));
  const type = pictureTypeOf(bytes);
  if (!type) throw new BuilderError(415, messages.notPicture);
  const folder = join(forceApp, resource);
  if ((await sizeOf(folder)) + bytes.length > maxResourceBytes)
    throw new BuilderError(413, messages.picturesTooLarge(megabytes(maxResourceBytes), resource));
  const name = await freeName(join(folder, uploads), baseName(fileName), type);
  await writeAtomically(join(folder, uploads, name), bytes);
  return `/sfsites/c/resource/travelMedia/${uploads}/${name}`;
}

/** What responds to the picture field. */
export function pictureHandlers(forceApp: string): Pick<Handlers, "uploadPicture"> {
  // One upload at a time, so that two files with one name get two names.
  let previous: Promise<unknown> = Promise.resolve();
  return {
    async uploadPicture({ name }, bytes) {
      const added = previous.then(() => addPicture(forceApp, name, bytes));
      previous = added.catch(() => {});
      return { address: await added };
    },
  };
}

// Pictures of the site: files of the static resource `travelMedia`. Uploaded ones have a folder of their own in it.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { maxPictureBytes } from "../../contract/endpoints.ts";
import { messages } from "../../messages.ts";
import { BuilderError } from "../errors.ts";
import type { SiteStore } from "../store/site-store.ts";
import { writeFile } from "../store/write-file.ts";
import type { Handlers } from "../routes.ts";
import { pictureTypeOf } from "./picture-type.ts";

const resource = "staticresources/travelMedia";
const uploads = "uploads";

/** Salesforce accepts a static resource of at most 5 MB. */
const maxResourceBytes = 5_000_000;

const isPicture = (name: string): boolean => /\.(?:png|jpe?g|webp|avif|svg|gif)$/i.test(name);

/** The addresses of the site's pictures. @param forceApp path of `force-app/main/default` */
export const listPictures = (forceApp: string): string[] =>
  readdirSync(join(forceApp, resource), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter(isPicture)
    .map((name) => `/sfsites/c/resource/travelMedia/${name}`)
    .toSorted();

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

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** A name that no file has, also not with other capitals: a file system may not distinguish them. */
function freeName(folder: string, base: string, ending: string): string {
  const taken = new Set(existsSync(folder) ? readdirSync(folder).map((name) => name.toLowerCase()) : []);
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
export function addPicture(forceApp: string, fileName: string, bytes: Buffer): string {
  if (bytes.length > maxPictureBytes) throw new BuilderError(413, messages.pictureTooLarge(megabytes(maxPictureBytes)));
  const type = pictureTypeOf(bytes);
  if (!type) throw new BuilderError(415, messages.notPicture);
  const folder = join(forceApp, resource);
  if (sizeOf(folder) + bytes.length > maxResourceBytes)
    throw new BuilderError(413, messages.picturesTooLarge(megabytes(maxResourceBytes), resource));
  const name = freeName(join(folder, uploads), baseName(fileName), type);
  writeFile(join(folder, uploads, name), bytes);
  return `/sfsites/c/resource/travelMedia/${uploads}/${name}`;
}

/** What responds to the picture field. */
export const pictureHandlers = (store: SiteStore): Pick<Handlers, "uploadPicture"> => ({
  uploadPicture: async ({ name }, bytes) => ({
    address: store.exclusively(() => addPicture(store.forceApp, name, bytes)),
  }),
});

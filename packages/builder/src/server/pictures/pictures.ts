// Pictures of the site: files of the static resources of two kinds, `travelPictures` and `travelMedia`. Uploaded ones have a folder of
// their own in those of the second kind.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import {
  filesOfResource,
  isDeviceName,
  maxResourceBytes,
  openResource,
  resourcesFolder,
  resourcesOfKind,
  resourceWithRoom,
  type ResourceKind,
} from "@travel-design/site/files";
import type { LinkedContent, SitePicture, SitePictures } from "../../contract/responses.ts";
import { maxPictureBytes } from "../../contract/endpoints.ts";
import { messages } from "../../messages/index.ts";
import { slugOf } from "../../page-list/slug.ts";
import { BuilderError } from "../errors.ts";
import type { Drafts } from "../drafts.ts";
import { titleOf } from "../../content/content-title.ts";
import { contentOf } from "../pages/content-id.ts";
import { listTemplates } from "../section-templates.ts";
import type { FileChanges, SiteStore } from "../store/site-store.ts";
import type { Handlers } from "../routes.ts";
import { checkPicture } from "./check-picture.ts";

const uploads = "uploads/";

/** Files of each kind that a builder can choose. The AVIF files of the first belong to its other files. */
const choices: readonly (readonly [kind: ResourceKind, name: RegExp])[] = [
  ["travelPictures", /@\d+\.jpg$/],
  ["travelMedia", /\.(?:png|jpe?g|webp|avif|svg|gif)$/i],
];

/** Where the files of static resources are on the site. */
const resourcePath = "/sfsites/c/resource/";

const resourcesOf = (forceApp: string) =>
  choices.flatMap(([kind, pattern]) => resourcesOfKind(forceApp, kind).map((resource) => ({ ...resource, pattern })));

/** The addresses of the site's pictures. @param forceApp path of `force-app/main/default` */
export const listPictures = (forceApp: string): string[] =>
  resourcesOf(forceApp).flatMap(({ name, pattern }) =>
    filesOfResource(forceApp, name)
      .filter((file) => pattern.test(file.name))
      .map((file) => `${resourcePath}${name}/${file.name}`)
      .toSorted(),
  );

/** The file at an address, below `force-app/main/default`. */
const fileAt = (address: string): string => `${resourcesFolder}/${address.slice(resourcePath.length)}`;

/** A name for a file in a static resource. @example baseName("Foto van Lofoten (2).JPG") // "foto-van-lofoten-2" */
export function baseName(fileName: string): string {
  const name = slugOf(fileName.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "")).slice(0, 60);
  return isDeviceName(name) ? `foto-${name}` : name || "foto";
}

/** A name that no uploaded picture has, also not with other capitals: a file system may not distinguish them. */
function freeName(forceApp: string, base: string, ending: string): string {
  const taken = new Set(
    resourcesOfKind(forceApp, "travelMedia")
      .flatMap(({ name }) => filesOfResource(forceApp, name))
      .map((file) => file.name.toLowerCase()),
  );
  let name = `${uploads}${base}.${ending}`;
  for (let number = 2; taken.has(name); number += 1) name = `${uploads}${base}-${number}.${ending}`;
  return name;
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toLocaleString("nl-NL")} MB`;

/**
 * Adds a picture to the site: to the first static resource with room, or to a new one.
 *
 * @returns its address
 * @throws BuilderError for a file that is not a picture, or too large
 */
export async function addPicture(store: SiteStore, fileName: string, bytes: Buffer): Promise<string> {
  if (bytes.length > maxPictureBytes) throw new BuilderError(413, messages.pictureTooLarge(megabytes(maxPictureBytes)));
  const ending = await checkPicture(bytes);
  const { forceApp } = store;
  let address = "";
  store.change("create", fileName, () => {
    const name = freeName(forceApp, baseName(fileName), ending);
    const resources = resourcesOfKind(forceApp, "travelMedia");
    const resource = resourceWithRoom("travelMedia", resources, [{ name, bytes: bytes.length }]);
    // Not part of the change: when it is undone, other pictures may be there.
    openResource(forceApp, "travelMedia", resource);
    address = `${resourcePath}${resource}/${name}`;
    return { [fileAt(address)]: bytes.toString("base64") };
  });
  return address;
}

/** A content that can show pictures. */
interface Content extends LinkedContent {
  text: string;
}

const savedContents = (store: SiteStore): Content[] =>
  ["view", "themeLayout", "theme", "brandingSet"].flatMap((type) =>
    store.names(type).map((name) => {
      const text = store.find(type, name) ?? "";
      return { text, title: titleOf(text) || name };
    }),
  );

async function draftContents(store: SiteStore, drafts: Drafts): Promise<Content[]> {
  const contents = (await drafts.contents()).map(async (id) => {
    const { type, name } = contentOf(id);
    // A page that is put back has its drafts again, so they still show their pictures.
    const describe = store.find(type, name) === undefined ? messages.draftOfDeletedPage : messages.draftOf;
    return (await drafts.list(id)).map(({ text }) => ({ text, title: describe(titleOf(text) || id) }));
  });
  return (await Promise.all(contents)).flat();
}

const templateContents = (folder: string): Content[] =>
  listTemplates(folder).map(({ title, section }) => ({
    title: messages.templates.titleOf(title),
    text: JSON.stringify(section),
  }));

/** The contents that show a picture. */
function usersOf(address: string, contents: readonly Content[]): LinkedContent[] {
  // The address may be part of a text, and one may be the beginning of another.
  const pattern = new RegExp(`${address.replace(/[^\w/-]/g, String.raw`\$&`)}(?![\\w.-])`);
  return contents.filter(({ text }) => pattern.test(text)).map(({ title }) => ({ title }));
}

const isAdded = (address: string): boolean => /^travelMedia\d*\/uploads\//.test(address.slice(resourcePath.length));

/** Width and height of a picture; none of a file that has none, such as a drawing. */
async function pixelsOf(bytes: Buffer): Promise<Pick<SitePicture, "width" | "height">> {
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { width, height };
  } catch {
    return {};
  }
}

/**
 * The pictures of the site, with their sizes, and the contents, drafts and templates that show them; and how full their static
 * resources are.
 *
 * @param templates folder of the section templates
 */
export async function readPictures(store: SiteStore, drafts: Drafts, templates: string): Promise<SitePictures> {
  const contents = [...savedContents(store), ...(await draftContents(store, drafts)), ...templateContents(templates)];
  const pictures = await Promise.all(
    listPictures(store.forceApp).map(async (address) => {
      const bytes = await readFile(join(store.forceApp, fileAt(address)));
      return {
        address,
        ...(await pixelsOf(bytes)),
        bytes: bytes.length,
        isAdded: isAdded(address),
        usedBy: usersOf(address, contents),
      };
    }),
  );
  const resources = resourcesOf(store.forceApp).map(({ name, bytes }) => ({ name, share: bytes / maxResourceBytes }));
  return { pictures, resources };
}

/** @throws BuilderError for a picture that comes back where others have taken its room */
export function checkRoom(forceApp: string, changes: FileChanges): void {
  for (const [path, text] of Object.entries(changes)) {
    const [folder, name = ""] = path.split("/");
    if (folder !== resourcesFolder || text === undefined) continue;
    const { bytes = 0 } = resourcesOfKind(forceApp, "travelMedia").find((each) => each.name === name) ?? {};
    if (bytes + Buffer.byteLength(text, "base64") > maxResourceBytes)
      throw new BuilderError(413, messages.noRoomIn(name));
  }
}

/**
 * Deletes a picture that was added here.
 *
 * @throws BuilderError for any other one, and for one that a page, a draft or a template shows
 */
export async function deletePicture(
  store: SiteStore,
  drafts: Drafts,
  templates: string,
  address: string,
): Promise<void> {
  const unsaved = await draftContents(store, drafts);
  store.change("delete", address.slice(address.lastIndexOf("/") + 1), () => {
    if (!isAdded(address) || !listPictures(store.forceApp).includes(address))
      throw new BuilderError(400, messages.notUploaded);
    const usedBy = usersOf(address, [...savedContents(store), ...unsaved, ...templateContents(templates)]);
    if (usedBy.length > 0) throw new BuilderError(400, messages.pictureIsUsed(usedBy));
    return { [fileAt(address)]: undefined };
  });
}

/** What responds to the picture field, and to the page "Foto's". */
export const pictureHandlers = (
  store: SiteStore,
  drafts: Drafts,
  templates: string,
): Pick<Handlers, "uploadPicture" | "readPictures" | "deletePicture"> => ({
  uploadPicture: async ({ name }, bytes) => ({ address: await addPicture(store, name, bytes) }),
  readPictures: () => readPictures(store, drafts, templates),
  deletePicture: ({ address }) => deletePicture(store, drafts, templates, address),
});

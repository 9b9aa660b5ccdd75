import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import {
  filesOfResource,
  resourcesOfKind,
  resourceWithRoom,
  sizedResource,
  type ResourceFile,
} from "@travel-design/site/files";
import sharp, { type Sharp } from "sharp";

const repository = resolve(import.meta.dirname, "../../..");

/** The pictures as they were painted: 3 to 2, as wide as their largest file. */
const sourceFolder = join(repository, "packages/site/pictures");

/** The kind of static resources that have them. */
export const kind = "travelPictures";

/** The metadata with the static resources from which the site loads them. */
export const forceApp = join(repository, "force-app/main/default");

/**
 * Widths of a source in pixels. Only a picture that fills a window somewhere needs the first one: on a sharp screen of 1,440
 * pixels, and half as wide, a file of 1,920 pixels has enough.
 */
export const sourceWidths: readonly number[] = [2880, 1920];

/** Width in pixels, and quality. Errors are less visible on a screen with smaller pixels, which gets the wider files. */
const sizes = [
  [960, 40],
  [1280, 42],
  [1920, 38],
  [2880, 32],
] as const;

/** Center of the upright part for phones, as a share of the width of the picture. Default: 0.5. */
const centers: Readonly<Record<string, number>> = {
  "black-beach": 0.64,
  dunes: 0.62,
  "evening-lake": 0.64,
  "fitz-roy": 0.55,
  kilimanjaro: 0.52,
  "karst-bay": 0.8,
  lagoon: 0.55,
  lofoten: 0.3,
  sandbank: 0.55,
};

/** The names of the pictures, without an ending. */
export const listPictures = (): string[] =>
  readdirSync(sourceFolder)
    .filter((file) => file.endsWith(".webp"))
    .map((file) => basename(file, ".webp"));

/** A file of a picture. */
interface PictureFile {
  name: string;
  encode: () => Promise<Buffer>;
}

/**
 * @param width of the picture in pixels
 * @param plain width of the file for browsers without AVIF, and for social networks
 */
function filesOf(name: string, picture: () => Sharp, width: number, plain: number): PictureFile[] {
  const fitting = sizes.filter(([each]) => each <= width);
  const files = fitting.map(([each, quality]) => ({
    name: `${name}-${each}.avif`,
    encode: () => picture().resize(each).avif({ quality, effort: 4 }).toBuffer(),
  }));
  const encode = (): Promise<Buffer> => picture().resize(plain).jpeg({ quality: 64, mozjpeg: true }).toBuffer();
  return [...files, { name: `${name}@${fitting.at(-1)?.[0]}.jpg`, encode }];
}

/** The size of a source in pixels. */
export async function sizeOf(name: string): Promise<{ width: number; height: number }> {
  // As bytes: the page builder, which may be tested in the same process, forbids to open files.
  return sharp(readFileSync(join(sourceFolder, `${name}.webp`))).metadata();
}

/** The files that the site has of a picture: the whole, and the part that fills a phone. */
export async function pictureFiles(name: string): Promise<readonly PictureFile[]> {
  const source = join(sourceFolder, `${name}.webp`);
  const { width, height } = await sizeOf(name);
  const tall = Math.round(height * 0.75);
  const left = Math.round(Math.min(width - tall, Math.max(0, (centers[name] ?? 0.5) * width - tall / 2)));
  return [
    ...filesOf(name, () => sharp(source), width, 1200),
    ...filesOf(`${name}-tall`, () => sharp(source).extract({ left, top: 0, width: tall, height }), tall, 640),
  ];
}

/** The files of each static resource with pictures, by its name. */
export const existingFiles = (): ReadonlyMap<string, readonly ResourceFile[]> =>
  new Map(
    resourcesOfKind(forceApp, kind).map(({ name }) => [
      name,
      filesOfResource(forceApp, name).filter((file) => /\.(?:avif|jpg)$/.test(file.name)),
    ]),
  );

/**
 * The static resource for the files of a picture: the one that has it, or the first with room.
 *
 * @param existing files of each static resource
 * @throws Error if a picture has become too large for the one that has it
 */
export function resourceFor(
  name: string,
  files: readonly ResourceFile[],
  existing: ReadonlyMap<string, readonly ResourceFile[]>,
): string {
  const isOwn = (file: ResourceFile): boolean => files.some((each) => each.name === file.name);
  const owner = [...existing].find(([, all]) => all.some((file) => file.name.startsWith(`${name}@`)))?.[0];
  const others = [...existing].map(([resource, all]) =>
    sizedResource(
      resource,
      all.filter((file) => !isOwn(file)),
    ),
  );
  const candidates = others.filter((resource) => owner === undefined || resource.name === owner);
  const found = resourceWithRoom(kind, candidates, files);
  if (owner !== undefined && found !== owner)
    throw new Error(`${name} has become too large for ${owner}: rename it, and correct its address on the pages.`);
  return found;
}

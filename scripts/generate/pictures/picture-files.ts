import { readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";

const repository = resolve(import.meta.dirname, "../../..");

/** The pictures as they were painted: 2,880 by 1,920 pixels. */
export const sourceFolder = join(repository, "packages/site/pictures");

/** The static resource from which the site loads them. */
export const pictureFolder = join(repository, "force-app/main/default/staticresources/travelPictures");

/** Salesforce accepts a static resource of at most 5 MB. */
export const maxResourceBytes = 5_000_000;

/** Width in pixels, and quality. Errors are less visible on a screen with smaller pixels, which gets the wider files. */
const sizes = [
  [960, 40],
  [1280, 42],
  [1920, 38],
  [2880, 32],
] as const;

/** Width of the largest file for phones. */
const tallWidth = 1280;

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
 * @param largest widest file
 * @param plain width of the file for browsers without AVIF, and for social networks
 */
function filesOf(name: string, picture: () => Sharp, largest: number, plain: number): PictureFile[] {
  const files = sizes
    .filter(([width]) => width <= largest)
    .map(([width, quality]) => ({
      name: `${name}-${width}.avif`,
      encode: () => picture().resize(width).avif({ quality, effort: 4 }).toBuffer(),
    }));
  const encode = (): Promise<Buffer> => picture().resize(plain).jpeg({ quality: 64, mozjpeg: true }).toBuffer();
  return [...files, { name: `${name}@${largest}.jpg`, encode }];
}

/** The files that the site has of a picture: the whole, and the part that fills a phone. */
export function pictureFiles(name: string): readonly PictureFile[] {
  const source = join(sourceFolder, `${name}.webp`);
  const [width, height] = [2880, 1920];
  const tall = Math.round(height * 0.75);
  const left = Math.round(Math.min(width - tall, Math.max(0, (centers[name] ?? 0.5) * width - tall / 2)));
  return [
    ...filesOf(name, () => sharp(source), width, 1200),
    ...filesOf(`${name}-tall`, () => sharp(source).extract({ left, top: 0, width: tall, height }), tallWidth, 640),
  ];
}

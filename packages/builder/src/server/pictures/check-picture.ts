// What a file is follows from its pixels: the name and the type that a browser sends are not trusted.
import sharp from "sharp";
import { messages } from "../../messages/index.ts";
import { BuilderError } from "../errors.ts";

/** File endings of the pictures that can be added, by their type. An SVG is a document that may contain scripts, so it is not one of them. */
const endings: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/avif": "avif",
};

/** More pixels than any page shows; decoded, they take 64 MB. */
const maxPixels = 16_000_000;

// Readers of other formats would be more to attack.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Png", "Jpeg", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
});

/**
 * Decodes a picture.
 *
 * @param bytes of the whole file
 * @returns its file ending
 * @throws BuilderError for any other file, for one that was cut off, and for one with data of a camera
 */
export async function checkPicture(bytes: Buffer): Promise<string> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "truncated" });
    const { mediaType = "", exif, xmp, iptc } = await picture.metadata();
    const ending = endings[mediaType];
    if (ending === undefined) throw new BuilderError(415, messages.notPicture);
    if (exif ?? xmp ?? iptc) throw new BuilderError(415, messages.pictureHasMetadata);
    await picture.stats();
    return ending;
  } catch (error) {
    if (error instanceof BuilderError) throw error;
    if (/pixel limit/.test(String(error))) throw new BuilderError(413, messages.pictureHasTooManyPixels);
    throw new BuilderError(415, messages.notPicture);
  }
}

// What a file is follows from its bytes: the name and the type that a browser sends are not trusted.
/** File endings of the pictures that can be added. An SVG is a document that may contain scripts, so it is not one of them. */
export type PictureType = "png" | "jpg" | "webp" | "avif";

const startsWith = (bytes: Buffer, ...start: number[]): boolean => start.every((byte, index) => bytes[index] === byte);

const textAt = (bytes: Buffer, from: number, to: number): string => bytes.toString("latin1", from, to);

const endOfPng = Buffer.from("IEND\xae\x42\x60\x82", "latin1");
const endOfJpeg = Buffer.from([0xff, 0xd9]);

/** Brands of a file in the format of AVIF: the main one, and those that it is compatible with. */
function isAvif(bytes: Buffer): boolean {
  if (textAt(bytes, 4, 8) !== "ftyp") return false;
  const brands = textAt(bytes, 8, Math.min(bytes.readUInt32BE(0), bytes.length, 200));
  return /avif|avis/.test(brands);
}

/**
 * The type of a picture. Undefined for any other file, and for one that was cut off.
 *
 * @param bytes of the whole file
 */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  if (bytes.length < 16) return undefined;
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
    return bytes.includes(endOfPng) ? "png" : undefined;
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return bytes.includes(endOfJpeg) ? "jpg" : undefined;
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP")
    return bytes.readUInt32LE(4) + 8 <= bytes.length ? "webp" : undefined;
  return isAvif(bytes) ? "avif" : undefined;
}

import { backgroundSizes, type BackgroundSize } from "../../settings/choices.ts";
import { toPosition } from "../../settings/css-values.ts";
import { toObject, type JsonObject } from "../../settings/json.ts";
import { trimmed } from "../../settings/trimmed.ts";

/** A picture as a site builder chose it. */
export interface ImageInfo {
  /** Key of the picture in the content store; empty when only an address is known. */
  contentKey: string;
  /** Address as the builder set it, not yet checked; empty when only a key is known. */
  url: string;
  /** As it was given; `toSiteImage` removes markup. Parsing twice must not decode `&amp;lt;` twice. */
  altText: string;
  /** Whether `altText` takes precedence over the text of the content store. */
  overrideAltText: boolean;
  /** Which part stays visible when it is cropped; undefined if none is set or it is invalid. */
  bgPosition: string | undefined;
  /** How it fills its box as a background; undefined if none is set or it is invalid. */
  bgSizeOrRepeat: BackgroundSize | undefined;
}

const inside = (value: unknown, ...path: readonly string[]): JsonObject | undefined =>
  path.reduce<JsonObject | undefined>((object, name) => toObject(object?.[name]), toObject(value));

/** Unlike an address, a key has no slash, colon or dot. */
const isContentKey = (value: string): boolean => /^[\w-]{1,80}$/.test(value);

const fromText = (value: string): JsonObject => (isContentKey(value) ? { contentKey: value } : { url: value });

/**
 * Reads a picture in any of its stored forms: `imageInfoV1`, a reference by content key, an address with its text, or a
 * bare key or address. Objects may be JSON text.
 *
 * @returns undefined for a value that names no picture
 * @example readImageInfo({ imageInfoV1: { contentKey: "MC1", url: "/cms/a", altText: "Zee" } });
 * // { contentKey: "MC1", url: "/cms/a", altText: "Zee", overrideAltText: false, … }
 */
export function readImageInfo(value: unknown): ImageInfo | undefined {
  const object = toObject(value) ?? fromText(trimmed(value));
  const whole = inside(object, "imageInfoV1");
  const reference = inside(object, "image", "source", "ref") ?? inside(object, "source", "ref");
  const chosen = whole ?? (trimmed(reference?.contentKey) ? { ...object, ...reference } : object);
  const info = {
    contentKey: trimmed(chosen.contentKey),
    url: trimmed(chosen.url),
    altText: trimmed(chosen.altText),
    overrideAltText: chosen.overrideAltText === true,
    bgPosition: toPosition(chosen.bgPosition),
    bgSizeOrRepeat: backgroundSizes.find((fill) => fill === chosen.bgSizeOrRepeat),
  };
  return info.contentKey || info.url ? info : undefined;
}

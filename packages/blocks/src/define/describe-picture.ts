import { readImageInfo } from "@travel-design/ui/models";

/**
 * A picture with the builder's own words for it, which go before those that came with it. A picture that a builder
 * picks from the content store is a key alone: without these words nobody knows what it shows.
 *
 * @param picture in any form that a picture is kept in
 * @param altText leaves what came with the picture where it is empty
 * @example describePicture("MCZEE", "De zee"); // { contentKey: "MCZEE", altText: "De zee", overrideAltText: true, … }
 */
export function describePicture(picture: string, altText: string): unknown {
  const info = altText.trim() ? readImageInfo(picture) : undefined;
  return info ? { ...info, altText, overrideAltText: true } : picture;
}

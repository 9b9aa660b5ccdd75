import type { ImageInfo } from "@travel-design/ui/models";

/**
 * A picture with the builder's own description, which overrides the one that came with the picture.
 *
 * @param altText an empty one keeps the picture's own
 */
export const describePicture = (picture: ImageInfo | undefined, altText: string): ImageInfo | undefined =>
  picture && altText.trim() ? { ...picture, altText, overrideAltText: true } : picture;

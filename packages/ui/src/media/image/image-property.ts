import { property, type Property } from "../../settings/properties.ts";
import { toImageUrl } from "../../settings/css-values.ts";
import { readImageInfo, type ImageInfo } from "./image-info.ts";

/**
 * A picture in any of its forms: its info, a JSON text of it, a content key or an address. Undefined without a picture, or when its
 * address is unsafe.
 */
/* @__NO_SIDE_EFFECTS__ */
export const image = (): Property<ImageInfo | undefined> =>
  property<ImageInfo | undefined>(
    "image",
    undefined,
    (raw) => {
      const info = readImageInfo(raw);
      const isSafe = info && (info.url === "" || isRelative(info.url) || toImageUrl(info.url) !== undefined);
      return isSafe ? info : undefined;
    },
    "picture",
  );

/** Assets of the site are addressed without a leading slash. */
const isRelative = (url: string): boolean => /^assets\/[\w./-]+$/.test(url);

import type { ImageInfo } from "./image-info.ts";
import { toSiteImage, type SiteImage, type SiteImageSettings } from "./site-image.ts";
import { fileSrcSet } from "./src-set.ts";

/** A picture as the site shows it large, with the files in other sizes that it has beside it. Undefined without an address. */
export function largeImage(info: ImageInfo | undefined, settings: SiteImageSettings): SiteImage | undefined {
  const image = info && toSiteImage(info, settings);
  if (!image?.Url) return undefined;
  const files = fileSrcSet(image.Url, settings.widths);
  return files.length > 0 ? { ...image, SrcSet: files } : image;
}

import { readImageInfo } from "./image-info.ts";
import { toSiteImage, type SiteImage, type SiteImageSettings } from "./site-image.ts";
import type { SettingsReader } from "../../settings/read-settings.ts";

/**
 * Reads a picture in any of the forms it is kept in.
 *
 * @param urls how the site makes addresses
 * @returns undefined without a picture, and with a warning for one from an address that must not be used
 */
export function readImage(read: SettingsReader, name: string, urls: SiteImageSettings): SiteImage | undefined {
  const info = read.read(name, readImageInfo, "a picture");
  const image = info && toSiteImage(info, urls);
  if (image?.Url === "") read.warn(name, "has an address that may not be used, so no picture is drawn");
  return image?.Url ? image : undefined;
}

import basePath from "@salesforce/community/basePath";
import { readImageContents } from "c/tdShared";
import { log } from "c/tdPage";

/**
 * The site's picture settings, for every block. Pictures get a size per device only if one of the two is on; otherwise
 * each size would be the same file.
 *
 * - `optimizer`: the site's CDN optimizes images, so `/cdn-cgi/image/…` addresses work.
 * - `resizes`: the server itself resizes a picture for `?width=640`.
 */
export const siteImages = { basePath, optimizer: false, resizes: false };

/**
 * The picture settings of a block, with its pictures of the content store.
 *
 * @param {{ data?: object, error?: object }} result of the wire `getContents`; neither while it waits
 */
export function imagesFrom({ data, error }) {
  if (error) log("The pictures of the content store cannot be read, so their texts are missing.", error);
  return data || error ? { ...siteImages, contents: readImageContents(data) } : siteImages;
}

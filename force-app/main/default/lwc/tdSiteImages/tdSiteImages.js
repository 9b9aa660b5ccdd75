import basePath from "@salesforce/community/basePath";

/**
 * The site's picture settings, for every block. Pictures get a size per device only if one of the two is on; otherwise
 * each size would be the same file.
 *
 * - `optimizer`: the site's CDN optimizes images, so `/cdn-cgi/image/…` addresses work.
 * - `resizes`: the server itself resizes a picture for `?width=640`.
 */
export const siteImages = { basePath, optimizer: false, resizes: false };

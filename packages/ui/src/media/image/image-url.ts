import { siteAddress } from "../../link/site-address.ts";
import { toImageUrl } from "../../settings/css-values.ts";
import { toInteger } from "../../settings/number-properties.ts";

/** How a site builds the addresses of its pictures. */
export interface ImageUrlSettings {
  /** The site's path on its domain, without a trailing slash: "/reizen", or empty. */
  basePath?: string | undefined;
  /** Whether an edge image optimizer serves `/cdn-cgi/image/`. Off by default. */
  optimizer?: boolean | undefined;
}

/** A size to scale a picture down to, in pixels; one of the two is enough. */
export interface ImageSize {
  width?: number | undefined;
  height?: number | undefined;
}

/** Path prefix of a site's content, between the site's base path and the content's own path. */
const contentPrefix = "/sfsites/c";

/** Bounds of a resized picture's sides, in pixels. */
const smallest = 100;
const largest = 10_000;

/**
 * The path at which a site serves a picture: content gets the base path and the prefix, a static resource or asset the base
 * path.
 *
 * @example sitePath("/cms/a", "/reizen"); // "/reizen/sfsites/c/cms/a"
 * @example sitePath("/sfsites/c/resource/a.svg", "/reizen"); // "/reizen/sfsites/c/resource/a.svg"
 * @example sitePath("assets/a.svg", "/reizen"); // "/reizen/assets/a.svg"
 */
export function sitePath(url: string, basePath = ""): string {
  if (/^\/(?:cms|img)\//.test(url)) return siteAddress(contentPrefix + url, basePath);
  if (url.startsWith("assets/")) return siteAddress(`/${url}`, basePath);
  return url.startsWith("/sfsites/") ? siteAddress(url, basePath) : url;
}

/**
 * The address of a piece of content by its key.
 *
 * @example contentKeyUrl("MC123", "/reizen"); // "/reizen/sfsites/c/cms/delivery/media/MC123"
 */
export function contentKeyUrl(contentKey: string, basePath = ""): string {
  return siteAddress(`${contentPrefix}/cms/delivery/media/${encodeURIComponent(contentKey)}`, basePath);
}

/**
 * An address without the prefix of the content server.
 *
 * @example withoutContentPrefix("/reizen/sfsites/c/cms/a"); // "/reizen/cms/a"
 */
export function withoutContentPrefix(url: string): string {
  return url.replace(`${contentPrefix}/`, "/");
}

/**
 * A side to resize a picture to: an integer number of pixels, at least 100.
 *
 * @returns undefined for a value that is not a number
 * @example resizedSide(50); // 100
 */
export const resizedSide = (side: unknown): number | undefined => toInteger(side, smallest, largest);

/** Resizing gains nothing for vector images, data addresses, and formats that are small already. */
export const isResizable = (url: string): boolean => !/^data:|\.(?:avif|svg)(?:[?#]|$)/i.test(url);

/**
 * The edge optimizer's address for a picture, which it serves in the best format and the requested size.
 *
 * @example optimizedUrl("/a.jpg", { width: 640 }); // "/cdn-cgi/image/format=auto,width=640,fit=scale-down/a.jpg"
 */
export function optimizedUrl(url: string, size: ImageSize = {}): string {
  const path = "/cdn-cgi/image/";
  if (!isResizable(url) || url.startsWith(path)) return url;
  const width = resizedSide(size.width);
  const height = resizedSide(size.height);
  const options = [
    "format=auto",
    width && `width=${width}`,
    height && `height=${height}`,
    (width || height) && "fit=scale-down",
  ];
  return `${path}${options.filter(Boolean).join(",")}/${url.replace(/^\//, "")}`;
}

/**
 * Checks an address, and rewrites it for the optimizer if the site has one.
 *
 * @param path a result of {@link sitePath}
 * @returns undefined for an address that is not allowed
 */
export function checkedUrl(path: string, { optimizer }: ImageUrlSettings, size?: ImageSize): string | undefined {
  const url = toImageUrl(path);
  return url && optimizer ? optimizedUrl(url, size) : url;
}

/**
 * The address to load a picture from: rewritten for the site, checked, and optimized if the site has an optimizer.
 *
 * @returns undefined for an address that is not allowed
 * @example imageUrl("/img/b", { basePath: "/reizen" }); // "/reizen/sfsites/c/img/b"
 * @example imageUrl("javascript:alert(1)"); // undefined
 */
export function imageUrl(url: string, settings: ImageUrlSettings = {}, size?: ImageSize): string | undefined {
  return checkedUrl(sitePath(url.trim(), settings.basePath), settings, size);
}

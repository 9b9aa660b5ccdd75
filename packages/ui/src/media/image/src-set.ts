import type { Device } from "../../settings/breakpoints.ts";
import { toImageUrl } from "../../settings/css-values.ts";
import { isResizable, optimizedUrl, resizedSide, type ImageUrlSettings } from "./image-url.ts";

/** The picture for one kind of screen. */
export interface SrcSetEntry {
  formFactor: Device;
  /** An address and its density, as the `srcset` attribute takes it. */
  srcSet: string;
}

/** Widths of a picture by kind of screen, in pixels. */
export type ImageWidths = Readonly<Record<Device, number>>;

/** Widths that pictures are asked for in, unless told otherwise. */
export const imageWidths: ImageWidths = { mobile: 640, tablet: 960, desktop: 1920 };

const devices = ["mobile", "tablet", "desktop"] as const satisfies readonly Device[];

function sizedUrl(url: string, width: number, optimizer: boolean): string {
  if (optimizer) return optimizedUrl(url, { width });
  const [address = "", fragment] = url.split("#");
  const query = `${address.includes("?") ? "&" : "?"}width=${width}`;
  return `${address}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}

/**
 * The same picture in a size for each kind of screen.
 *
 * @param url the picture's address on the site, checked
 * @returns nothing unless all widths are above zero, nor for a picture that is not resized
 * @example buildSrcSet("/a.jpg", {})[0]; // { formFactor: "mobile", srcSet: "/a.jpg?width=640 1x" }
 */
export function buildSrcSet(
  url: string,
  { optimizer = false }: ImageUrlSettings,
  widths: ImageWidths = imageWidths,
): readonly SrcSetEntry[] {
  if (!isResizable(url) || !devices.every((device) => widths[device] > 0)) return [];
  return devices.map((formFactor) => {
    const width = resizedSide(widths[formFactor]) ?? imageWidths[formFactor];
    // A space would end the address.
    return { formFactor, srcSet: `${sizedUrl(url, width, optimizer).replaceAll(" ", "%20")} 1x` };
  });
}

/**
 * Whether a source set can be trusted: each of its addresses may be used, and no value was missing when it was put
 * together, which shows in its text.
 *
 * @example isSoundSrcSet("/a.jpg NaNw"); // false
 * @example isSoundSrcSet("http://example.com/a.jpg 1x"); // false
 */
export function isSoundSrcSet(srcSet: unknown): srcSet is string {
  const isSafe = (candidate: string): boolean => toImageUrl(candidate) !== undefined;
  return typeof srcSet === "string" && !/null|undefined|NaN/.test(srcSet) && srcSet.split(/,\s/).every(isSafe);
}

import type { Device } from "../../settings/breakpoints.ts";
import { toImageUrl } from "../../settings/css-values.ts";
import { isResizable, optimizedUrl, resizedSide, type ImageUrlSettings } from "./image-url.ts";

/** The picture for one device. */
export interface SrcSetEntry {
  formFactor: Device;
  /** An address and its density, as the `srcset` attribute takes it. */
  srcSet: string;
}

/** Widths of a picture per device, in pixels. */
export type ImageWidths = Readonly<Record<Device, number>>;

/** Default widths of pictures. */
const imageWidths: ImageWidths = { mobile: 640, tablet: 960, desktop: 1920 };

const devices = ["mobile", "tablet", "desktop"] as const satisfies readonly Device[];

function urlOfWidth(url: string, width: number, optimizer: boolean): string {
  if (optimizer) return optimizedUrl(url, { width });
  const [address = "", fragment] = url.split("#");
  const query = `${address.includes("?") ? "&" : "?"}width=${width}`;
  return `${address}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}

/**
 * The same picture in a size per device.
 *
 * @param url the picture's address on the site, checked
 * @returns an empty list unless all widths are above zero, and for a format that is not resized
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
    return { formFactor, srcSet: `${urlOfWidth(url, width, optimizer).replaceAll(" ", "%20")} 1x` };
  });
}

/**
 * The address of a picture in the size for a device, or its only address if it has no sizes.
 *
 * @example sizedUrl({ Url: "/a.jpg", SrcSet: buildSrcSet("/a.jpg", {}) }, "mobile"); // "/a.jpg?width=640"
 */
export function sizedUrl({ Url, SrcSet }: { Url: string; SrcSet: readonly SrcSetEntry[] }, device: Device): string {
  const entry = SrcSet.find(({ formFactor }) => formFactor === device);
  return entry ? entry.srcSet.replace(/ \S+$/, "") : Url;
}

/**
 * Whether a source set can be used: each of its addresses is allowed, and its text shows no sign of a value that was
 * missing when it was built.
 *
 * @example isSoundSrcSet("/a.jpg NaNw"); // false
 * @example isSoundSrcSet("http://example.com/a.jpg 1x"); // false
 */
export function isSoundSrcSet(srcSet: unknown): srcSet is string {
  const isSafe = (candidate: string): boolean => toImageUrl(candidate) !== undefined;
  return typeof srcSet === "string" && !/null|undefined|NaN/.test(srcSet) && srcSet.split(/,\s/).every(isSafe);
}

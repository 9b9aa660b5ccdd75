import type { Device } from "../../settings/breakpoints.ts";
import { toImageUrl } from "../../settings/css-values.ts";
import { isResizable, optimizedUrl, resizedSide, type ImageUrlSettings } from "./image-url.ts";

/** The picture for one device. */
export interface SrcSetEntry {
  formFactor: Device;
  /** Addresses and their densities, as the `srcset` attribute takes them. */
  srcSet: string;
}

/** Widths of a picture per device, in pixels. */
export type ImageWidths = Readonly<Record<Device, number>>;

/** Default widths of pictures. */
const imageWidths: ImageWidths = { mobile: 640, tablet: 960, desktop: 1920 };

const devices = ["mobile", "tablet", "desktop"] as const satisfies readonly Device[];

/** `fjord@2880.jpg`: there are AVIF files of the picture beside it, in the widths up to that in its name. */
const sizedName = /^(\S*)@(\d+)\.(?:jpe?g|png|webp)$/i;

/** Widths of those files in pixels. */
const fileWidths = [960, 1280, 1920, 2880] as const;

/**
 * The files of a picture that says in its name that it has them: `fjord@1280.jpg` has `fjord-960.avif` and
 * `fjord-1280.avif` beside it. The browser takes the one for its screen; one that does not know AVIF takes the picture itself.
 *
 * @returns an empty list for a picture with any other name, and for one with a space in it
 * @example fileSrcSet("/a@1280.jpg")[0]; // { formFactor: "mobile", srcSet: "/a-960.avif 1x, /a-960.avif 2x, /a-1280.avif 3x" }
 */
export function fileSrcSet(url: string, widths: ImageWidths = imageWidths): readonly SrcSetEntry[] {
  const [, path = "", largest] = sizedName.exec(url) ?? [];
  const files = fileWidths.filter((width) => width <= Number(largest));
  if (files.length === 0) return [];
  // A width for a device is already more than its box has: a third more is enough for density 2, and twice as much for density 3.
  const candidate = (density: number, least: number): string =>
    `${path}-${files.find((width) => width >= least) ?? files.at(-1)}.avif ${density}x`;
  return devices.map((formFactor) => {
    const width = widths[formFactor];
    return {
      formFactor,
      srcSet: [candidate(1, width), candidate(2, (width * 4) / 3), candidate(3, width * 2)].join(", "),
    };
  });
}

/** The address of the largest of those files, for what can load only one; any other address as it is. */
export const largestFile = (url: string): string => url.replace(sizedName, "$1-$2.avif");

/** Whether the candidates are AVIF files, which need a picture beside them for older browsers. */
export const isAvif = (srcSet: string): boolean => srcSet.includes(".avif ");

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

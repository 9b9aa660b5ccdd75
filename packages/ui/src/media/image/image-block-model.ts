import { definedStyle, type LayoutView } from "../../settings/layout-view.ts";
import { alignments } from "../../settings/normalise.ts";
import { readImage } from "./read-image.ts";
import { readSettings, type Settings } from "../../settings/read-settings.ts";
import { toLength, toNumber, toPosition } from "../../settings/values.ts";
import type { SiteImage, SiteImageSettings } from "./site-image.ts";

/** Names of the settings of an image block. */
export const imageBlockSettingNames = [
  "imageInfo",
  "width",
  "height",
  "alignment",
  "overlayColor",
  "fit",
  "position",
] as const;

/** Ways in which a picture fills its place; the first is the default. */
export const imageFits = ["cover", "contain", "fill", "none", "scale-down"] as const;
export type ImageFit = (typeof imageFits)[number];

/** What an image block draws. */
export interface ImageBlockView extends LayoutView {
  /** Undefined without a picture that may be shown. */
  image: SiteImage | undefined;
  hasOverlay: boolean;
}

const toPercent = (value: unknown): number | undefined =>
  toNumber(typeof value === "string" ? value.replace(/%$/, "") : value, 1, 100);

const toPixels = (value: unknown): string | undefined => {
  const length = toLength(value);
  return length?.endsWith("px") && Number.parseFloat(length) > 0 ? length : undefined;
};

/** The block's own style tells which part stays in view. */
function withoutPosition({ bgPosition: _toldByStyle, ...image }: SiteImage): SiteImage {
  return image;
}

/**
 * Decides how an image block is drawn.
 *
 * @param settings those of {@link imageBlockSettingNames}, of any type
 * @param urls how the site makes addresses
 * @example imageBlockModel({ imageInfo: "/a.jpg", fit: "contain", height: 300 }).style["--_height"]; // undefined
 */
export function imageBlockModel(settings: Settings, urls: SiteImageSettings = {}): ImageBlockView {
  const read = readSettings("Image block", settings);
  const image = readImage(read, "imageInfo", urls);
  const fit = read.choice("fit", imageFits, "cover");
  const width = read.read("width", toPercent, "a percentage");
  const height = read.read("height", toPixels, "a height in pixels");
  const position = read.read("position", toPosition, "a position such as center or 70% 60%");
  const overlay = read.colour("overlayColor");
  return {
    className: "td-image-block",
    data: { "data-alignment": read.choice("alignment", alignments, "left") },
    style: definedStyle({
      "--_width": width === undefined ? undefined : `${width}%`,
      "--_height": fit === "cover" ? height : undefined,
      "--_fit": fit,
      "--_position": position ?? image?.bgPosition,
      "--_overlay-color": overlay,
    }),
    warnings: read.warnings,
    image: image && withoutPosition(image),
    hasOverlay: overlay !== undefined,
  };
}

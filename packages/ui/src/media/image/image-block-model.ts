import { alignments } from "../../settings/choices.ts";
import { toLength } from "../../settings/css-values.ts";
import { definedStyle, type LayoutView } from "../../settings/layout-view.ts";
import { color, positions } from "../../settings/css-properties.ts";
import { toNumber } from "../../settings/number-properties.ts";
import { oneOf, property, type Property, type SettingsOf } from "../../settings/properties.ts";
import { image } from "./image-property.ts";
import { positionStyle } from "./position-style.ts";
import { toSiteImage, type SiteImage, type SiteImageSettings } from "./site-image.ts";

/** Ways in which a picture fills its box. */
export const imageFits = ["cover", "contain", "fill", "none", "scale-down"] as const;
export type ImageFit = (typeof imageFits)[number];

const expectedPercentage = { format: "percentage", min: 1, max: 100 } as const;

/* @__NO_SIDE_EFFECTS__ */
const percentage = (): Property<number> =>
  property(
    "integer",
    100,
    (raw, invalid) => {
      const text = typeof raw === "string" ? raw.replace(/%$/, "") : raw;
      const number = toNumber(text, 1, 100);
      if (number !== undefined && number !== Number(text)) invalid(expectedPercentage);
      return number;
    },
    expectedPercentage,
    { min: 1, max: 100 },
  );

const toPixels = (raw: unknown): string | undefined => {
  const length = toLength(raw);
  return length && /^[\d.]+px$/.test(length) && Number.parseFloat(length) > 0 ? length : undefined;
};

/* @__NO_SIDE_EFFECTS__ */
const pixels = (): Property<string | undefined> =>
  property<string | undefined>("string", undefined, toPixels, "pixels");

/** Settings of an image block. */
export const imageBlockProperties = {
  imageInfo: image(),
  width: percentage(),
  height: pixels(),
  alignment: oneOf(alignments, "left"),
  fit: oneOf(imageFits, "cover"),
  position: positions(),
  overlayColor: color(),
};

/** How an image block is rendered. */
export interface ImageBlockView extends LayoutView {
  /** Undefined without a picture that may be shown. */
  image: SiteImage | undefined;
  hasOverlay: boolean;
}

/**
 * How an image block is rendered. The height applies only to a picture that covers its box.
 *
 * @param urls how the site makes addresses
 */
export function imageBlockModel(
  settings: SettingsOf<typeof imageBlockProperties>,
  urls: SiteImageSettings = {},
): ImageBlockView {
  const { imageInfo, fit, overlayColor } = settings;
  const picture = imageInfo && toSiteImage(imageInfo, urls);
  return {
    className: "td-image-block",
    data: { "data-alignment": settings.alignment },
    style: definedStyle({
      "--_width": `${settings.width}%`,
      "--_height": fit === "cover" ? settings.height : undefined,
      "--_fit": fit,
      ...positionStyle(settings.position ?? picture?.bgPosition),
      "--_overlay-color": overlayColor,
    }),
    image: picture?.Url ? picture : undefined,
    hasOverlay: overlayColor !== undefined,
  };
}

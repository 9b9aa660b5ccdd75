import {
  color,
  columns,
  cssUrl,
  definedStyle,
  directionProperties,
  flexPositions,
  image,
  length,
  position,
  verticalAlign,
} from "@travel-design/ui/internal";
import {
  parseSettings,
  toSiteImage,
  type LayoutStyle,
  type ReportSetting,
  type SiteImageSettings,
} from "@travel-design/ui/models";
import { asRecord, asText, parseObject, type JsonObject } from "../content/content-tree.ts";

/** How a section of the platform is rendered. */
export interface SectionSettings {
  /** CSS custom properties. */
  style: LayoutStyle;
  /** Address of the picture behind it; empty without one. */
  imageUrl: string;
  /** The color over that picture. */
  overlay: string | undefined;
  /** Whether its columns are side by side (`row`) or stacked, per kind of screen. */
  directions: Record<"data-desktop" | "data-tablet" | "data-mobile", "row" | "column">;
}

const properties = {
  sectionConfig: columns("full"),
  maxContentWidth: length(),
  sectionColumnGutterWidth: length(),
  sectionMinHeight: length(),
  sectionVerticalAlign: verticalAlign(),
  ...directionProperties,
  backgroundImageConfig: image(),
  backgroundImageOverlay: color(),
  bgPosition: position(),
  top: length(),
  right: length(),
  bottom: length(),
  left: length(),
};

/**
 * Reads the attributes of `community_layout:section`.
 *
 * @param urls how the site makes addresses of pictures
 * @param report called for each setting that cannot be used
 */
export function readSectionSettings(
  attributes: JsonObject,
  urls: SiteImageSettings,
  report?: ReportSetting,
): SectionSettings {
  // The platform stores the position beside the picture, in the same JSON text.
  const { bgPosition } = parseObject(asText(attributes.backgroundImageConfig));
  const padding = asRecord(asRecord(attributes.dxpStyle)?.padding);
  const raw: JsonObject = { ...attributes, bgPosition, ...padding };
  const supported = Object.keys(properties).map((name) => [name, raw[name]]);
  const settings = parseSettings(properties, Object.fromEntries(supported), report);
  const { top, right, bottom, left } = settings;
  const picture = settings.backgroundImageConfig && toSiteImage(settings.backgroundImageConfig, urls);
  const imageUrl = picture?.Url ?? "";
  const style = definedStyle({
    "--_columns": settings.sectionConfig.map(({ columnWidth }) => `minmax(0, ${columnWidth}fr)`).join(" "),
    "--_image": imageUrl ? cssUrl(imageUrl) : undefined,
    "--_image-position": settings.bgPosition ?? picture?.bgPosition,
    "--_overlay": settings.backgroundImageOverlay,
    "--_content-width": settings.maxContentWidth,
    "--_gutter": settings.sectionColumnGutterWidth,
    "--_min-height": settings.sectionMinHeight,
    "--_align": flexPositions[settings.sectionVerticalAlign],
    "--_padding": [top, right, bottom, left].map((side) => side || "0").join(" "),
  });
  const directions = {
    "data-desktop": settings.layoutDirectionDesktop,
    "data-tablet": settings.layoutDirectionTablet,
    "data-mobile": settings.layoutDirectionMobile,
  };
  return { style, imageUrl, directions, overlay: settings.backgroundImageOverlay };
}

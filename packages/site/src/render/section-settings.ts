import { platformSection } from "@travel-design/blocks/internal";
import { cssUrl, definedStyle } from "@travel-design/ui/internal";
import { toSiteImage, type LayoutStyle, type RawSettings, type SiteImageSettings } from "@travel-design/ui/models";

/** How a section of the platform is rendered. */
export interface SectionSettings {
  /** CSS custom properties. */
  style: LayoutStyle;
  /** Address of the picture behind it; empty without one. */
  imageUrl: string;
  /** Whether its columns are side by side (`row`) or stacked, per kind of screen. */
  directions: Record<"data-desktop" | "data-tablet" | "data-mobile", "row" | "column">;
}

/**
 * Reads the attributes of the platform's section.
 *
 * @param urls how the site makes addresses of pictures
 */
export function readSectionSettings(attributes: RawSettings, urls: SiteImageSettings): SectionSettings {
  const settings = platformSection.parse(attributes);
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
    "--_align": settings.sectionVerticalAlign,
    "--_padding": [top, right, bottom, left].map((side) => side || "0").join(" "),
  });
  const directions = {
    "data-desktop": settings.layoutDirectionDesktop,
    "data-tablet": settings.layoutDirectionTablet,
    "data-mobile": settings.layoutDirectionMobile,
  };
  return { style, imageUrl, directions };
}

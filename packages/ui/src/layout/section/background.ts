import type { ImageInfo } from "../../media/image/image-info.ts";
import { plainText } from "../../media/image/plain-text.ts";
import { toSiteImage, type SiteImage, type SiteImageSettings } from "../../media/image/site-image.ts";
import { cssUrl } from "../../settings/css-values.ts";
import type { BackgroundSize } from "../../settings/choices.ts";
import { definedStyle, type LayoutStyle } from "../../settings/layout-view.ts";

/** The picture behind a section. */
export interface Background {
  style: LayoutStyle;
  /** What the picture shows, for people who do not see it; empty for decoration. */
  altText: string;
}

/** The settings of a picture behind a section. */
export interface BackgroundSettings {
  backgroundImageDesktop: ImageInfo | undefined;
  backgroundImageTablet: ImageInfo | undefined;
  backgroundImageMobile: ImageInfo | undefined;
  backgroundImageAltText: string;
  backgroundImagePosition: string | undefined;
  backgroundImageSizeOrRepeat: BackgroundSize | undefined;
}

const sizeStyles: Readonly<Record<BackgroundSize, LayoutStyle>> = {
  cover: { "--_size": "cover", "--_repeat": "no-repeat" },
  contain: { "--_size": "contain", "--_repeat": "no-repeat" },
  repeat: { "--_size": "auto", "--_repeat": "repeat" },
  "no-repeat": { "--_size": "auto", "--_repeat": "no-repeat" },
};

const siteImage = (info: ImageInfo | undefined, urls: SiteImageSettings): SiteImage | undefined => {
  const image = info && toSiteImage(info, urls);
  return image?.Url ? image : undefined;
};

/**
 * The picture behind a section. A phone without one of its own gets the tablet's, and a tablet the desktop's. The picture's own text,
 * position and size apply where the section sets none.
 *
 * @param urls how the site makes addresses
 * @returns undefined without any picture
 */
export function backgroundOf(settings: BackgroundSettings, urls: SiteImageSettings): Background | undefined {
  const desktop = siteImage(settings.backgroundImageDesktop, urls);
  const tablet = siteImage(settings.backgroundImageTablet, urls) ?? desktop;
  const mobile = siteImage(settings.backgroundImageMobile, urls) ?? tablet;
  const own = desktop ?? mobile;
  if (!mobile || !own) return undefined;
  const style = definedStyle({
    "--_image-desktop": desktop && cssUrl(desktop.Url),
    "--_image-tablet": tablet && cssUrl(tablet.Url),
    "--_image-mobile": cssUrl(mobile.Url),
    "--_position": settings.backgroundImagePosition ?? own.bgPosition,
    ...sizeStyles[settings.backgroundImageSizeOrRepeat ?? own.bgSizeOrRepeat ?? "cover"],
  });
  return { style, altText: plainText(settings.backgroundImageAltText) || own.AltText };
}

import type { ImageInfo } from "../../media/image/image-info.ts";
import { image } from "../../media/image/image-property.ts";
import { plainText } from "../../media/image/plain-text.ts";
import { positionStyle } from "../../media/image/position-style.ts";
import { toSiteImage, type SiteImage, type SiteImageSettings } from "../../media/image/site-image.ts";
import { sizedUrl } from "../../media/image/src-set.ts";
import { devicePreloads, type ImagePreload } from "../../media/image/device-preloads.ts";
import type { Device } from "../../settings/breakpoints.ts";
import { cssUrl } from "../../settings/css-values.ts";
import { backgroundSizes, type BackgroundSize } from "../../settings/choices.ts";
import { definedStyle, type LayoutStyle } from "../../settings/layout-view.ts";
import { positions } from "../../settings/css-properties.ts";
import { oneOf, paragraph, type SettingsOf } from "../../settings/properties.ts";

/** The picture behind a section. */
export interface Background {
  style: LayoutStyle;
  /** What the picture shows, for people who do not see it; empty for decoration. */
  altText: string;
  /** Its address per device; only the desktop and the tablet may lack one. */
  urls: Readonly<Record<Device, string | undefined>>;
}

/** Settings of the picture behind a section. */
export const backgroundProperties = {
  backgroundImageDesktop: image(),
  backgroundImageTablet: image(),
  backgroundImageMobile: image(),
  backgroundImageAltText: paragraph(),
  backgroundImagePosition: positions(),
  backgroundImageSizeOrRepeat: oneOf(backgroundSizes, undefined),
};

/** A picture that fills the section, or is contained in it, is shown once. */
function sizeStyle(size: BackgroundSize): LayoutStyle {
  const isScaled = size === "cover" || size === "contain";
  return { "--_size": isScaled ? size : "auto", "--_repeat": isScaled ? "no-repeat" : size };
}

const siteImage = (info: ImageInfo | undefined, urls: SiteImageSettings): SiteImage | undefined => {
  const picture = info && toSiteImage(info, urls);
  return picture?.Url ? picture : undefined;
};

/**
 * The picture behind a section. A phone without one of its own gets the tablet's, and a tablet the desktop's. The picture's own text,
 * position and size apply where the section sets none.
 *
 * @param urls how the site makes addresses; if it resizes, each device gets its own size
 * @returns undefined without any picture
 */
export function backgroundOf(
  settings: SettingsOf<typeof backgroundProperties>,
  urls: SiteImageSettings,
): Background | undefined {
  const desktop = siteImage(settings.backgroundImageDesktop, urls);
  const tablet = siteImage(settings.backgroundImageTablet, urls) ?? desktop;
  const mobile = siteImage(settings.backgroundImageMobile, urls) ?? tablet;
  const own = desktop ?? mobile;
  if (!mobile || !own) return undefined;
  const addresses = {
    desktop: desktop && sizedUrl(desktop, "desktop"),
    tablet: tablet && sizedUrl(tablet, "tablet"),
    mobile: sizedUrl(mobile, "mobile"),
  };
  const style = definedStyle({
    "--_image-desktop": addresses.desktop && cssUrl(addresses.desktop),
    "--_image-tablet": addresses.tablet && cssUrl(addresses.tablet),
    "--_image-mobile": cssUrl(addresses.mobile),
    ...positionStyle(settings.backgroundImagePosition ?? own.bgPosition),
    ...sizeStyle(settings.backgroundImageSizeOrRepeat ?? own.bgSizeOrRepeat ?? "cover"),
  });
  return { style, altText: plainText(settings.backgroundImageAltText) || own.AltText, urls: addresses };
}

/** The pictures to preload for a background. */
export const backgroundPreloads = (background: Background | undefined): readonly ImagePreload[] =>
  devicePreloads(
    Object.fromEntries(Object.entries(background?.urls ?? {}).map(([device, url = ""]) => [device, { url }])),
  );

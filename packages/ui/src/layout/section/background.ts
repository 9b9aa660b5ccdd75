import type { ImageInfo } from "../../media/image/image-info.ts";
import { plainText } from "../../media/image/plain-text.ts";
import { toSiteImage, type SiteImage, type SiteImageSettings } from "../../media/image/site-image.ts";
import { sizedUrl } from "../../media/image/src-set.ts";
import { layoutBreakpoints, type Device } from "../../settings/breakpoints.ts";
import { cssUrl } from "../../settings/css-values.ts";
import type { BackgroundSize } from "../../settings/choices.ts";
import { definedStyle, type LayoutStyle } from "../../settings/layout-view.ts";

/** The picture behind a section. */
export interface Background {
  style: LayoutStyle;
  /** What the picture shows, for people who do not see it; empty for decoration. */
  altText: string;
  /** Its address per device; only the desktop and the tablet may lack one. */
  urls: Readonly<Record<Device, string | undefined>>;
}

/** A picture to load early, for `<link rel="preload" as="image">`. */
export interface BackgroundPreload {
  url: string;
  /** Media query list of the screens that show it. */
  media: string;
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
 * @param urls how the site makes addresses; if it resizes, each device gets its own size
 * @returns undefined without any picture
 */
export function backgroundOf(settings: BackgroundSettings, urls: SiteImageSettings): Background | undefined {
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
    "--_position": settings.backgroundImagePosition ?? own.bgPosition,
    ...sizeStyles[settings.backgroundImageSizeOrRepeat ?? own.bgSizeOrRepeat ?? "cover"],
  });
  return { style, altText: plainText(settings.backgroundImageAltText) || own.AltText, urls: addresses };
}

const { mobileMax, tabletMax } = layoutBreakpoints;

/** The media queries of Section.css, per device. */
const mediaOf: Readonly<Record<Device, string>> = {
  mobile: `(width <= ${mobileMax}em)`,
  tablet: `(${mobileMax}em < width <= ${tabletMax}em)`,
  desktop: `(width > ${tabletMax}em)`,
};

/**
 * The pictures to preload for a background, each address once and the one for the desktop last. Browsers would find them
 * late, because their addresses are only used in a style sheet.
 *
 * @example backgroundPreloads(background); // [{ url: "/a.jpg", media: "all" }]
 */
export function backgroundPreloads(background: Background | undefined): readonly BackgroundPreload[] {
  const urls: Partial<Background["urls"]> = background?.urls ?? {};
  const devices = (["mobile", "tablet", "desktop"] as const).filter((device) => urls[device]);
  return devices.flatMap((device) => {
    const url = urls[device] ?? "";
    const users = devices.filter((other) => urls[other] === url);
    if (users.at(-1) !== device) return [];
    return [{ url, media: users.length === 3 ? "all" : users.map((user) => mediaOf[user]).join(", ") }];
  });
}

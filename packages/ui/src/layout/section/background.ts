import { plainText } from "../../media/image/plain-text.ts";
import type { SiteImageSettings } from "../../media/image/site-image.ts";
import { sizedUrl } from "../../media/image/src-set.ts";
import { layoutBreakpoints, type Device } from "../../settings/breakpoints.ts";
import { definedStyle, type LayoutStyle } from "../../settings/layout-view.ts";
import { backgroundSizes, type BackgroundSize } from "../../settings/normalise.ts";
import { readImage } from "../../media/image/read-image.ts";
import type { SettingsReader } from "../../settings/read-settings.ts";
import { cssUrl, toPosition } from "../../settings/values.ts";

/** The picture behind a section. */
export interface Background {
  style: LayoutStyle;
  /** What it shows, for visitors who cannot see it; empty if it is decorative. */
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

const sizeStyles: Readonly<Record<BackgroundSize, LayoutStyle>> = {
  cover: { "--_size": "cover", "--_repeat": "no-repeat" },
  contain: { "--_size": "contain", "--_repeat": "no-repeat" },
  repeat: { "--_size": "auto", "--_repeat": "repeat" },
  "no-repeat": { "--_size": "auto", "--_repeat": "no-repeat" },
};

/**
 * Reads the picture behind a section. A phone falls back to the tablet's picture, and a tablet to the desktop's. Text,
 * position and size of the picture itself apply unless the section sets its own.
 *
 * @param urls how the site builds addresses; if it resizes, each device gets its own size
 * @returns undefined without any picture
 */
export function readBackground(read: SettingsReader, urls: SiteImageSettings): Background | undefined {
  const desktop = readImage(read, "backgroundImageDesktop", urls);
  const tablet = readImage(read, "backgroundImageTablet", urls) ?? desktop;
  const mobile = readImage(read, "backgroundImageMobile", urls) ?? tablet;
  const position = read.read("backgroundImagePosition", toPosition, "a position such as center or 70% 60%");
  const altText = plainText(read.text("backgroundImageAltText"));
  if (!mobile) return undefined;
  const own = desktop ?? mobile;
  const ownSize = backgroundSizes.find((size) => size === own.bgSizeOrRepeat) ?? "cover";
  const addresses = {
    desktop: desktop && sizedUrl(desktop, "desktop"),
    tablet: tablet && sizedUrl(tablet, "tablet"),
    mobile: sizedUrl(mobile, "mobile"),
  };
  const style = definedStyle({
    "--_image-desktop": addresses.desktop && cssUrl(addresses.desktop),
    "--_image-tablet": addresses.tablet && cssUrl(addresses.tablet),
    "--_image-mobile": cssUrl(addresses.mobile),
    "--_position": position ?? own.bgPosition,
    ...sizeStyles[read.choice("backgroundImageSizeOrRepeat", backgroundSizes, ownSize)],
  });
  return { style, altText: altText || own.AltText, urls: addresses };
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
 * @example backgroundPreloads(sectionModel({ backgroundImageDesktop: "/a.jpg" }).background); // [{ url: "/a.jpg", media: "all" }]
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

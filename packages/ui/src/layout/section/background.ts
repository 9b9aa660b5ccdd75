import { plainText } from "../../media/image/plain-text.ts";
import type { SiteImageSettings } from "../../media/image/site-image.ts";
import { definedStyle, type LayoutStyle } from "../../settings/layout-view.ts";
import { backgroundSizes, type BackgroundSize } from "../../settings/normalise.ts";
import { readImage } from "../../media/image/read-image.ts";
import type { SettingsReader } from "../../settings/read-settings.ts";
import { cssUrl, toPosition } from "../../settings/values.ts";

/** The picture behind a section. */
export interface Background {
  style: LayoutStyle;
  /** What it shows, for those who do not see it; empty for ornament. */
  altText: string;
}

const sizeStyles: Readonly<Record<BackgroundSize, LayoutStyle>> = {
  cover: { "--_size": "cover", "--_repeat": "no-repeat" },
  contain: { "--_size": "contain", "--_repeat": "no-repeat" },
  repeat: { "--_size": "auto", "--_repeat": "repeat" },
  "no-repeat": { "--_size": "auto", "--_repeat": "no-repeat" },
};

/**
 * Reads the picture behind a section. A phone without one of its own gets the tablet's, and a tablet the desktop's.
 * Text, position and size of the picture itself stand in where the section sets none.
 *
 * @param urls how the site makes addresses
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
  const style = definedStyle({
    "--_image-desktop": desktop && cssUrl(desktop.Url),
    "--_image-tablet": tablet && cssUrl(tablet.Url),
    "--_image-mobile": cssUrl(mobile.Url),
    "--_position": position ?? own.bgPosition,
    ...sizeStyles[read.choice("backgroundImageSizeOrRepeat", backgroundSizes, ownSize)],
  });
  return { style, altText: altText || own.AltText };
}

import { definedStyle, type LayoutStyle } from "../settings/layout-view.ts";
import type { SettingsReader } from "../settings/read-settings.ts";
import { cssUrl, toPosition } from "../settings/values.ts";

/** How a picture fills a section, or how often it stands there; the first is the default. */
export const backgroundSizes = ["cover", "contain", "repeat", "no-repeat"] as const;
export type BackgroundSize = (typeof backgroundSizes)[number];

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
 *
 * @returns undefined without any picture
 */
export function readBackground(read: SettingsReader): Background | undefined {
  const desktop = read.imageUrl("backgroundImageDesktop");
  const tablet = read.imageUrl("backgroundImageTablet") ?? desktop;
  const mobile = read.imageUrl("backgroundImageMobile") ?? tablet;
  const position = read.read("backgroundImagePosition", toPosition, "a position such as center or 70% 60%");
  const altText = read.text("backgroundImageAltText");
  if (!mobile) return undefined;
  const style = definedStyle({
    "--_image-desktop": desktop && cssUrl(desktop),
    "--_image-tablet": tablet && cssUrl(tablet),
    "--_image-mobile": cssUrl(mobile),
    "--_position": position,
    ...sizeStyles[read.choice("backgroundImageSizeOrRepeat", backgroundSizes, "cover")],
  });
  return { style, altText };
}

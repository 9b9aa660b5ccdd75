import { plainText } from "../../media/image/plain-text.ts";
import { readImage } from "../../media/image/read-image.ts";
import type { SiteImage, SiteImageSettings } from "../../media/image/site-image.ts";
import type { SettingsReader } from "../../settings/read-settings.ts";
import { toPosition } from "../../settings/values.ts";
import { combineImages } from "../device-images.ts";

/** Settings of the picture behind a banner, each of any type. */
export interface BannerPictureSettings {
  /** The picture: its info, a JSON text of it, a content key or an address. */
  imageDesktop?: unknown;
  /** The desktop's if empty. */
  imageTablet?: unknown;
  /** The tablet's if empty. */
  imageMobile?: unknown;
  /** What the picture shows; the picture's own text if empty. Without any text screen readers skip it as decoration. */
  imageAltText?: string | undefined;
  /** The part of the picture that stays visible: `center`, `70% 60%`. */
  imagePosition?: string | undefined;
  /** The color between the picture and the text. Under the text it has its full strength; beside it, it fades out. */
  overlayColor?: string | undefined;
  /** As a CSS length; the banner grows if its content needs more. */
  minHeight?: string | number | undefined;
}

/** Names of the settings of the picture behind a banner. */
export const bannerSettingNames = [
  "imageDesktop",
  "imageTablet",
  "imageMobile",
  "imageAltText",
  "imagePosition",
  "overlayColor",
  "minHeight",
] as const;

/** A banner's picture and style. */
export interface BannerPicture {
  image: SiteImage | undefined;
  overlayColor: string | undefined;
  minHeight: string | undefined;
}

/** Reads the settings of the picture behind a banner. */
export function readBannerPicture(read: SettingsReader, urls: SiteImageSettings): BannerPicture {
  const image = combineImages({
    desktop: readImage(read, "imageDesktop", urls),
    tablet: readImage(read, "imageTablet", urls),
    mobile: readImage(read, "imageMobile", urls),
  });
  const position = read.read("imagePosition", toPosition, "a position such as center or 70% 60%");
  const altText = plainText(read.text("imageAltText"));
  return {
    image: image && { ...image, AltText: altText || image.AltText, ...(position && { bgPosition: position }) },
    overlayColor: read.colour("overlayColor"),
    minHeight: read.length("minHeight"),
  };
}

import type { SiteImage, SiteImageSettings } from "@travel-design/ui";
import {
  color,
  devicePreloads,
  image,
  isAvif,
  length,
  paragraph,
  plainText,
  positions,
  sizedUrl,
  type Device,
  type ImagePreload,
} from "@travel-design/ui/internal";
import type { SettingsOf } from "@travel-design/ui/models";
import { combineImages } from "../device-images.ts";

/** Settings of the picture behind a banner. */
export const bannerProperties = {
  imageDesktop: image(),
  imageTablet: image(),
  imageMobile: image(),
  imageAltText: paragraph(),
  imagePosition: positions(),
  overlayColor: color(),
  minHeight: length(),
};

/** Props of a component with a picture behind its text. */
export interface BannerPictureProps {
  /** The picture: its info, a JSON text of it, a content key or an address. */
  imageDesktop?: unknown;
  /** The desktop's if empty. */
  imageTablet?: unknown;
  /** The tablet's if empty. */
  imageMobile?: unknown;
  /** What the picture shows; the picture's own text if empty. Without any text screen readers skip it as decoration. */
  imageAltText?: string | undefined;
  /** The part of the picture that stays visible: `center`, `70% 60%`, or per device: `70% 60% / 50% 50% / 30% 50%`. */
  imagePosition?: string | undefined;
  /** The color between the picture and the text. Under the text it has its full strength; beside it, or below it on a phone, it fades out. */
  overlayColor?: string | undefined;
  /** As a CSS length; the banner grows if its content needs more. */
  minHeight?: string | number | undefined;
}

/** The parsed settings of a banner. */
export type BannerSettings = SettingsOf<typeof bannerProperties>;

/** The picture of a banner, with a source per device. Undefined without any picture. */
export function bannerImage(settings: BannerSettings, urls: SiteImageSettings): SiteImage | undefined {
  const { imageDesktop, imageTablet, imageMobile, imageAltText, imagePosition } = settings;
  const picture = combineImages({ desktop: imageDesktop, tablet: imageTablet, mobile: imageMobile }, urls);
  return (
    picture && {
      ...picture,
      AltText: plainText(imageAltText) || picture.AltText,
      ...(imagePosition && { bgPosition: imagePosition }),
    }
  );
}

/** The pictures of a banner to load early when it is at the top of a page. */
export function bannerPreloads(settings: BannerSettings, urls: SiteImageSettings): readonly ImagePreload[] {
  const picture = bannerImage(settings, urls);
  if (!picture) return [];
  const preloadOf = (device: Device) => {
    const srcSet = picture.SrcSet.find(({ formFactor }) => formFactor === device)?.srcSet;
    return srcSet && isAvif(srcSet) ? { url: picture.Url, srcSet } : { url: sizedUrl(picture, device) };
  };
  return devicePreloads({ desktop: preloadOf("desktop"), tablet: preloadOf("tablet"), mobile: preloadOf("mobile") });
}

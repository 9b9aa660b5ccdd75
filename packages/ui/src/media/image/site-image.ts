import { toImageUrl } from "../../settings/css-values.ts";
import type { BackgroundSize } from "../../settings/choices.ts";
import type { ImageInfo } from "./image-info.ts";
import { checkedUrl, contentKeyUrl, sitePath, withoutContentPrefix, type ImageUrlSettings } from "./image-url.ts";
import { plainText } from "./plain-text.ts";
import { buildSrcSet, type ImageWidths, type SrcSetEntry } from "./src-set.ts";

/** A picture, ready to be shown. The names are those of the platform's own image data. */
export interface SiteImage {
  /** Where to show it from; empty when its address must not be used. */
  Url: string;
  /** The address as it was given. */
  RawUrl: string;
  /** What it shows, in plain text; empty for an ornament. */
  AltText: string;
  /** Its key in the content store, or empty. */
  ContentKey: string;
  /** The picture in a size for each kind of screen; may be empty. */
  SrcSet: readonly SrcSetEntry[];
  /** Which part stays in view when it is cropped: "70% 60%". */
  bgPosition?: string;
  /** How it fills its place as a background. */
  bgSizeOrRepeat?: BackgroundSize;
}

/** What the content store knows of a picture. */
export interface ImageContent {
  url: string;
  altText?: string | undefined;
}

/** What a picture's address and sizes are made with. */
export interface SiteImageSettings extends ImageUrlSettings {
  /** Widths by kind of screen; a zero means no sets. */
  widths?: ImageWidths | undefined;
}

/** What is known of a picture once it is clear where its address and its text come from. */
type Chosen = Pick<SiteImage, "RawUrl" | "AltText"> & { path: string };

function imageFrom({ path, RawUrl, AltText }: Chosen, info: ImageInfo, settings: SiteImageSettings): SiteImage {
  const plainUrl = toImageUrl(path);
  return {
    Url: checkedUrl(path, settings) ?? "",
    RawUrl,
    AltText: plainText(AltText),
    ContentKey: info.contentKey,
    SrcSet: plainUrl ? buildSrcSet(plainUrl, settings, settings.widths) : [],
    ...(info.bgPosition && { bgPosition: info.bgPosition }),
    ...(info.bgSizeOrRepeat && { bgSizeOrRepeat: info.bgSizeOrRepeat }),
  };
}

/**
 * A picture as the site shows it.
 *
 * @param content what the content store said, where it was asked: its address goes first, and its text too unless the
 *   builder's own is to override it
 * @example toSiteImage(info, { basePath: "/reizen" }).Url; // "/reizen/sfsites/c/cms/a"
 */
export function toSiteImage(info: ImageInfo, settings: SiteImageSettings = {}, content?: ImageContent): SiteImage {
  const { basePath } = settings;
  const RawUrl = content?.url || info.url || contentKeyUrl(info.contentKey, basePath);
  const AltText = (!info.overrideAltText && content?.altText) || info.altText;
  return imageFrom({ path: sitePath(RawUrl, basePath), RawUrl, AltText }, info, settings);
}

/**
 * A picture whose content could not be read: its own address without the prefix of the content's server, or the address
 * of its key.
 *
 * @example fallbackImage(info, { basePath: "/reizen" }).Url; // "/reizen/cms/a"
 */
export function fallbackImage(info: ImageInfo, settings: SiteImageSettings = {}): SiteImage {
  const { basePath } = settings;
  const RawUrl = info.url || contentKeyUrl(info.contentKey, basePath);
  const path = info.url ? withoutContentPrefix(sitePath(info.url, basePath)) : RawUrl;
  return imageFrom({ path, RawUrl, AltText: info.altText }, info, settings);
}

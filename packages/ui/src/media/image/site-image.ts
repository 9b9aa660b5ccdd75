import { toImageUrl } from "../../settings/css-values.ts";
import type { BackgroundSize } from "../../settings/choices.ts";
import type { ImageContent } from "./image-contents.ts";
import type { ImageInfo } from "./image-info.ts";
import { checkedUrl, contentKeyUrl, sitePath, withoutContentPrefix, type ImageUrlSettings } from "./image-url.ts";
import { plainText } from "./plain-text.ts";
import { buildSrcSet, type ImageWidths, type SrcSetEntry } from "./src-set.ts";

/** A picture, ready to be rendered. The names are those of the platform's own image data. */
export interface SiteImage {
  /** Address to load it from; empty if the address is not allowed. */
  Url: string;
  /** The address before it was rewritten for the site. */
  RawUrl: string;
  /** What it shows, in plain text; empty if it is decorative. */
  AltText: string;
  /** Its key in the content store, or empty. */
  ContentKey: string;
  /** The picture in a size per device; may be empty. */
  SrcSet: readonly SrcSetEntry[];
  /** Which part stays visible when it is cropped: "70% 60%". */
  bgPosition?: string;
  /** How it fills its box as a background. */
  bgSizeOrRepeat?: BackgroundSize;
}

/** What a picture's address, text and sizes are made with. */
export interface SiteImageSettings extends ImageUrlSettings {
  /** Whether the site's server resizes a picture for `?width=640`. Off by default. */
  resizes?: boolean | undefined;
  /** Widths per device. If one of them is zero, nothing is resized. */
  widths?: ImageWidths | undefined;
  /**
   * Pictures of the content store by content key, once they have been requested. A key that is missing could not be read.
   * Leave it out as long as there is no response.
   */
  contents?: ReadonlyMap<string, ImageContent> | undefined;
}

/** Where a picture's address and text come from. */
type Source = Pick<SiteImage, "RawUrl" | "AltText"> & { path: string };

/** Sizes only exist where something resizes; elsewhere every size would be the same file. */
function srcSetOf(path: string, settings: SiteImageSettings): readonly SrcSetEntry[] {
  const url = toImageUrl(path);
  return url && (settings.resizes || settings.optimizer) ? buildSrcSet(url, settings, settings.widths) : [];
}

const imageFrom = ({ path, RawUrl, AltText }: Source, info: ImageInfo, settings: SiteImageSettings): SiteImage => ({
  Url: checkedUrl(path, settings) ?? "",
  RawUrl,
  AltText,
  ContentKey: info.contentKey,
  SrcSet: srcSetOf(path, settings),
  ...(info.bgPosition && { bgPosition: info.bgPosition }),
  ...(info.bgSizeOrRepeat && { bgSizeOrRepeat: info.bgSizeOrRepeat }),
});

/** If content cannot be read: the picture's own address without the prefix of the content server, or the address of its key. */
function fallbackImage(info: ImageInfo, settings: SiteImageSettings): SiteImage {
  const { basePath } = settings;
  const RawUrl = info.url || contentKeyUrl(info.contentKey, basePath);
  const path = info.url ? withoutContentPrefix(sitePath(info.url, basePath)) : RawUrl;
  return imageFrom({ path, RawUrl, AltText: plainText(info.altText) }, info, settings);
}

/**
 * A picture as the site shows it. The content store's address and text take precedence, except over a text with which
 * the builder overrides it.
 *
 * @example toSiteImage(info, { basePath: "/reizen" }).Url; // "/reizen/sfsites/c/cms/a"
 */
export function toSiteImage(info: ImageInfo, settings: SiteImageSettings = {}): SiteImage {
  const { basePath, contents } = settings;
  const content = contents?.get(info.contentKey);
  if (contents && info.contentKey && !content) return fallbackImage(info, settings);
  const RawUrl = content?.url || info.url || contentKeyUrl(info.contentKey, basePath);
  const AltText = (!info.overrideAltText && plainText(content?.altText)) || plainText(info.altText);
  return imageFrom({ path: sitePath(RawUrl, basePath), RawUrl, AltText }, info, settings);
}

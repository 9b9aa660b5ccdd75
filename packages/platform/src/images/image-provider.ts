import type { ContentItem } from "../endpoints/content/types.ts";

/** What a builder says of an image, in one of three forms; the first that is given counts. */
export interface ImageInfo {
  readonly imageInfoV1?: { readonly contentKey?: string; readonly url?: string; readonly altText?: string };
  readonly image?: { readonly source?: { readonly ref?: { readonly contentKey?: string } } };
  readonly url?: string;
  readonly altText?: string;
  /** Whether `altText` takes the place of the content's own. */
  readonly overrideAltText?: boolean;
  readonly bgPosition?: string;
  readonly bgSizeOrRepeat?: string;
}

/** Addresses for one size of screen. */
export interface ImageSource {
  readonly formFactor: string;
  readonly srcSet: string;
}

/** An image as pages draw it. */
export interface ImageData {
  readonly Url: string;
  readonly RawUrl: string;
  readonly AltText: string;
  readonly ContentKey: string;
  readonly SrcSet: readonly ImageSource[];
  readonly bgPosition?: string;
  readonly bgSizeOrRepeat?: string;
}

/** What the library of controls knows of addresses and texts. */
export interface ImageRules {
  /** The address to load: with the site's path, through the optimiser; empty when it may not be loaded. */
  toUrl(rawUrl: string): string;
  toSrcSet(rawUrl: string): readonly ImageSource[];
  toPlainText(text: string): string;
}

/** What an image provider works with. */
export interface ImageProviderOptions {
  readonly rules: ImageRules;
  /** Reads a content item, most often `(contentKeyOrId) => platform.getContent.read({ channelOrSiteId, contentKeyOrId })`. */
  readonly readContent: (contentKey: string) => Promise<ContentItem>;
  /** The path that the site stands under, for example `/reizen`; empty at the root. */
  readonly basePath: string;
}

/** Finds out what a page needs to draw an image. It never fails: what cannot be read falls back to what is known. */
export type ImageProvider = (info: ImageInfo) => Promise<ImageData>;

const sitePrefix = "/sfsites/c";

interface Source {
  readonly contentKey: string;
  readonly url: string;
  readonly altText: string;
  readonly overridesAltText: boolean;
}

function sourceOf({ imageInfoV1, image, url = "", altText = "", overrideAltText = false }: ImageInfo): Source {
  if (imageInfoV1) {
    const { contentKey = "", url: defaultUrl = "", altText: text = "" } = imageInfoV1;
    return { contentKey, url: defaultUrl, altText: text, overridesAltText: false };
  }
  const contentKey = image?.source?.ref?.contentKey ?? "";
  return { contentKey, url: contentKey ? "" : url, altText, overridesAltText: overrideAltText };
}

interface Found {
  readonly url: string;
  readonly altText: string;
}

const withoutPrefix = (url: string): string => url.replace(sitePrefix, "");

/** What stands in for content that cannot be read. */
const fallback = ({ url, contentKey, altText }: Source, basePath: string): Found => ({
  url: url ? withoutPrefix(url) : `${basePath}${sitePrefix}/cms/delivery/media/${contentKey}`,
  altText,
});

function found({ contentBody }: ContentItem, { url, altText, overridesAltText }: Source): Found {
  const mediaUrl = contentBody["sfdc_cms:media"]?.url ?? contentBody.url ?? url;
  return { url: mediaUrl, altText: overridesAltText ? altText : (contentBody.altText ?? altText) };
}

async function find(source: Source, { readContent, basePath }: ImageProviderOptions): Promise<Found> {
  if (!source.contentKey) return source;
  try {
    return found(await readContent(source.contentKey), source);
  } catch {
    return fallback(source, basePath);
  }
}

/**
 * Makes an image provider.
 *
 * @example
 * const provideImage = createImageProvider({ rules, readContent, basePath: "/reizen" });
 * const { Url, AltText } = await provideImage({ imageInfoV1: { contentKey: "MC1" } });
 */
export function createImageProvider(options: ImageProviderOptions): ImageProvider {
  const { rules } = options;
  return async (info) => {
    const source = sourceOf(info);
    const { url, altText } = await find(source, options);
    return {
      Url: rules.toUrl(url),
      RawUrl: url,
      AltText: rules.toPlainText(altText),
      ContentKey: source.contentKey,
      SrcSet: rules.toSrcSet(url),
      ...(info.bgPosition !== undefined && { bgPosition: info.bgPosition }),
      ...(info.bgSizeOrRepeat !== undefined && { bgSizeOrRepeat: info.bgSizeOrRepeat }),
    };
  };
}

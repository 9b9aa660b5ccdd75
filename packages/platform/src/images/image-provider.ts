import type { ContentItem } from "../endpoints/content/types.ts";

/** What a provider has to know of an image that a builder chose. */
export interface KeyedImage {
  /** Its key in the content store; empty when only an address is known. */
  readonly contentKey: string;
}

/** What the content store says of an image. */
export interface ImageContent {
  /** Where it is kept; empty when the store does not say. */
  readonly url: string;
  readonly altText?: string;
}

/**
 * What becomes of an image: its address, its text, its sizes. The library of controls knows, and its `toSiteImage` and
 * `fallbackImage` are made for this.
 */
export interface ImageRules<Info extends KeyedImage, Image> {
  /** The image, with what the content store says of it where it was asked. */
  toImage(info: Info, content?: ImageContent): Image;
  /** The image when the content store could not be read. */
  toFallback(info: Info): Image;
}

/** What an image provider works with. */
export interface ImageProviderOptions<Info extends KeyedImage, Image> {
  readonly rules: ImageRules<Info, Image>;
  /** Reads a content item, most often `(contentKeyOrId) => platform.getContent.read({ channelOrSiteId, contentKeyOrId })`. */
  readonly readContent: (contentKey: string) => Promise<ContentItem>;
}

/** Finds out what a page needs to draw an image. It never fails: what cannot be read falls back to what is known. */
export type ImageProvider<Info extends KeyedImage, Image> = (info: Info) => Promise<Image>;

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** What an item says of its image. @throws TypeError when it has no body */
function contentOf({ contentBody }: ContentItem): ImageContent {
  const url = textOf(contentBody["sfdc_cms:media"]?.url) ?? textOf(contentBody.url) ?? "";
  const altText = textOf(contentBody.altText);
  return { url, ...(altText !== undefined && { altText }) };
}

/**
 * Makes an image provider.
 *
 * @example
 * const settings = { basePath: "/reizen" };
 * const provideImage = createImageProvider({
 *   readContent,
 *   rules: {
 *     toImage: (info, content) => toSiteImage(info, settings, content),
 *     toFallback: (info) => fallbackImage(info, settings),
 *   },
 * });
 * const { Url, AltText } = await provideImage(info);
 */
export function createImageProvider<Info extends KeyedImage, Image>({
  rules,
  readContent,
}: ImageProviderOptions<Info, Image>): ImageProvider<Info, Image> {
  return async (info) => {
    if (!info.contentKey) return rules.toImage(info);
    try {
      return rules.toImage(info, contentOf(await readContent(info.contentKey)));
    } catch {
      return rules.toFallback(info);
    }
  };
}

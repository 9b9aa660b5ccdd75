// The element with which the server passes a page's content store pictures to the browser, so that both render the same.
import type { ImageContent } from "@travel-design/ui";
import type { HeadTag } from "../html/head-tag.ts";

/** Pictures of the content store by content key. */
export type ImageContents = ReadonlyMap<string, ImageContent>;

const marker = "data-td-image-contents";

/** The element for a page's head. */
export const contentsTag = (contents: ImageContents): HeadTag => ({
  name: "meta",
  attributes: { [marker]: JSON.stringify(Object.fromEntries(contents)) },
});

/**
 * Reads the element. Only the server writes to a page's head, so its content is not checked again.
 *
 * @returns undefined for a page without pictures of the content store
 */
export function readContentsElement(head: HTMLHeadElement): ImageContents | undefined {
  const json = head.querySelector(`[${marker}]`)?.getAttribute(marker);
  return json ? new Map(Object.entries(JSON.parse(json))) : undefined;
}

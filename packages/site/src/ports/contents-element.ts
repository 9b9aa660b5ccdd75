// The element with which the server passes a page's content store pictures to the browser, so that both render the same.
import type { ImageContent } from "@travel-design/ui/models";
import { jsonTag, type HeadTag } from "../search/head-tag.ts";

const marker = "data-td-image-contents";

/** Matches the element. */
export const contentsSelector = `script[${marker}]`;

/** The element, in the form of a content delivery response: `readImageContents` reads it. */
export function contentsTag(images: ReadonlyMap<string, ImageContent>): HeadTag {
  const contents = [...images].map(([contentKey, contentBody]) => ({ contentKey, contentBody }));
  return jsonTag({ type: "application/json", [marker]: "" }, { contents });
}

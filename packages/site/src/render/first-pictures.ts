import { blocks } from "@travel-design/blocks";
import type { ImagePreload } from "@travel-design/ui/internal";
import type { SiteImageSettings } from "@travel-design/ui/models";
import type { ContentComponent } from "../content/content-tree.ts";
import { readSectionSettings } from "./section-settings.ts";
import { isVisible } from "./views.tsx";

const catalog = new Map(blocks.map((block) => [block.definition, block]));

/** The large pictures of the first component that has any, in the order of the page. */
function picturesIn(
  { definition, attributes, children }: ContentComponent,
  urls: SiteImageSettings,
): readonly ImagePreload[] {
  const block = catalog.get(definition);
  const own = block?.preloads(block.parse(attributes), urls) ?? [];
  if (own.length > 0) return own;
  const inside = children.flatMap((region) => region.children.map((child) => picturesIn(child, urls)));
  return inside.find((pictures) => pictures.length > 0) ?? [];
}

/**
 * The pictures at the top of a page. They are the largest thing that a visitor sees first, so the browser loads them early.
 *
 * @param urls how the site makes addresses of pictures
 */
export function firstPictures(view: ContentComponent, urls: SiteImageSettings): readonly ImagePreload[] {
  const content = view.children.find(({ name }) => name === "content");
  for (const component of content?.children ?? []) {
    const { imageUrl } = readSectionSettings(component.attributes, urls);
    const pictures = imageUrl ? [{ url: imageUrl, media: "all" }] : picturesIn(component, urls);
    if (pictures.length > 0 || isVisible(component)) return pictures;
  }
  return [];
}

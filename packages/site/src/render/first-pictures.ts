import { layoutBreakpoints } from "@travel-design/ui/models";
import { asText, findComponent, type ContentComponent, type JsonObject } from "../content/content-tree.ts";
import { readSectionSettings, safePath } from "./section-settings.ts";

/** The picture at the top of a page, for one kind of screen. */
export interface FirstPicture {
  url: string;
  /** The screens that show it. */
  media: string;
}

const { mobileMax, tabletMax } = layoutBreakpoints;

/** The component at the top of a view: the first in the first section. */
function topOf(view: ContentComponent): ContentComponent | undefined {
  const content = view.children.find(({ name }) => name === "content");
  return content?.children[0];
}

/**
 * The pictures behind the top of a page. They stand in a style sheet, where a browser finds them late, and are the largest
 * thing that a visitor sees first.
 */
export function firstPictures(view: ContentComponent): FirstPicture[] {
  const top = topOf(view);
  if (!top) return [];
  const { imageUrl } = readSectionSettings(top.attributes);
  if (imageUrl) return [{ url: imageUrl, media: "all" }];
  const attributes: JsonObject = findComponent(top, "c:tdSection")?.attributes ?? {};
  const desktop = asText(attributes.backgroundImageDesktop);
  const tablet = asText(attributes.backgroundImageTablet) || desktop;
  const mobile = asText(attributes.backgroundImageMobile) || tablet;
  return [
    { url: mobile, media: `(width <= ${mobileMax}em)` },
    { url: tablet, media: `(${mobileMax}em < width <= ${tabletMax}em)` },
    { url: desktop, media: `(width > ${tabletMax}em)` },
  ].filter(({ url }) => safePath(url));
}

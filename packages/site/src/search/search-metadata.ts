import { asText, findComponent, type ContentComponent } from "../content/content-tree.ts";
import type { Page } from "../content/site-pages.ts";
import type { FirstPicture } from "../render/first-pictures.ts";
import { structuredData, type HeadTag } from "./head-tag.ts";
import { readHeadTags } from "./read-head-tags.ts";
import { agencyOf, type SitePlace } from "./structured-data.ts";

/** What search engines and social networks read of a page. */
export interface SearchMetadata {
  title: string;
  description: string;
  /** What a site builder added. */
  headTags: readonly HeadTag[];
  isIndexed: boolean;
}

/** Reads the search metadata that a page's view holds. */
export function readSearchMetadata(view: ContentComponent): SearchMetadata {
  const { pageTitle, description, customHeadTags } =
    findComponent(view, "community_builder:seoAssistant")?.attributes ?? {};
  const markup = asText(customHeadTags);
  return {
    title: asText(pageTitle),
    description: asText(description),
    headTags: readHeadTags(markup),
    isIndexed: !/<meta\b[^<>]*\bname="robots"[^<>]*\bnoindex/i.test(markup),
  };
}

const meta = (attribute: "name" | "property", name: string, content: string): HeadTag => ({
  name: "meta",
  attributes: { [attribute]: name, content },
});

/** The address of a page's path. @example addressOf("https://www.example.com", "privacyverklaring") */
export const addressOf = (origin: string, path: string): string => `${origin}/${path}`;

/**
 * The elements of the head that tell what a page is about, in order.
 *
 * @param pictures behind its top; the one for the largest screen stands for the page on social networks
 */
export function searchTags(
  page: Page,
  metadata: SearchMetadata,
  pictures: readonly FirstPicture[],
  place: SitePlace,
): HeadTag[] {
  const { title, description, headTags, isIndexed } = metadata;
  const { origin, siteName } = place;
  const address = page.path === undefined ? undefined : addressOf(origin, page.path);
  const picture = pictures.at(-1)?.url;
  const agency = agencyOf(page, metadata, place);
  const social = {
    "og:title": title,
    "og:description": description,
    "og:site_name": siteName,
    "og:url": address,
    "og:image": picture && origin + picture,
  };
  const given = new Set(headTags.map(({ attributes }) => attributes.property));
  return [
    meta("name", "description", description),
    ...(isIndexed && address ? [] : [meta("name", "robots", "noindex,nofollow")]),
    ...(address ? [{ name: "link", attributes: { rel: "canonical", href: address } } as const] : []),
    meta("property", "og:type", "website"),
    meta("property", "og:locale", "nl_NL"),
    ...Object.entries(social).flatMap(([name, content]) =>
      content && !given.has(name) ? [meta("property", name, content)] : [],
    ),
    ...(picture ? [meta("name", "twitter:card", "summary_large_image")] : []),
    ...headTags.map((tag) => absolute(tag, origin)),
    ...(agency ? [structuredData(agency)] : []),
  ];
}

/** Social networks and search engines take whole addresses only. */
function absolute(tag: HeadTag, origin: string): HeadTag {
  const { content, href } = tag.attributes;
  const isPath = (text: string | undefined): text is string => /^\/(?!\/)/.test(text ?? "");
  if (tag.name === "meta" && isPath(content))
    return { ...tag, attributes: { ...tag.attributes, content: origin + content } };
  const isAlternate = tag.attributes.rel === "alternate";
  return isAlternate && isPath(href) ? { ...tag, attributes: { ...tag.attributes, href: origin + href } } : tag;
}

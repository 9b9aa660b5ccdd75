import { seoAssistant } from "@travel-design/blocks/internal";
import { searchMetadata } from "@travel-design/blocks";
import { fillSearchMetadata, type ReadFields } from "@travel-design/platform";
import { splitOptions } from "@travel-design/quotation";
import { siteAddress } from "@travel-design/ui/models";
import { asText, findComponent, type ContentComponent, type JsonObject } from "../content/content-tree.ts";
import type { Page } from "../content/site-pages.ts";
import type { ImagePreload } from "@travel-design/ui/internal";
import { structuredData, type HeadTag } from "../html/head-tag.ts";
import { hidesFromSearch, readHeadTags } from "./read-head-tags.ts";
import { agencyOf, breadcrumbsOf, questionsOf, type SitePlace } from "./structured-data.ts";

/** What search engines and social networks read of a page. */
export interface SearchMetadata {
  title: string;
  description: string;
  /** What a site builder added. */
  headTags: readonly HeadTag[];
  isIndexed: boolean;
  /** The canonical address that a builder set; empty without one. */
  canonicalUrl: string;
}

/** The search settings of a view as a builder wrote them. In the page's own SEO settings `{!Trip__c.Name}` is a field of the page's record. */
interface WrittenMetadata {
  title: string;
  description: string;
  headTags: string;
  canonicalUrl: string;
  /** The same page in other languages. */
  alternates: readonly HeadTag[];
  isHidden: boolean;
}

const attributesOf = (view: ContentComponent, definition: string): JsonObject =>
  findComponent(view, definition)?.attributes ?? {};

const alternate = (hreflang: string, href: string): HeadTag => ({
  name: "link",
  attributes: { rel: "alternate", hreflang, href },
});

/** The settings of the search metadata block. The view's own SEO settings are the fallback. */
function writtenIn(view: ContentComponent): WrittenMetadata {
  const own = attributesOf(view, seoAssistant.definition);
  const block = searchMetadata.parse(attributesOf(view, "c:tdSearchMetadata"));
  return {
    title: block.title || asText(own.pageTitle),
    description: block.description || asText(own.description),
    headTags: asText(own.customHeadTags) + block.customHeadTags,
    canonicalUrl: block.canonicalUrl,
    alternates: splitOptions(block.alternateLinks).map(({ label, value }) => alternate(label, value)),
    isHidden: block.hideFromSearch,
  };
}

const isIndexedBy = ({ headTags, isHidden }: Pick<WrittenMetadata, "headTags" | "isHidden">): boolean =>
  !isHidden && !hidesFromSearch(headTags);

/** Whether search engines may show a page with this view. */
export const isIndexed = (view: ContentComponent): boolean => isIndexedBy(writtenIn(view));

/**
 * Reads the search metadata of a page's view. Fields of a record are requested only if a text names one.
 *
 * @param readFields reads fields of the page's record; returns none for a page without a record
 * @param log called when the record cannot be read; its fields are empty then
 */
export async function readSearchMetadata(
  view: ContentComponent,
  readFields: ReadFields,
  log: (line: string) => void,
): Promise<SearchMetadata> {
  const { canonicalUrl, alternates, isHidden, ...written } = writtenIn(view);
  const filled = await fillSearchMetadata(written, readFields).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    log(`The page's record cannot be read, so its fields stay empty in title and description: ${reason}`);
    return fillSearchMetadata(written, async () => ({}));
  });
  const { title = "", description = "", headTags = "" } = filled;
  return {
    title,
    description,
    headTags: [...alternates, ...readHeadTags(headTags)],
    isIndexed: isIndexedBy({ headTags, isHidden }),
    canonicalUrl,
  };
}

const meta = (attribute: "name" | "property", name: string, content: string): HeadTag => ({
  name: "meta",
  attributes: { [attribute]: name, content },
});

/** The address of a page's path. @example addressOf("https://www.example.com", "privacyverklaring") */
export const addressOf = (siteUrl: string, path: string): string => `${siteUrl}/${path}`;

/**
 * The elements of the head that describe a page, in order.
 *
 * @param pictures behind its top; social networks show the one for the largest screen
 */
export function searchTags(
  page: Page,
  metadata: SearchMetadata,
  pictures: readonly ImagePreload[],
  place: SitePlace,
): HeadTag[] {
  const { title, description, headTags, canonicalUrl } = metadata;
  const { siteUrl, siteName } = place;
  const address =
    page.path === undefined ? undefined : siteAddress(canonicalUrl, siteUrl) || addressOf(siteUrl, page.path);
  const picture = pictures.at(-1)?.url;
  const data = [agencyOf(page, description, place), breadcrumbsOf(page, place), questionsOf(page)];
  const social = {
    "og:title": title,
    "og:description": description,
    "og:site_name": siteName,
    "og:url": address,
    "og:image": picture && absolutePicture(picture, siteUrl),
  };
  const given = new Set(headTags.map(({ attributes }) => attributes.property));
  return [
    ...(description ? [meta("name", "description", description)] : []),
    ...(metadata.isIndexed && address ? [] : [meta("name", "robots", "noindex,nofollow")]),
    ...(address ? [{ name: "link", attributes: { rel: "canonical", href: address } } as const] : []),
    meta("property", "og:type", "website"),
    meta("property", "og:locale", "nl_NL"),
    ...Object.entries(social).flatMap(([name, content]) =>
      content && !given.has(name) ? [meta("property", name, content)] : [],
    ),
    ...(picture ? [meta("name", "twitter:card", "summary_large_image")] : []),
    ...headTags.map((tag) => absolute(tag, siteUrl)),
    ...data.flatMap((item) => (item ? [structuredData(item)] : [])),
  ];
}

/** The paths of pictures already contain the path of the site, because they are those that the page preloads. */
const absolutePicture = (url: string, siteUrl: string): string =>
  url.startsWith("/") ? new URL(siteUrl).origin + url : url;

/** Social networks and search engines accept whole addresses only. */
function absolute(tag: HeadTag, siteUrl: string): HeadTag {
  const { content, href, rel } = tag.attributes;
  const whole = (address: string): string => siteAddress(address, siteUrl);
  if (tag.name === "meta" && content !== undefined)
    return { ...tag, attributes: { ...tag.attributes, content: whole(content) } };
  if (rel !== "alternate" || href === undefined) return tag;
  return { ...tag, attributes: { ...tag.attributes, href: whole(href) } };
}

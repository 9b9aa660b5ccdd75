import { renderToStaticMarkup } from "react-dom/server";
import {
  findOutOfOrderPage,
  findPage,
  listPaths,
  siteNameOf,
  type Page,
  type SiteFiles,
} from "./content/site-pages.ts";
import { pageDocument, type PageAssets } from "./document.ts";
import { contentsTag, type ImageContents } from "./ports/contents-element.ts";
import { readPageContents, type IsPicture } from "./ports/page-contents.ts";
import { serverPorts } from "./ports/server-ports.ts";
import type { Drawing } from "./render/drawing.ts";
import { firstPictures } from "./render/first-pictures.ts";
import { SitePage } from "./render/SitePage.tsx";
import { hasFace, views } from "./render/views.tsx";
import { robotsText, sitemapXml } from "./search/sitemap.ts";
import { readFieldsOf } from "./search/read-fields.ts";
import { readSearchMetadata, searchTags } from "./search/search-metadata.ts";

export type { PageAssets } from "./document.ts";
export type { SiteFiles } from "./content/site-pages.ts";
export { listPaths, robotsText, sitemapXml };

/** What a page is drawn for. */
export interface PageRequest {
  /** The site's content files. */
  files: SiteFiles;
  /** The path that was asked for: `/privacyverklaring`. */
  path: string;
  /** The site's own address, without a closing slash. */
  origin: string;
  assets: PageAssets;
  /** The site's ids in the org behind it, `0DB…` and `0DM…`; empty if there is no org. */
  communityId: string;
  siteId: string;
  /** The record that the page is about, from the address's `recordId`; most pages have none. */
  recordId?: string | undefined;
  /** Whether faults of a content file are shown on the page, as they are while the site is developed. */
  showsFaults: boolean;
  /** Told of each fault once. */
  log(line: string): void;
}

/** A page as the server answers with it. */
export interface RenderedPage {
  status: Page["status"];
  /** The page's own path, without slashes around it; undefined for a page that stands in for another. */
  path: string | undefined;
  html: string;
  /** Whether it depends on content that may change in the org, so that the next visit needs a new one. */
  usesContents: boolean;
}

const isPicture: IsPicture = (definition, attribute) =>
  definition.startsWith("c:") && /^(?:backgroundImage(?:Desktop|Tablet|Mobile)|image(?:Info)?|logo\d)$/.test(attribute);

function beginDrawing({ path, showsFaults, log }: PageRequest, contents: ImageContents | undefined): Drawing {
  const told = new Set<string>();
  const onFault = (sentence: string): void => {
    if (!told.has(sentence)) log(`${path}: ${sentence}`);
    told.add(sentence);
  };
  let drawn = 0;
  const nextIdPrefix = (): string => `b${(drawn += 1)}-`;
  const ports = { ...serverPorts, images: contents && { contents } };
  return { views, ports, showsFaults, onFault, nextIdPrefix, scripts: new Set(), styles: new Set() };
}

/** A page, and how it is drawn. */
interface DrawnPage {
  page: Page;
  drawing: Drawing;
  drawn: string;
  contents: ImageContents | undefined;
}

async function drawPage(page: Page, request: PageRequest): Promise<DrawnPage> {
  const { layout, view } = page;
  const contents = await readPageContents(layout ? [layout, view] : [view], isPicture, request, request.log);
  const drawing = beginDrawing(request, contents);
  return { page, drawing, contents, drawn: renderToStaticMarkup(<SitePage page={page} drawing={drawing} />) };
}

/** Draws a page; where a visitor would see nothing on it, the page for a site that is out of order stands in. */
async function drawOrStandIn(page: Page, request: PageRequest): Promise<DrawnPage> {
  const drawn = await drawPage(page, request);
  const standIn = hasFace(page.view) || request.showsFaults ? undefined : findOutOfOrderPage(request.files);
  return standIn ? drawPage(standIn, request) : drawn;
}

/**
 * Draws the page of a path from the site's content files.
 *
 * @returns undefined when the site has neither the page nor one that stands in for it
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | undefined> {
  const { files, path, origin, assets, communityId, recordId, log } = request;
  const found = findPage(files, path);
  if (!found) return undefined;
  const { page, drawing, drawn, contents } = await drawOrStandIn(found, request);
  const siteName = siteNameOf(files);
  const metadata = await readSearchMetadata(page.view, readFieldsOf({ communityId, recordId, origin }), log);
  // As in an org, where the site's own title stands until the page gives one.
  const title = metadata.title || siteName;
  const pictures = firstPictures(page.view);
  const tags = searchTags(page, { ...metadata, title }, pictures, { origin, siteName });
  // First, so that no head tag of a builder is read in its place.
  if (contents && drawing.scripts.size > 0) tags.unshift(contentsTag(contents));
  const html = pageDocument({ ...drawing, title, tags, drawn, pictures }, assets);
  return { status: page.status, path: page.path, html, usesContents: contents !== undefined };
}

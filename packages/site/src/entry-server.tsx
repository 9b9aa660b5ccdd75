import { renderToStaticMarkup } from "react-dom/server";
import { findPage, listPaths, siteNameOf, type Page, type SiteFiles } from "./content/site-pages.ts";
import { pageDocument, type PageAssets } from "./document.ts";
import { serverPorts } from "./ports/server-ports.ts";
import type { Drawing } from "./render/drawing.ts";
import { firstPictures } from "./render/first-pictures.ts";
import { SitePage } from "./render/SitePage.tsx";
import { views } from "./render/views.tsx";
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
  /** The site as the org behind it knows it. */
  communityId: string;
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
}

function beginDrawing({ path, showsFaults, log }: PageRequest): Drawing {
  const told = new Set<string>();
  const onFault = (sentence: string): void => {
    if (!told.has(sentence)) log(`${path}: ${sentence}`);
    told.add(sentence);
  };
  let drawn = 0;
  const nextIdPrefix = (): string => `b${(drawn += 1)}-`;
  return { views, ports: serverPorts, showsFaults, onFault, nextIdPrefix, scripts: new Set(), styles: new Set() };
}

/**
 * Draws the page of a path from the site's content files.
 *
 * @returns undefined when the site has neither the page nor one that stands in for it
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | undefined> {
  const { files, path, origin, assets, communityId, recordId, log } = request;
  const page = findPage(files, path);
  if (!page) return undefined;
  const drawing = beginDrawing(request);
  const drawn = renderToStaticMarkup(<SitePage page={page} drawing={drawing} />);
  const metadata = await readSearchMetadata(page.view, readFieldsOf({ communityId, recordId, origin }), log);
  const pictures = firstPictures(page.view);
  const tags = searchTags(page, metadata, pictures, { origin, siteName: siteNameOf(files) });
  const html = pageDocument({ ...drawing, title: metadata.title, tags, drawn, pictures }, assets);
  return { status: page.status, path: page.path, html };
}

import { findPage, listPaths, type SiteFiles } from "../content/site-pages.ts";
import { escapeHtml } from "./head-tag.ts";
import { addressOf, isIndexed } from "./search-metadata.ts";

const isFound = (files: SiteFiles, path: string): boolean => {
  const page = findPage(files, path);
  return page?.status === 200 && isIndexed(page.view);
};

/**
 * The site's map for search engines: every page of its own that may be found.
 *
 * @param origin the site's own address, without a closing slash
 */
export function sitemapXml(files: SiteFiles, origin: string): string {
  const addresses = listPaths(files).filter((path) => isFound(files, path));
  const entries = addresses.map((path) => `  <url><loc>${escapeHtml(addressOf(origin, path))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** What crawlers may visit: everything but the org behind the site. */
export const robotsText = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /org/",
    "Disallow: /services/",
    "Disallow: /webruntime/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

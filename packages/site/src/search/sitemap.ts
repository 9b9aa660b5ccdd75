import { findPage, listPaths, type SiteFiles } from "../content/site-pages.ts";
import { escapeHtml } from "../html/head-tag.ts";
import { addressOf, isIndexed } from "./search-metadata.ts";

const isFound = (files: SiteFiles, path: string): boolean => {
  const page = findPage(files, path);
  return page?.status === 200 && isIndexed(page.view);
};

/**
 * The sitemap: every page of the site that search engines may show.
 *
 * @param siteUrl the site's own address, without a slash at its end
 */
export function sitemapXml(files: SiteFiles, siteUrl: string): string {
  const addresses = listPaths(files).filter((path) => isFound(files, path));
  const entries = addresses.map((path) => `  <url><loc>${escapeHtml(addressOf(siteUrl, path))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** What crawlers may visit: everything but the org behind the site. */
export const robotsText = (siteUrl: string, basePath: string): string =>
  [
    "User-agent: *",
    "Disallow: /org/",
    "Disallow: /services/",
    `Disallow: ${basePath}/webruntime/`,
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");

import type * as SiteServer from "../entry-server.tsx";

/** What a site-wide text is made from. */
interface SiteTextOptions {
  /** What writes them. */
  renderer: Pick<typeof SiteServer, "robotsText" | "sitemapXml">;
  /** The site's content files, read only if the text needs them. */
  readFiles(): SiteServer.SiteFiles | Promise<SiteServer.SiteFiles>;
  origin: string;
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
}

/** The texts for search engines. Undefined for any other path. */
export async function findSiteText(
  path: string,
  { renderer, readFiles, origin, basePath }: SiteTextOptions,
): Promise<{ contentType: string; text: string } | undefined> {
  const siteUrl = origin + basePath;
  if (path === "/robots.txt") return { contentType: "text/plain", text: renderer.robotsText(siteUrl, basePath) };
  if (path === "/sitemap.xml")
    return { contentType: "application/xml", text: renderer.sitemapXml(await readFiles(), siteUrl) };
  return undefined;
}

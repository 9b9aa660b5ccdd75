// Renders every page of the site once, for a host that serves nothing but files.
import type { PageAssets } from "../entry-server.tsx";
import { readSiteFiles } from "./read-site-files.ts";
import { checkSite, listPaths, renderPage, robotsText, sitemapXml } from "./renderer.ts";
import { createSiteCheck } from "./site-check.ts";

/** Settings of {@link renderPages}. */
export interface RenderPagesOptions {
  /** Path of `force-app/main/default`. */
  forceApp: string;
  assets: PageAssets;
  /** Origin of the site. Search engines and social networks accept complete addresses only. */
  origin: string;
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
}

/** The rendered site. */
export interface RenderedSite {
  /** HTML by file, for example `privacyverklaring/index.html`. */
  pages: ReadonlyMap<string, string>;
  sitemap: string;
  robots: string;
}

/** The page for unknown paths. */
export const notFoundFile = "404.html";

const fileOf = (path: string): string => (path === "" ? "index.html" : `${path}/index.html`);

/**
 * Renders every page of the site, and the page for unknown paths.
 *
 * @throws Error if a content file has an error; the check logs a line for each, with its place
 */
export async function renderPages({ forceApp, assets, origin, basePath }: RenderPagesOptions): Promise<RenderedSite> {
  const files = await readSiteFiles(forceApp);
  const mistakes = createSiteCheck({ forceApp, log: console.error }).run(checkSite);
  if (mistakes.some(({ severity }) => severity === "error"))
    throw new Error("No pages are written: the content files contain errors.");
  const problems: string[] = [];
  const log = (line: string): void => void problems.push(line);
  const paths = listPaths(files).map((path) => [fileOf(path), path] as const);
  const pages = new Map<string, string>();
  for (const [file, path] of [...paths, [notFoundFile, notFoundFile] as const]) {
    const options = { files, origin, basePath, assets, communityId: "", siteId: "", showsProblems: false, log };
    const page = await renderPage({ ...options, path: `/${path}` });
    if (page) pages.set(file, page.html);
  }
  // Nobody reads the log of a build, so what a page reports while it is rendered stops the build.
  if (problems.length > 0)
    throw new Error(["The site's pages cannot be written as its content files say:", ...problems].join("\n"));
  const siteUrl = origin + basePath;
  return { pages, sitemap: sitemapXml(files, siteUrl), robots: robotsText(siteUrl, basePath) };
}

import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { builtSite, loadPageAssets } from "./built-site.ts";
import { renderPages } from "./render-pages.ts";

/**
 * The file of a page in the output folder.
 *
 * @returns undefined if the path leads out of the folder
 * @example pageFile("dist/pages", "privacy/index.html")
 */
export function pageFile(folder: string, path: string): string | undefined {
  const file = resolve(folder, path);
  return file.startsWith(resolve(folder) + sep) ? file : undefined;
}

async function write(output: string, path: string, text: string): Promise<void> {
  const file = pageFile(output, path);
  if (!file)
    throw new Error(`The page "${path}" would be written outside the site's folder; correct the route's urlPrefix.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Copies what pages load to the addresses that they contain: the built files, and static resources that are folders. */
async function copyFiles(forceApp: string, output: string): Promise<void> {
  await cp(join(builtSite, "client/assets"), join(output, "assets"), { recursive: true });
  const resources = join(forceApp, "staticresources");
  const folders = (await readdir(resources, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name } of folders)
    await cp(join(resources, name), join(output, "sfsites/c/resource", name), { recursive: true });
}

/** Settings of {@link prerenderSite}. */
export interface PrerenderOptions {
  /** Path of `force-app/main/default`. */
  forceApp: string;
  /** Origin in the addresses of the site map and for social networks. */
  origin: string;
}

/**
 * Writes the pages of the latest build as files, for a host that serves nothing but files, into `packages/site/dist/pages`.
 *
 * @returns how many pages
 * @throws Error if a content file has an error
 */
export async function prerenderSite({ forceApp, origin }: PrerenderOptions): Promise<number> {
  const output = join(builtSite, "pages");
  const assets = await loadPageAssets();
  const { pages, sitemap, robots } = await renderPages({ forceApp, assets, origin, basePath: "" });
  await rm(output, { recursive: true, force: true });
  await copyFiles(forceApp, output);
  for (const [file, html] of pages) await write(output, file, html);
  await write(output, "sitemap.xml", sitemap);
  await write(output, "robots.txt", robots);
  return pages.size;
}

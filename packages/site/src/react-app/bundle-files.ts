// The files of the UI bundle: prerendered pages, the built scripts and style sheets, and the static resources.
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { notFoundFile, renderPages } from "../server/render-pages.ts";
import { appBuild, appFolder, readAppAssets } from "./app-assets.ts";
import { appNames } from "./names.ts";

/** Where an app is served. */
export interface AppAddress {
  /** Origin of the site: "https://example.my.site.com". */
  origin: string;
  /** Path of the app on the domain, without slashes: "app". */
  prefix: string;
}

/**
 * Changes a page's addresses of static resources into those of files of the app, because no source says at which address an app
 * reaches static resources. Settings of a block contain addresses without the path of the app, which the browser adds.
 */
const withBundledResources = (html: string, basePath: string): string =>
  html
    .replaceAll(`${basePath}/sfsites/c/resource/`, `${basePath}/assets/`)
    .replaceAll("/sfsites/c/resource/", "assets/");

/** The platform adds `<base>`, so that without a script a link to a part of the page would lead to the home page. */
const withCompleteAnchors = (html: string, path: string): string =>
  html.replaceAll(/(<a\b[^>]*\bhref=")#/g, (_, start: string) => `${start}${path}#`);

/** The address of a page, from its file. @example pathOf("privacyverklaring/index.html", "/app") // "/app/privacyverklaring" */
const pathOf = (file: string, basePath: string): string => `${basePath}/${file.replace(/\/?index\.html$/, "")}`;

const toBundlePage = (html: string, file: string, basePath: string): string => {
  const page = withBundledResources(html, basePath);
  // The page for unknown paths has no address of its own.
  return file === notFoundFile ? page : withCompleteAnchors(page, pathOf(file, basePath));
};

/** How the platform serves the files. Only names of built files change with their content, so only they are cached for good. */
export const uiBundleSettings = {
  outputDir: "dist",
  routing: { trailingSlash: "never", fileBasedRouting: true, fallback: notFoundFile },
  headers: [
    { source: `/${appFolder}/**`, headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }] },
  ],
} as const;

/** Metadata of the bundle. */
export const bundleMeta = `<?xml version="1.0" encoding="UTF-8"?>
<UIBundle xmlns="http://soap.sforce.com/2006/04/metadata">
    <masterLabel>${appNames.label}</masterLabel>
    <description>The travel agency's website as a React app.</description>
    <isActive>true</isActive>
    <version>1</version>
    <target>Experience</target>
</UIBundle>
`;

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Static resources that are folders: pictures, fonts and icons. Others are scripts of the LWR site, and test data. */
async function copyResources(forceApp: string, folder: string): Promise<void> {
  const resources = await readdir(join(forceApp, "staticresources"), { withFileTypes: true });
  for (const { name, parentPath } of resources.filter((entry) => entry.isDirectory()))
    await cp(join(parentPath, name), join(folder, name), { recursive: true });
}

/**
 * Writes the bundle.
 *
 * @param forceApp path of the metadata with the content files
 * @param folder of the bundle
 * @throws Error, a sentence per problem of the content files
 */
export async function writeBundle(forceApp: string, folder: string, { origin, prefix }: AppAddress): Promise<void> {
  const basePath = `/${prefix}`;
  const assets = await readAppAssets(forceApp);
  const { pages, sitemap } = await renderPages({ forceApp, assets: assets.pages, origin, basePath });
  const output = join(folder, uiBundleSettings.outputDir);
  await rm(folder, { recursive: true, force: true });
  await cp(join(appBuild, "client", appFolder), join(output, appFolder), { recursive: true });
  await write(join(output, assets.pages.firstStylesheet ?? ""), assets.firstStyle);
  await copyResources(forceApp, join(output, "assets"));
  for (const [file, html] of pages) await write(join(output, file), toBundlePage(html, file, basePath));
  await write(join(output, "sitemap.xml"), sitemap);
  await write(join(folder, "ui-bundle.json"), `${JSON.stringify(uiBundleSettings, undefined, 2)}\n`);
  await write(join(folder, `${appNames.app}.uibundle-meta.xml`), bundleMeta);
}

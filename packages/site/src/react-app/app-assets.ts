// The production build of the site's scripts and style sheets for a React app.
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brandingStyle, readBranding } from "../branding/read-branding.ts";
import type { PageAssets } from "../entry-server.tsx";
import { readSiteFiles } from "../server/read-site-files.ts";
import { firstStylesheetOf, readPageAssets } from "../server/site-assets.ts";

const repository = resolve(import.meta.dirname, "../../../..");

/** Folder of the build. */
export const appBuild = join(repository, "packages/site/dist/react-app");
/** Folder of the built files in the build and in the app, as vite.config.ts names it. */
export const appFolder = "build";

/** Builds the files that the browser loads. Takes a few seconds. */
export async function buildApp(): Promise<void> {
  const { build } = await import("vite");
  const configFile = join(repository, "vite.config.ts");
  for (const mode of ["react-app", "react-app-styles"]) await build({ configFile, mode, logLevel: "warn" });
}

/** What the pages of an app load. */
export interface AppAssets {
  pages: PageAssets;
  /** The style sheet that `pages.firstStylesheet` is the address of. */
  firstStyle: string;
}

/**
 * Reads the addresses of the built files. The first style and the brand are one file, because the policy of the platform may
 * forbid inline style.
 *
 * @param forceApp path of the metadata with the branding set
 */
export async function readAppAssets(forceApp: string): Promise<AppAssets> {
  const [assets, path, files] = await Promise.all([
    readPageAssets(appBuild),
    firstStylesheetOf(appBuild),
    readSiteFiles(forceApp),
  ]);
  const firstStyle = (await readFile(join(appBuild, "client", path), "utf8")) + brandingStyle(readBranding(files));
  const firstStylesheet = `/${appFolder}/first-${hash("sha256", firstStyle).slice(0, 8)}.css`;
  return { pages: { ...assets, firstStyle: "", firstStylesheet }, firstStyle };
}

// The production build of the site's scripts and style sheets for a React app.
import { join, resolve } from "node:path";
import { build } from "vite";
import type { PageAssets } from "../../packages/site/src/entry-server.tsx";
import { firstStylesheetOf, readPageAssets } from "../site/site-assets.ts";

const repository = resolve(import.meta.dirname, "../..");

/** Folder of the build. */
export const appBuild = join(repository, "packages/site/dist/react-app");
/** Folder of the built files in the build and in the app, as vite.config.ts names it. */
export const appFolder = "build";

/** Builds the files that the browser loads and the module that renders the pages. Takes a few seconds. */
export async function buildApp(): Promise<void> {
  const configFile = join(repository, "vite.config.ts");
  for (const mode of ["react-app", "react-app-first-style", "ssr"]) await build({ configFile, mode, logLevel: "warn" });
}

/** The addresses of the built files. The first style is a file, because the policy of the platform may forbid inline style. */
export async function readAppAssets(): Promise<PageAssets> {
  const assets = await readPageAssets(appBuild);
  return { ...assets, firstStyle: "", firstStylesheet: await firstStylesheetOf(appBuild) };
}

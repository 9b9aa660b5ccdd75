// The local site as `npm start` serves it: built once, each page rendered once and again after a content file was saved.
import { join, resolve } from "node:path";
import type { SiteHandler } from "@travel-design/local-org";
import type { PageAssets } from "../entry-server.tsx";
import { sendBody } from "./compressed-body.ts";
import { createPageStore } from "./page-store.ts";
import type { SiteOptions } from "./site-options.ts";
import { readAssetFiles, readPageAssets } from "./site-assets.ts";

const repository = resolve(import.meta.dirname, "../../../..");
/** Folder of the build. */
export const builtSite = join(repository, "packages/site/dist");

/** Builds the files that the browser loads. Takes a few seconds. */
export async function buildSite(): Promise<void> {
  const { build } = await import("vite");
  const configFile = join(repository, "vite.config.ts");
  for (const mode of ["site", "site-styles"]) await build({ configFile, mode, logLevel: "warn" });
}

/** Reads the addresses of the files that pages of the latest build link to. */
export const loadPageAssets = (): Promise<PageAssets> => readPageAssets(builtSite);

/** A built file's name holds a hash of its content, so a browser may cache it for a year. */
const assetCaching = { "cache-control": "public, max-age=31536000, immutable" } as const;

/** Serves a site that was built before. Logs mistakes in its content files, now and whenever one was saved before a visit. */
export async function createBuiltSite({ forceApp, basePath, log }: SiteOptions): Promise<SiteHandler> {
  const [assets, files] = await Promise.all([loadPageAssets(), readAssetFiles(builtSite)]);
  const pages = createPageStore({ forceApp, basePath, assets, log });
  await pages.refresh();
  return {
    async handle(request, response, { pathname, origin, searchParams }) {
      const recordId = searchParams.get("recordId") ?? undefined;
      const file = files.get(pathname);
      if (file) {
        sendBody(request, response, file, 200, { ...assetCaching, "content-type": file.contentType });
        return true;
      }
      const page = pathname.startsWith("/assets/") ? undefined : await pages.find(pathname, origin, recordId);
      if (page) sendBody(request, response, page, page.status, { ...page.headers, "content-type": page.contentType });
      return page !== undefined;
    },
  };
}

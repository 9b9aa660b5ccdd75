// The local site as `npm start` serves it: built once, its pages drawn from force-app's content files at each visit.
import { readdir, readFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { StartError, type SiteHandler } from "@travel-design/local-org";
import { build } from "vite";
import type { PageAssets, RenderedPage, renderPage } from "../../packages/site/src/entry-server.tsx";
import { brokenPage, pageHeaders } from "./page-policy.ts";
import { readSiteFiles } from "./read-site-files.ts";

const repository = resolve(import.meta.dirname, "../..");
const output = join(repository, "packages/site/dist");
const assetFolder = "/assets/";

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Builds what the browser loads and what draws the pages. Takes a few seconds. */
export async function buildSite(): Promise<void> {
  const configFile = join(repository, "vite.config.ts");
  for (const mode of ["site", "ssr"]) await build({ configFile, mode, logLevel: "warn" });
}

async function readAssets(): Promise<PageAssets> {
  const manifest: unknown = JSON.parse(await readFile(join(output, "client/.vite/manifest.json"), "utf8"));
  const entries = Object.values(Object(manifest)).filter((entry) => Reflect.get(Object(entry), "isEntry") === true);
  const [entry] = entries;
  const file: unknown = Reflect.get(Object(entry), "file");
  const css: unknown = Reflect.get(Object(entry), "css");
  if (typeof file !== "string")
    throw new Error(`The site's manifest in ${output} names no entry: build the site again.`);
  return { scripts: [`/${file}`], styles: Array.isArray(css) ? css.map((name) => `/${name}`) : [] };
}

/** A built file as it is sent. */
interface Asset {
  body: Buffer;
  contentType: string;
}

/** Takes the built files into memory, so that another build does not take them from under the site that runs. */
async function readAssetFiles(): Promise<ReadonlyMap<string, Asset>> {
  const folder = join(output, "client", assetFolder);
  const files = (await readdir(folder)).flatMap((name) => {
    const contentType = contentTypes[extname(name)];
    return contentType ? [{ name, contentType }] : [];
  });
  const entries = files.map(async ({ name, contentType }): Promise<[string, Asset]> => {
    return [assetFolder + name, { contentType, body: await readFile(join(folder, name)) }];
  });
  return new Map(await Promise.all(entries));
}

/** A built file's name holds a hash of its content, so a browser may keep it for a year. */
const assetHeaders = ({ body, contentType }: Asset) => ({
  "content-type": contentType,
  "content-length": body.length,
  "cache-control": "public, max-age=31536000, immutable",
});

/**
 * Serves a site that was built before.
 *
 * @param forceApp path of `force-app/main/default`
 * @throws StartError when a content file cannot be read; once the site runs, such a file costs its pages only
 */
export async function createBuiltSite(forceApp: string, log: (line: string) => void): Promise<SiteHandler> {
  const [assets, files] = await Promise.all([readAssets(), readAssetFiles(), readSiteFiles(forceApp)]);
  const server: { renderPage: typeof renderPage } = await import(
    pathToFileURL(join(output, "server/entry-server.js")).href
  );
  const draw = async (path: string): Promise<RenderedPage | undefined> => {
    try {
      return server.renderPage(await readSiteFiles(forceApp), path, assets, log);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      log(error.message);
      return { status: 500, html: brokenPage(error.message) };
    }
  };
  return {
    async handle(_request, response, url) {
      const asset = files.get(url.pathname);
      if (asset) {
        response.writeHead(200, assetHeaders(asset)).end(asset.body);
        return true;
      }
      const page = url.pathname.startsWith(assetFolder) ? undefined : await draw(url.pathname);
      if (page) response.writeHead(page.status, pageHeaders).end(page.html);
      return page !== undefined;
    },
  };
}

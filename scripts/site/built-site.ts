// The local site as `npm start` serves it: built once, its pages drawn from force-app's content files at each visit.
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteHandler } from "@travel-design/local-org";
import { build } from "vite";
import type { PageAssets, renderPage } from "../../packages/site/src/entry-server.tsx";
import { pageHeaders } from "./page-policy.ts";
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

/** Sends a built file; its name holds a hash of its content, so a browser may keep it for a year. */
async function sendAsset(path: string, response: ServerResponse): Promise<boolean> {
  const folder = join(output, "client", assetFolder);
  const file = resolve(folder, `.${sep}${decodeURIComponent(path.slice(assetFolder.length))}`);
  const contentType = contentTypes[extname(file)];
  const isServed = file.startsWith(folder) && contentType !== undefined;
  const size = isServed
    ? await stat(file).then(
        (stats) => stats.size,
        () => undefined,
      )
    : undefined;
  if (contentType === undefined || size === undefined) return false;
  response.writeHead(200, {
    "content-type": contentType,
    "content-length": size,
    "cache-control": "public, max-age=31536000, immutable",
  });
  createReadStream(file).pipe(response);
  return true;
}

/** Serves a site that was built before. @param forceApp path of `force-app/main/default` */
export async function createBuiltSite(forceApp: string, log: (line: string) => void): Promise<SiteHandler> {
  const assets = await readAssets();
  const server: { renderPage: typeof renderPage } = await import(
    pathToFileURL(join(output, "server/entry-server.js")).href
  );
  return {
    async handle(_request, response, url) {
      if (url.pathname.startsWith(assetFolder)) return sendAsset(url.pathname, response);
      const page = server.renderPage(await readSiteFiles(forceApp), url.pathname, assets, log);
      if (!page) return false;
      response.writeHead(page.status, pageHeaders).end(page.html);
      return true;
    },
  };
}

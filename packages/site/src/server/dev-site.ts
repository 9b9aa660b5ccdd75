// The local site as `npm run dev` serves it: straight from the sources, with hot reload.
import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import type { SiteHandler } from "@travel-design/local-org";
import type { ViteDevServer } from "vite";
import type * as SiteServer from "../entry-server.tsx";
import type { SiteProblem } from "../check/index.ts";
import { problemList } from "./problem-list.ts";
import { readSiteFiles, siteIdsOf } from "./read-site-files.ts";
import { createSiteCheck } from "./site-check.ts";
import type { SiteOptions } from "./site-options.ts";
import { findSiteText } from "./site-text.ts";

const repository = resolve(import.meta.dirname, "../../../..");
/** The style sheets of the site, in their order. */
const styleSheets = ["/src/first-style.css", "/src/second-style.css", "/src/late-fonts.css"];
const assets: SiteServer.PageAssets = {
  firstStyle: "",
  styles: [],
  lateStyles: [],
  fonts: [],
  start: "/src/islands/start.ts",
  scripts: {
    "quotation-form": ["/src/islands/quotation-form.tsx"],
    "any-block": ["/src/islands/any-block.tsx"],
  },
};

/** Vite's own port for hot reload. Pages find the server there again after it was restarted. */
const usualPort = 24_678;

/** @returns undefined if another server listens on the port */
async function listenOn(port: number): Promise<{ server: Server; clientPort: number } | undefined> {
  const server = createHttpServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return undefined;
  }
  const address = server.address();
  return typeof address === "object" && address ? { server, clientPort: address.port } : undefined;
}

/** Listens for hot reload, on another port than usual where another site is developed on this machine. */
async function listenForHotReload(): Promise<{ server: Server; clientPort: number }> {
  const listening = (await listenOn(usualPort)) ?? (await listenOn(0));
  if (!listening) throw new Error("This machine gives no port for hot reload.");
  return listening;
}

/** Loads the module that renders the pages, from the sources as they are now. */
async function loadServer(vite: ViteDevServer): Promise<typeof SiteServer>;
async function loadServer(vite: ViteDevServer): Promise<unknown> {
  return vite.ssrLoadModule("/src/entry-server.tsx");
}

/**
 * Calls `onChange` after changes that Vite does not hot-reload, and reloads the page: content files and modules of the server.
 *
 * @param onChange called first
 */
function reloadOnChange(vite: ViteDevServer, contentFolder: string, onChange: () => void): void {
  const { client, ssr } = vite.environments;
  const reload = (): void => client.hot.send({ type: "full-reload" });
  // A page that is still loading is not connected yet, and may have been rendered before the change.
  let isMissed = false;
  vite.ws.on("connection", () => {
    if (isMissed) reload();
    isMissed = false;
  });
  vite.watcher.add(contentFolder).on("all", (_event, file) => {
    const isContent = file.startsWith(contentFolder) && file.endsWith(".json");
    const isOfServer = ssr.moduleGraph.getModulesByFile(file) !== undefined;
    if (!isContent && !isOfServer) return;
    onChange();
    if (!isContent && client.moduleGraph.getModulesByFile(file)) return;
    isMissed = vite.ws.clients.size === 0;
    reload();
  });
}

/**
 * The elements that Vite adds to the head of a page, and links to its style sheets: as modules they would apply only after the
 * page was painted without them. Vite is given an empty page, because it would put the base path before the addresses of a
 * page once more.
 */
async function readDevTags(vite: ViteDevServer, path: string): Promise<string> {
  const links = styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`);
  const html = await vite.transformIndexHtml(path, `<!doctype html><html><head>${links.join("")}</head></html>`);
  return /<head>([^]*)<\/head>/.exec(html)?.[1] ?? "";
}

/** Serves the sources through Vite. Mistakes in the content files are logged, and shown on the pages. */
export async function createDevSite({ forceApp, basePath, log }: SiteOptions): Promise<SiteHandler> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: join(repository, "vite.config.ts"),
    // Vite's bundled copy of the file is deleted after it was read, and node --watch would restart because of that.
    configLoader: "native",
    mode: "site",
    base: `${basePath}/`,
    appType: "custom",
    server: { middlewareMode: true, hmr: await listenForHotReload() },
  });
  const siteIds = siteIdsOf(forceApp);
  const siteCheck = createSiteCheck({ forceApp, log });
  const check = async (): Promise<readonly SiteProblem[]> => {
    try {
      return siteCheck.run((await loadServer(vite)).checkSite);
    } catch (error) {
      // A module that is being edited. The page shows the same error.
      log(`The content files cannot be checked: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  };
  let problems = check();
  reloadOnChange(vite, join(forceApp, "digitalExperiences"), () => (problems = check()));

  const renderUrl = async ({
    pathname: path,
    origin,
    searchParams,
  }: URL): Promise<SiteServer.RenderedPage | undefined> => {
    const { renderPage } = await loadServer(vite);
    const files = await readSiteFiles(forceApp);
    const recordId = searchParams.get("recordId") ?? undefined;
    return renderPage({ files, path, origin, basePath, assets, ...siteIds, recordId, showsProblems: true, log });
  };

  return {
    async handle(request, response, url) {
      const isForVite = await new Promise<boolean>((done) => {
        response.once("close", () => done(true));
        vite.middlewares(request, response, () => done(false));
      });
      if (isForVite) return true;
      const { pathname, origin } = url;
      const readFiles = (): ReturnType<typeof readSiteFiles> => readSiteFiles(forceApp);
      const file = await findSiteText(pathname, { renderer: await loadServer(vite), readFiles, origin, basePath });
      if (file) {
        response.writeHead(200, { "content-type": `${file.contentType}; charset=utf-8` }).end(file.text);
        return true;
      }
      const page = await renderUrl(url);
      if (!page) return false;
      // Vite's own client is inline script, so the page's policy cannot hold here.
      const tags = await readDevTags(vite, url.pathname);
      const list = problemList(await problems, forceApp);
      const html = page.html.replace("<head>", () => `<head>${tags}`).replace("</body>", () => `${list}</body>`);
      response.writeHead(page.status, { "content-type": "text/html; charset=utf-8" }).end(html);
      return true;
    },
  };
}

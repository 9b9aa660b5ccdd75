// The local site as `npm run dev` serves it: straight from the sources, with hot reload.
import { once } from "node:events";
import { createServer as createNetServer } from "node:net";
import { join, resolve } from "node:path";
import type { SiteHandler } from "@travel-design/local-org";
import { createServer, type ViteDevServer } from "vite";
import type { PageAssets, RenderedPage, renderPage } from "../../packages/site/src/entry-server.tsx";
import { brokenPage } from "./page-policy.ts";
import { readSiteFiles, siteIdsOf } from "./read-site-files.ts";
import type { SiteOptions } from "./site-options.ts";

const repository = resolve(import.meta.dirname, "../..");
/** In development the style sheet is a module too: Vite puts it into the page, and changes it there. */
const emptyPage = '<!doctype html><html><head><script type="module" src="/src/style.ts"></script></head></html>';
const assets: PageAssets = {
  firstStyle: "",
  styles: [],
  fonts: [],
  start: "/src/islands/start.ts",
  scripts: {
    "quotation-form": ["/src/islands/quotation-form.tsx"],
    "any-block": ["/src/islands/any-block.tsx"],
  },
};

/** A port that nobody listens on: Vite would take the same one for every site that is developed on this machine. */
async function findFreePort(): Promise<number> {
  const server = createNetServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("This machine gives no port for hot reload.");
  return address.port;
}

/** Reloads the page after changes that Vite does not hot-reload: content files and modules of the server. */
function reloadOnChange(vite: ViteDevServer, contentFolder: string): void {
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
    const isServerOnly = !client.moduleGraph.getModulesByFile(file) && ssr.moduleGraph.getModulesByFile(file);
    if (!isContent && !isServerOnly) return;
    isMissed = vite.ws.clients.size === 0;
    reload();
  });
}

/**
 * The elements that Vite adds to the head of a page. It is given an empty page, because it would put the base path before
 * the addresses of a page once more.
 */
async function readDevTags(vite: ViteDevServer, path: string): Promise<string> {
  const html = await vite.transformIndexHtml(path, emptyPage);
  return /<head>([^]*)<\/head>/.exec(html)?.[1] ?? "";
}

/** Serves the sources through Vite. */
export async function createDevSite({ forceApp, basePath, log }: SiteOptions): Promise<SiteHandler> {
  const vite = await createServer({
    configFile: join(repository, "vite.config.ts"),
    mode: "site",
    base: `${basePath}/`,
    appType: "custom",
    server: { middlewareMode: true, hmr: { port: await findFreePort() } },
  });
  const siteIds = siteIdsOf(forceApp);
  reloadOnChange(vite, join(forceApp, "digitalExperiences"));

  const renderUrl = async ({
    pathname: path,
    origin,
    searchParams,
  }: URL): Promise<Pick<RenderedPage, "status" | "html"> | undefined> => {
    const module = await vite.ssrLoadModule("/src/entry-server.tsx");
    const render: typeof renderPage = module.renderPage;
    const { files, problems } = await readSiteFiles(forceApp);
    problems.forEach(log);
    if (problems.length > 0) return { status: 500, html: brokenPage(problems.join(" ")) };
    const recordId = searchParams.get("recordId") ?? undefined;
    return render({ files, path, origin, basePath, assets, ...siteIds, recordId, showsProblems: true, log });
  };

  return {
    async handle(request, response, url) {
      const isForVite = await new Promise<boolean>((done) => {
        response.once("close", () => done(true));
        vite.middlewares(request, response, () => done(false));
      });
      if (isForVite) return true;
      const page = await renderUrl(url);
      if (!page) return false;
      // Vite's own client is inline script, so the page's policy cannot hold here.
      const tags = await readDevTags(vite, url.pathname);
      const html = page.html.replace("<head>", () => `<head>${tags}`);
      response.writeHead(page.status, { "content-type": "text/html; charset=utf-8" }).end(html);
      return true;
    },
  };
}

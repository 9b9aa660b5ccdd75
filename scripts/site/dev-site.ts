// The local site as `npm run dev` serves it: straight from the sources, with hot reload.
import { join, resolve } from "node:path";
import type { SiteHandler } from "@travel-design/local-org";
import { createServer } from "vite";
import type { renderPage } from "../../packages/site/src/entry-server.tsx";
import { readSiteFiles } from "./read-site-files.ts";

const repository = resolve(import.meta.dirname, "../..");
const assets = { scripts: ["/src/entry-client.tsx"], styles: [] };

/** Serves the sources through Vite, which reloads the page when a content file changes. */
export async function createDevSite(forceApp: string, log: (line: string) => void): Promise<SiteHandler> {
  const vite = await createServer({
    configFile: join(repository, "vite.config.ts"),
    mode: "site",
    appType: "custom",
    server: { middlewareMode: true },
  });
  vite.watcher.add(join(forceApp, "digitalExperiences")).on("change", (file) => {
    if (file.endsWith("content.json")) vite.ws.send({ type: "full-reload" });
  });

  const draw = async (path: string): Promise<{ status: number; html: string } | undefined> => {
    const module = await vite.ssrLoadModule("/src/entry-server.tsx");
    const render: typeof renderPage = module.renderPage;
    const page = render(await readSiteFiles(forceApp), path, assets, log);
    return page && { ...page, html: await vite.transformIndexHtml(path, page.html) };
  };

  return {
    async handle(request, response, url) {
      const isForVite = await new Promise<boolean>((done) => {
        response.once("close", () => done(true));
        vite.middlewares(request, response, () => done(false));
      });
      if (isForVite) return true;
      const page = await draw(url.pathname);
      // Vite's own client is inline script, so the page's policy cannot hold here.
      if (page) response.writeHead(page.status, { "content-type": "text/html; charset=utf-8" }).end(page.html);
      return page !== undefined;
    },
  };
}

// The drawn pages of the local site. A page is drawn once, and anew after a content file was saved.
import { gzipSync } from "node:zlib";
import type * as SiteServer from "../../packages/site/src/entry-server.tsx";
import { readSiteFiles, siteIdsOf, stampSiteFiles, type SiteContent } from "./read-site-files.ts";

/** Something the site answers with, as it is sent. */
export interface SentText {
  status: number;
  contentType: string;
  plain: Buffer;
  /** The same, compressed. */
  gzip: Buffer;
}

/** Settings of {@link createPageStore}. */
export interface PageStoreOptions {
  /** Path of `force-app/main/default`. */
  forceApp: string;
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
  server: Pick<typeof SiteServer, "renderPage" | "robotsText" | "sitemapXml">;
  assets: SiteServer.PageAssets;
  log(line: string): void;
}

/** Texts of the site by path. */
export interface PageStore {
  /**
   * What stands at a path now.
   *
   * @param path on the site, without its base path
   * @param origin of the site
   * @param recordId the record that a page is asked for; such a page is drawn at each visit
   * @returns undefined when the site has nothing there, not even a page that says so
   */
  find(path: string, origin: string, recordId?: string): Promise<SentText | undefined>;
}

const sent = (status: number, contentType: string, text: string): SentText => {
  const plain = Buffer.from(text);
  return { status, contentType: `${contentType}; charset=utf-8`, plain, gzip: gzipSync(plain) };
};

/** A rendered text, and whether the next visit may get the same. */
interface DrawnText {
  text: SentText;
  /** False for a page that depends on data in the org. */
  isCacheable: boolean;
}

/** Few pages stand at many paths: one that is not found is the same wherever it is asked for. */
const maxKept = 100;

/** Makes the store. Nothing is drawn before it is asked for. */
export function createPageStore({ forceApp, basePath, server, assets, log }: PageStoreOptions): PageStore {
  const siteIds = siteIdsOf(forceApp);
  let stamp = "";
  let content: SiteContent = { files: {}, faults: [] };
  let kept = new Map<string, SentText>();

  const refresh = async (): Promise<void> => {
    const now = await stampSiteFiles(forceApp);
    if (now === stamp) return;
    content = await readSiteFiles(forceApp);
    content.faults.forEach(log);
    kept = new Map();
    stamp = now;
  };

  const draw = async (path: string, origin: string, recordId?: string): Promise<DrawnText | undefined> => {
    const { files } = content;
    const file = (type: string, text: string): DrawnText => ({ text: sent(200, type, text), isCacheable: true });
    if (path === "/robots.txt") return file("text/plain", server.robotsText(origin + basePath, basePath));
    if (path === "/sitemap.xml") return file("application/xml", server.sitemapXml(files, origin + basePath));
    const page = await server.renderPage({
      files,
      path,
      origin,
      basePath,
      assets,
      ...siteIds,
      recordId,
      showsProblems: false,
      log,
    });
    const isCacheable = recordId === undefined && !page?.usesContents;
    return page && { text: sent(page.status, "text/html", page.html), isCacheable };
  };

  return {
    async find(path, origin, recordId) {
      await refresh();
      const key = `${origin} ${path}`;
      const cached = recordId ? undefined : kept.get(key);
      if (cached) return cached;
      const drawn = await draw(path, origin, recordId || undefined);
      if (drawn?.isCacheable && kept.size < maxKept) kept.set(key, drawn.text);
      return drawn?.text;
    },
  };
}

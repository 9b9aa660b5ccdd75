// The rendered pages of the local site. A page is rendered once, and again after a content file was saved.
import type { PageAssets, SiteFiles } from "../entry-server.tsx";
import { pageHeaders } from "./page-policy.ts";
import { textBody, type Body } from "./compressed-body.ts";
import { readSiteFiles, siteIdsOf, stampSiteFiles } from "./read-site-files.ts";
import * as renderer from "./renderer.ts";
import { createSiteCheck } from "./site-check.ts";
import { findSiteText } from "./site-text.ts";

/** A text of the site as it is sent. */
export interface SentText extends Body {
  status: number;
  contentType: string;
  headers: Readonly<Record<string, string>>;
}

/** Settings of {@link createPageStore}. */
export interface PageStoreOptions {
  /** Path of `force-app/main/default`. */
  forceApp: string;
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
  assets: PageAssets;
  log(line: string): void;
  /** Renders a page. Default: from its sources. */
  renderPage?: typeof renderer.renderPage;
}

/** Texts of the site by path. */
export interface PageStore {
  /** Reads the content files again if one was saved, and logs their mistakes. */
  refresh(): Promise<void>;
  /**
   * Returns the current text of a path.
   *
   * @param path on the site, without its base path
   * @param origin of the site
   * @param recordId the record that the page is about; such a page is rendered at each visit
   * @returns undefined if the site has neither the page nor one for unknown paths
   */
  find(path: string, origin: string, recordId?: string): Promise<SentText | undefined>;
}

/** @param inlineStyle the text of the page's `<style>` element */
const sent = (status: number, contentType: string, text: string, inlineStyle = ""): SentText => ({
  status,
  contentType: `${contentType}; charset=utf-8`,
  headers: pageHeaders(inlineStyle),
  ...textBody(Buffer.from(text)),
});

/** A rendered text, and whether the next visit may get the same. */
interface RenderedText {
  text: SentText;
  /** False for a page that depends on data in the org. */
  isCacheable: boolean;
}

/** Limits memory: the page for unknown paths is cached once per path. */
const maxCached = 100;

/** Creates the store. A page is rendered at its first visit. */
export function createPageStore({
  forceApp,
  basePath,
  assets,
  log,
  renderPage = renderer.renderPage,
}: PageStoreOptions): PageStore {
  const siteIds = siteIdsOf(forceApp);
  let stamp = "";
  const siteCheck = createSiteCheck({ forceApp, log });
  let files: SiteFiles = {};
  let cache = new Map<string, SentText>();

  const refresh = async (): Promise<void> => {
    const now = await stampSiteFiles(forceApp);
    if (now === stamp) return;
    siteCheck.run(renderer.checkSite);
    files = await readSiteFiles(forceApp);
    cache = new Map();
    stamp = now;
  };

  const render = async (path: string, origin: string, recordId?: string): Promise<RenderedText | undefined> => {
    const file = await findSiteText(path, { renderer, readFiles: () => files, origin, basePath });
    if (file) return { text: sent(200, file.contentType, file.text), isCacheable: true };
    const page = await renderPage({
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
    return page && { text: sent(page.status, "text/html", page.html, page.inlineStyle), isCacheable };
  };

  return {
    refresh,
    async find(path, origin, recordId) {
      await refresh();
      const key = `${origin} ${path}`;
      const cached = recordId ? undefined : cache.get(key);
      if (cached) return cached;
      const rendered = await render(path, origin, recordId || undefined);
      if (rendered?.isCacheable && cache.size < maxCached) cache.set(key, rendered.text);
      return rendered?.text;
    },
  };
}

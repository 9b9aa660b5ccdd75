import { securityHeaders, type OrgRequest, type OrgResponse } from "@travel-design/local-org";
import { readSiteFiles } from "@travel-design/site/files";
import { loadPageAssets, pageHeaders, renderPage } from "@travel-design/site/server";
import { parseObject } from "../content/json.ts";
import { messages } from "../messages/index.ts";
import type { Drafts } from "./drafts.ts";
import { BuilderError } from "./errors.ts";
import { listPages } from "./pages/page-list.ts";
import type { SiteStore } from "./store/site-store.ts";

/** Options of {@link respondWithPreview}. */
export interface PreviewOptions {
  store: SiteStore;
  drafts: Drafts;
  /** Path below which the site is served. */
  basePath: string;
}

/** The page of a view as the site would show a draft of it; as it was saved without that draft. */
async function renderPreview(
  { store, drafts, basePath }: PreviewOptions,
  { params: { view = "", draft: id }, url }: OrgRequest,
): Promise<OrgResponse> {
  const draft = (await drafts.list(view)).find((each) => each.id === id);
  const place = listPages(store).find((each) => each.view === view);
  const [assets, saved] = await Promise.all([loadPageAssets(), readSiteFiles(store.forceApp)]);
  const content = draft && parseObject(draft.text);
  const files = content ? { ...saved, [`sfdc_cms__view/${view}`]: content } : saved;
  const rendered =
    place &&
    (await renderPage({
      files,
      path: place.path,
      origin: url.origin,
      basePath,
      assets,
      communityId: "",
      siteId: "",
      showsProblems: true,
      log: () => {},
    }));
  if (!rendered) throw new BuilderError(404, messages.pageIsGone);
  return {
    status: rendered.status,
    headers: { ...securityHeaders, ...pageHeaders(rendered.inlineStyle), "Content-Type": "text/html; charset=utf-8" },
    body: rendered.html,
  };
}

/** Responds with a page that shows unsaved work, or with a sentence. */
export async function respondWithPreview(options: PreviewOptions, request: OrgRequest): Promise<OrgResponse> {
  try {
    return await renderPreview(options, request);
  } catch (error) {
    if (!(error instanceof BuilderError)) throw error;
    const headers = { ...securityHeaders, "Content-Type": "text/plain; charset=utf-8" };
    return { status: error.status, headers, body: error.message };
  }
}

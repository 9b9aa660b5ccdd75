import { renderToString } from "react-dom/server";
import { findPage, type SiteFiles } from "./content/site-pages.ts";
import { pageDocument, type PageAssets } from "./document.ts";
import { serverPorts } from "./ports/server-ports.ts";
import { SitePage } from "./render/SitePage.tsx";
import "./styles.ts";

export type { PageAssets } from "./document.ts";
export type { SiteFiles } from "./content/site-pages.ts";

/** A page as the server answers with it. */
export interface RenderedPage {
  status: number;
  html: string;
}

/**
 * Draws the page of a path from the site's content files.
 *
 * @param log told of components that nothing draws
 * @returns undefined when the site has neither the page nor an error page
 */
export function renderPage(
  files: SiteFiles,
  path: string,
  assets: PageAssets,
  log: (line: string) => void,
): RenderedPage | undefined {
  const page = findPage(files, path);
  if (!page) return undefined;
  const onUnknown = (definition: string): void => log(`Nothing draws ${definition}; it is left out of ${path}.`);
  const drawn = renderToString(<SitePage page={page} context={{ ports: serverPorts, onUnknown }} />);
  return { status: page.status, html: pageDocument(page, drawn, assets) };
}

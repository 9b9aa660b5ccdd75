import { interactiveBlocks, renderableQuotationForm } from "@travel-design/blocks";
import { inMemoryPorts } from "@travel-design/quotation";
import { findPage, type Page } from "@travel-design/site";
import { type ReactNode, useEffect, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import firstStyle from "../../packages/site/src/first-style.css?inline";
import { hydrateBlocks } from "../../packages/site/src/islands/hydrate-blocks.tsx";
import { loadStylesheetIn } from "../../packages/site/src/ports/load-stylesheet.ts";
import { logToConsole } from "../../packages/site/src/ports/log.ts";
import { pagePorts } from "../../packages/site/src/ports/page-ports.ts";
import { serverPorts } from "../../packages/site/src/ports/server-ports.ts";
import type { PageRendering } from "../../packages/site/src/render/page-rendering.ts";
import { SitePage } from "../../packages/site/src/render/SitePage.tsx";
import { views } from "../../packages/site/src/render/views.tsx";
import { siteFiles } from "./site-files.ts";

/** Renders a page as the server does. */
function renderPage(page: Page, path: string): { html: string; stylesheets: string[] } {
  let blockCount = 0;
  const rendering: PageRendering = {
    views,
    ports: serverPorts({ basePath: "", path, contents: undefined }),
    // A story is looked at as a whole, so no section waits until a visitor scrolls to it.
    stylesheets: [],
    basePath: "",
    showsProblems: true,
    report: logToConsole,
    nextIdPrefix: () => `b${(blockCount += 1)}-`,
    scripts: new Set(),
    styles: new Set(),
  };
  const html = renderToStaticMarkup(<SitePage page={page} rendering={rendering} />);
  return { html, stylesheets: [...rendering.styles] };
}

function readPage(path: string): Page {
  const page = findPage(siteFiles, path);
  if (!page) throw new Error(`The site has no page "${path}"; see its sfdc_cms__route folders.`);
  return page;
}

/** Props of {@link ContentPage}. */
export interface ContentPageProps {
  /** Path of the page on the site: `/onze-werkwijze`. */
  path: string;
}

/** A page of the site, rendered from its content file and then hydrated, as on the site itself. */
export function ContentPage({ path }: ContentPageProps): ReactNode {
  const [{ html, stylesheets }] = useState(() => renderPage(readPage(path), path));
  useEffect(() => {
    const ports = { quotation: inMemoryPorts(), loadStylesheet: loadStylesheetIn(window), log: logToConsole };
    hydrateBlocks([...interactiveBlocks, renderableQuotationForm], { ...pagePorts(window), ...ports });
  }, []);
  return (
    <>
      <style>{firstStyle}</style>
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

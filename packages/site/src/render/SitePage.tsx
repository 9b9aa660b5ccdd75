import type { ReactNode } from "react";
import type { Page } from "../content/site-pages.ts";
import { ContentView, Region } from "./ContentView.tsx";
import { RenderingProvider, type PageRendering } from "./page-rendering.ts";

/** Props of {@link SitePage}. */
export interface SitePageProps {
  /** A page without a layout has no header and footer. */
  page: Pick<Page, "layout" | "view">;
  rendering: PageRendering;
}

/**
 * A whole page: the view between the header and footer of the theme's layout. It is rendered on the server; the browser hydrates
 * its islands only.
 */
export function SitePage({ page: { layout, view }, rendering }: SitePageProps): ReactNode {
  const header = layout?.children.find(({ name }) => name === "header");
  const footer = layout?.children.find(({ name }) => name === "footer");
  return (
    <RenderingProvider value={rendering}>
      <div className="td-theme">
        {header && (
          <header className="td-theme__header">
            <Region region={header} />
          </header>
        )}
        <main className="td-theme__main" id="inhoud" tabIndex={-1}>
          <ContentView component={view} />
        </main>
        {footer && (
          <footer className="td-theme__footer">
            <Region region={footer} />
          </footer>
        )}
      </div>
    </RenderingProvider>
  );
}

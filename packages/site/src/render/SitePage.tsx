import type { ReactNode } from "react";
import type { Page } from "../content/site-pages.ts";
import { ContentView } from "./ContentView.tsx";
import { RenderingProvider, type PageRendering } from "./page-rendering.ts";
import { ThemeLayout } from "./ThemeLayout.tsx";

/** Props of {@link SitePage}. */
export interface SitePageProps {
  page: Pick<Page, "layout" | "view">;
  rendering: PageRendering;
}

/** A whole page: the theme's layout around the view. It is rendered on the server; the browser hydrates its islands only. */
export function SitePage({ page, rendering }: SitePageProps): ReactNode {
  return (
    <RenderingProvider value={rendering}>
      <ThemeLayout layout={page.layout}>
        <ContentView component={page.view} />
      </ThemeLayout>
    </RenderingProvider>
  );
}

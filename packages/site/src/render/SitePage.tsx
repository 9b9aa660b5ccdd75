import type { ReactNode } from "react";
import type { Page } from "../content/site-pages.ts";
import { ContentView } from "./ContentView.tsx";
import { DrawingProvider, type Drawing } from "./drawing.ts";
import { ThemeLayout } from "./ThemeLayout.tsx";

/** Props of {@link SitePage}. */
export interface SitePageProps {
  page: Pick<Page, "layout" | "view">;
  drawing: Drawing;
}

/** A whole page: the theme's layout around the view. Drawn on the server; the browser takes over its islands only. */
export function SitePage({ page, drawing }: SitePageProps): ReactNode {
  return (
    <DrawingProvider value={drawing}>
      <ThemeLayout layout={page.layout}>
        <ContentView component={page.view} />
      </ThemeLayout>
    </DrawingProvider>
  );
}

import type { ReactNode } from "react";
import type { Page } from "../content/site-pages.ts";
import { ContentView, SiteProvider, type SiteContext } from "./ContentView.tsx";
import { ThemeLayout } from "./ThemeLayout.tsx";
import { views } from "./views.tsx";

/** Props of {@link SitePage}. */
export interface SitePageProps {
  page: Pick<Page, "layout" | "view">;
  context: Omit<SiteContext, "views">;
}

/** A whole page: the theme's layout around the view. The same on the server and in the browser. */
export function SitePage({ page, context }: SitePageProps): ReactNode {
  return (
    <SiteProvider value={{ ...context, views }}>
      <ThemeLayout layout={page.layout}>
        <ContentView component={page.view} />
      </ThemeLayout>
    </SiteProvider>
  );
}

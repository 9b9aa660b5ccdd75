import type { ReactNode } from "react";
import type { ContentComponent } from "../content/content-tree.ts";
import { Region } from "./ContentView.tsx";

/** Props of {@link ThemeLayout}. */
export interface ThemeLayoutProps {
  /** The layout of the site's theme; without one the page has no header and footer. */
  layout: ContentComponent | undefined;
  /** The page. */
  children: ReactNode;
}

/** The theme's header and footer around a page. */
export function ThemeLayout({ layout, children }: ThemeLayoutProps): ReactNode {
  const header = layout?.children.find(({ name }) => name === "header");
  const footer = layout?.children.find(({ name }) => name === "footer");
  return (
    <div className="td-theme">
      {header && (
        <header className="td-theme__header">
          <Region region={header} />
        </header>
      )}
      <main className="td-theme__main" id="inhoud" tabIndex={-1}>
        {children}
      </main>
      {footer && (
        <footer className="td-theme__footer">
          <Region region={footer} />
        </footer>
      )}
    </div>
  );
}

import { RenderingProvider, type PageRendering } from "@travel-design/site";
import type { ReactNode } from "react";
import { footerSlot, headerSlot } from "../catalog/theme-layout.ts";
import { DropZone, type RenderSlot } from "./canvas-rendering.tsx";
import { messages } from "../messages/index.ts";

/** Props of {@link LayoutPage}. */
export interface LayoutPageProps {
  rendering: PageRendering;
  slots: Readonly<Record<string, RenderSlot>>;
}

/** Header and footer of the theme, around a box in place of the page. */
export function LayoutPage({ rendering, slots }: LayoutPageProps): ReactNode {
  const { [headerSlot]: header, [footerSlot]: footer, ...others } = slots;
  return (
    <RenderingProvider value={rendering}>
      <div className="td-theme">
        {header && (
          <header className="td-theme__header">
            <DropZone renderSlot={header} minEmptyHeight={80} />
          </header>
        )}
        <main className="td-theme__main">
          <p className="org-builder-box org-builder-page-box">{messages.editor.pageContent}</p>
          {Object.entries(others).map(([key, renderSlot]) => (
            <DropZone key={key} renderSlot={renderSlot} minEmptyHeight={80} />
          ))}
        </main>
        {footer && (
          <footer className="td-theme__footer">
            <DropZone renderSlot={footer} minEmptyHeight={80} />
          </footer>
        )}
      </div>
    </RenderingProvider>
  );
}

import { RenderingProvider, type PageRendering } from "@travel-design/site";
import type { ReactNode } from "react";
import { footerSlot, headerSlot } from "../catalog/theme-layout.ts";
import type { SlotComponent } from "./canvas-rendering.tsx";

/** Props of {@link LayoutPage}. */
export interface LayoutPageProps {
  rendering: PageRendering;
  slots: Readonly<Record<string, SlotComponent>>;
}

/** Header and footer of the theme, around a box in place of the page. */
export function LayoutPage({ rendering, slots }: LayoutPageProps): ReactNode {
  const { [headerSlot]: Header, [footerSlot]: Footer, ...others } = slots;
  return (
    <RenderingProvider value={rendering}>
      <div className="td-theme">
        {Header && (
          <header className="td-theme__header">
            <Header minEmptyHeight={80} />
          </header>
        )}
        <main className="td-theme__main">
          <p className="org-builder-box org-builder-page-box">Hier staat de inhoud van elke pagina.</p>
          {Object.entries(others).map(([key, Slot]) => (
            <Slot key={key} minEmptyHeight={80} />
          ))}
        </main>
        {Footer && (
          <footer className="td-theme__footer">
            <Footer minEmptyHeight={80} />
          </footer>
        )}
      </div>
    </RenderingProvider>
  );
}

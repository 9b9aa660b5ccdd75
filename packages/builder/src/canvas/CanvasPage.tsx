import { Region, RenderingProvider, type ContentComponent } from "@travel-design/site";
import { useState, type ReactNode } from "react";
import { nesting } from "../catalog/nesting.ts";
import { footerSlot, headerSlot } from "../catalog/theme-layout.ts";
import { rootId } from "../content/editor-data.ts";
import { messages } from "../messages/index.ts";
import { useIsThemeLayout, usePageState } from "../page-session/page-context.ts";
import { useShallow } from "zustand/react/shallow";
import { useSite } from "../site-context.ts";
import { Slot, slotViews } from "./Slot.tsx";
import { canvasPorts, canvasRendering } from "./canvas-rendering.tsx";

/** Props of {@link CanvasPage}. */
export interface CanvasPageProps {
  /** Path of the page on the site, with a slash at the start. */
  path: string;
  /** The theme's layout of the page, if it is known. */
  layout: ContentComponent | undefined;
}

const RootSlot = ({ slot, minEmptyHeight }: { slot: string; minEmptyHeight: number }): ReactNode => (
  <Slot parentId={rootId} slot={slot} minEmptyHeight={minEmptyHeight} />
);

/** The page in its theme, or header and footer of the theme around a box in place of the page. */
export function CanvasPage({ path, layout }: CanvasPageProps): ReactNode {
  const { basePath } = useSite();
  const [rendering] = useState(() => canvasRendering(canvasPorts(basePath, path), basePath, slotViews));
  const isLayout = useIsThemeLayout();
  const slots = usePageState(useShallow(({ content }) => nesting.slotsOf(content.data.root)));
  const others = slots.filter((slot) => slot !== headerSlot && slot !== footerSlot);
  const themePart = (name: string): ReactNode => {
    const region = layout?.children.find((each) => each.name === name);
    return region && <Region region={region} />;
  };
  if (isLayout)
    return (
      <RenderingProvider value={rendering}>
        <div className="td-theme">
          <header className="td-theme__header">
            <RootSlot slot={headerSlot} minEmptyHeight={80} />
          </header>
          <main className="td-theme__main">
            <p className="org-builder-box org-builder-page-box">{messages.editor.pageContent}</p>
            {others.map((slot) => (
              <RootSlot key={slot} slot={slot} minEmptyHeight={80} />
            ))}
          </main>
          <footer className="td-theme__footer">
            <RootSlot slot={footerSlot} minEmptyHeight={80} />
          </footer>
        </div>
      </RenderingProvider>
    );
  return (
    <RenderingProvider value={rendering}>
      <div className="td-theme">
        <div className="td-theme__header org-builder-theme" inert>
          {themePart("header")}
        </div>
        <main className="td-theme__main">
          {others.map((slot) => (
            <RootSlot key={slot} slot={slot} minEmptyHeight={240} />
          ))}
        </main>
        <div className="td-theme__footer org-builder-theme" inert>
          {themePart("footer")}
        </div>
      </div>
    </RenderingProvider>
  );
}

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

interface ThemePartProps extends Pick<CanvasPageProps, "layout"> {
  as: "header" | "footer";
}

/** The header or footer: where it is edited with its slot, around a page as the site shows it. */
function ThemePart({ as: Tag, layout }: ThemePartProps): ReactNode {
  const isLayout = useIsThemeLayout();
  const slot = Tag === "header" ? headerSlot : footerSlot;
  const region = layout?.children.find(({ name }) => name === slot);
  const className = `td-theme__${Tag}`;
  return isLayout ? (
    <Tag className={className}>
      <Slot parentId={rootId} slot={slot} minEmptyHeight={80} />
    </Tag>
  ) : (
    <div className={`${className} org-builder-theme`} inert>
      {region && <Region region={region} />}
    </div>
  );
}

/** The page in its theme, or header and footer of the theme around a box in place of the page. */
export function CanvasPage({ path, layout }: CanvasPageProps): ReactNode {
  const { basePath } = useSite();
  const [rendering] = useState(() => canvasRendering(canvasPorts(basePath, path), basePath, slotViews));
  const isLayout = useIsThemeLayout();
  const slots = usePageState(useShallow(({ content }) => nesting.slotsOf(content.data.root)));
  return (
    <RenderingProvider value={rendering}>
      <div className="td-theme">
        <ThemePart as="header" layout={layout} />
        <main className="td-theme__main">
          {isLayout && <p className="org-builder-box org-builder-page-box">{messages.editor.pageContent}</p>}
          {slots
            .filter((slot) => slot !== headerSlot && slot !== footerSlot)
            .map((slot) => (
              <Slot key={slot} parentId={rootId} slot={slot} minEmptyHeight={isLayout ? 80 : 240} />
            ))}
        </main>
        <ThemePart as="footer" layout={layout} />
      </div>
    </RenderingProvider>
  );
}

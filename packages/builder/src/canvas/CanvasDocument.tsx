import { createContext, use, useEffect, useState, type ReactElement, type ReactNode } from "react";
import { addPageStyles } from "./page-styles.ts";
import { preventFileDrops } from "../controls/file-drops.ts";
import { keepTabStopsAway, markKeyboardFocus } from "./tab-order.ts";
import { useSite } from "../site-context.ts";
import { keepDragRolesAway } from "./drag-roles.ts";
import { messages } from "../messages/index.ts";

/** Props of {@link CanvasDocument}. */
export interface CanvasDocumentProps {
  document?: Document;
  children: ReactNode;
}

/** A link of the page, which a screen reader can press too, would leave the editor. */
const stayOnPage = (event: Event): void => event.preventDefault();

const CanvasReady = createContext<(target: Document) => void>(() => {});

/** Provides what is called with the document of the canvas. */
export const CanvasReadyProvider = CanvasReady.Provider;

/** The content of the canvas. It is hidden until the site's style sheets have loaded. */
export function CanvasDocument({ document: target, children }: CanvasDocumentProps): ReactElement {
  const site = useSite();
  const onReady = use(CanvasReady);
  const [isStyled, setIsStyled] = useState(false);
  useEffect(() => {
    if (!target) return;
    onReady(target);
    target.defaultView?.frameElement?.setAttribute("title", messages.editor.canvas);
    void addPageStyles(target, site).then(() => setIsStyled(true));
    target.addEventListener("click", stayOnPage, { capture: true });
    const endings = [
      preventFileDrops(target),
      keepDragRolesAway(target.body),
      keepTabStopsAway(target.body),
      markKeyboardFocus(target),
    ];
    return () => endings.forEach((end) => end());
  }, [target, site, onReady]);
  return (
    <>
      {!isStyled && <p>{messages.editor.pageIsLoading}</p>}
      <div style={{ visibility: isStyled ? undefined : "hidden" }}>{children}</div>
    </>
  );
}

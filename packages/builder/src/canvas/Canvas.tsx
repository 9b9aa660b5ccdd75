import { useEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { preventFileDrops } from "../controls/file-drops.ts";
import { messages } from "../messages/index.ts";
import { usePageSession } from "../page-session/page-context.ts";
import type { Performer } from "../page-session/perform.ts";
import { useSite } from "../site-context.ts";
import { CanvasMarks } from "./CanvasMarks.tsx";
import { CanvasPage, type CanvasPageProps } from "./CanvasPage.tsx";
import { addPageStyles } from "./page-styles.ts";
import { keepTabStopsAway, markKeyboardFocus } from "./tab-order.ts";
import { useCanvasGestures } from "./use-canvas-gestures.ts";

/** Props of {@link Canvas}. */
export interface CanvasProps extends CanvasPageProps, Pick<Performer, "gesture"> {
  /** Width of the page, in pixels. */
  width: number;
  /** The document of the canvas; undefined until its frame is loaded. */
  canvas: Document | undefined;
  onReady(canvas: Document): void;
}

/** The page at the width of a device, made smaller where it does not fit. It is hidden until the site's style sheets have loaded. */
export function Canvas({ width, canvas, onReady, gesture, path, layout }: CanvasProps): ReactNode {
  const site = useSite();
  const container = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });
  const [isStyled, setIsStyled] = useState(false);
  const pointer = useCanvasGestures(canvas, usePageSession(), gesture);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSpace({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!canvas) return undefined;
    void addPageStyles(canvas, site).then(() => setIsStyled(true));
    const endings = [preventFileDrops(canvas), keepTabStopsAway(canvas.body), markKeyboardFocus(canvas)];
    return () => endings.forEach((end) => end());
  }, [canvas, site]);
  const scale = Math.min(1, space.width / width || 1);
  return (
    <div ref={container} className="org-builder-canvas">
      <div
        className="org-builder-canvas__page"
        style={{
          inlineSize: width,
          blockSize: space.height / scale,
          scale: String(scale),
          insetInlineStart: Math.max(0, (space.width - width * scale) / 2),
        }}
      >
        {/* Safari calls no listeners in a frame without scripts (WebKit bug 218086). The policy of the builder lets none of the page run. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          className="org-builder-canvas__frame"
          title={messages.editor.canvas}
          srcDoc="<!doctype html>"
          onLoad={({ currentTarget: { contentDocument } }) => contentDocument && onReady(contentDocument)}
        >
          {canvas &&
            createPortal(
              <>
                {!isStyled && <p>{messages.editor.pageIsLoading}</p>}
                <div style={{ visibility: isStyled ? undefined : "hidden" }}>
                  <CanvasPage path={path} layout={layout} />
                </div>
                <CanvasMarks canvas={canvas} {...pointer} />
              </>,
              canvas.body,
            )}
        </iframe>
      </div>
    </div>
  );
}

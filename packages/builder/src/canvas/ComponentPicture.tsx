import { Region, RenderingProvider, type ContentComponent } from "@travel-design/site";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useSite } from "../site-context.ts";
import { canvasPorts, canvasRendering } from "./canvas-rendering.tsx";
import { addPageStyles } from "./page-styles.ts";

/** Props of {@link ComponentPicture}. */
export interface ComponentPictureProps {
  components: readonly ContentComponent[];
  /** Name of the frame. */
  title: string;
}

/** Components as visitors would see them, in a frame of its own with the styles of the site. */
export function ComponentPicture({ components, title }: ComponentPictureProps): ReactNode {
  const site = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const rendering = useMemo(() => canvasRendering(canvasPorts(site.basePath), site.basePath), [site]);
  const load = (): void => {
    const target = frame.current?.contentDocument;
    if (!target) return;
    target.body.inert = true;
    void addPageStyles(target, site).then(() => setBody(target.body));
  };
  return (
    <iframe
      ref={frame}
      className="org-builder-component-picture"
      title={title}
      sandbox="allow-same-origin"
      srcDoc="<!doctype html>"
      onLoad={load}
    >
      {body &&
        createPortal(
          <RenderingProvider value={rendering}>
            <Region region={{ type: "region", id: "", name: "", children: [...components] }} />
          </RenderingProvider>,
          body,
        )}
    </iframe>
  );
}

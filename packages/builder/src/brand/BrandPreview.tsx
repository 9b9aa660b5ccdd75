import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { FieldFrame } from "../fields/FieldFrame.tsx";
import { useSite } from "../site-context.ts";
import { staticPage } from "./static-page.ts";
import { messages } from "../messages/index.ts";

/** A page of the site with a brand. @param props.style CSS of the brand */
export function BrandPreview({ style }: { style: string }): ReactNode {
  const { pages, basePath } = useSite();
  const own = pages.filter(({ isOwn }) => isOwn);
  const [path, setPath] = useState(own[0]?.path ?? "/");
  const [html, setHtml] = useState("");
  const [error, setError] = useState("");
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    let isCurrent = true;
    // The site's pages deny to be shown in a frame, so the frame contains a copy.
    const read = async (): Promise<void> => {
      const response = await fetch(basePath + path);
      if (!response.ok) throw new Error(response.statusText);
      const text = await response.text();
      if (!isCurrent) return;
      setHtml(staticPage(text));
      setError("");
    };
    read().catch(() => isCurrent && setError(messages.brand.noPreview));
    return () => {
      isCurrent = false;
    };
  }, [basePath, path]);

  const apply = useCallback(() => {
    const element = frame.current?.contentDocument?.querySelector("style[data-brand]");
    if (element) element.textContent = style;
  }, [style]);
  useEffect(apply, [apply]);

  return (
    <section className="org-builder-brand__preview" aria-label={messages.brand.preview}>
      <FieldFrame label={messages.brand.previewOf}>
        {(ids) => (
          <select {...ids} className="org-builder-input" value={path} onChange={(event) => setPath(event.target.value)}>
            {own.map((page) => (
              <option key={page.view} value={page.path}>
                {page.title}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {error && <p role="alert">{error}</p>}
      <iframe
        ref={frame}
        className="org-builder-brand__frame"
        title={messages.brand.previewTitle}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={apply}
      />
    </section>
  );
}

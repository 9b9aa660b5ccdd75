import type { ReactNode } from "react";
import { asText, type ContentComponent } from "../content/content-tree.ts";
import { useRendering } from "./page-rendering.ts";
import { siteMarkup } from "./site-markup.ts";

/**
 * The platform's HTML editor: markup that a site builder wrote. It comes from the site's own files, never from a
 * visitor, and the page's policy runs no script in it. Renders a `<div>`.
 */
export function RichText({ component }: { component: ContentComponent }): ReactNode {
  const html = siteMarkup(asText(component.attributes.richTextValue), useRendering().basePath);
  return <div className="td-site-rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

import { escapeHtml } from "./html/head-tag.ts";

/** The attribute of a page's root element, for {@link basePathOf}. Pages of a site at the root of its domain have none. */
export const basePathAttribute = (basePath: string): string => basePath && ` data-base-path="${escapeHtml(basePath)}"`;

/** The part of a document that contains the base path. */
export interface PageDocument {
  documentElement: { dataset: { basePath?: string | undefined } };
}

/** The path below which the site of a page is served: "/reizen", or empty. */
export const basePathOf = (document: PageDocument): string => document.documentElement.dataset.basePath ?? "";

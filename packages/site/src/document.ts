import type { Page } from "./content/site-pages.ts";
import { siteMessages } from "./messages.ts";

/** The files a page links to. */
export interface PageAssets {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Id of the element that React draws the page in. */
export const rootId = "page";
/** Id of the element that carries the page's data to the browser. */
export const dataId = "page-data";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
/** JSON that cannot end the script element it stands in. */
const inertJson = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Only `meta` and `link` elements reach the head; anything else that a setting holds is left out. */
const safeHeadTags = (markup: string): string => (markup.match(/<(?:meta|link)\b[^<>]*>/gi) ?? []).join("");

/** The HTML of a page around what React drew. */
export function pageDocument(page: Page, drawn: string, { scripts, styles }: PageAssets): string {
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(page.title)}</title>
<meta name="description" content="${escape(page.description)}">
<link rel="icon" href="/sfsites/c/resource/travelMedia/favicon.svg" type="image/svg+xml">
${safeHeadTags(page.headTags)}
${styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join("\n")}
<script type="application/json" id="${dataId}">${inertJson({ layout: page.layout, view: page.view })}</script>
${scripts.map((src) => `<script type="module" src="${escape(src)}"></script>`).join("\n")}
</head>
<body>
<noscript><p class="td-theme__notice">${escape(siteMessages.noScript)}</p></noscript>
<div id="${rootId}">${drawn}</div>
</body>
</html>
`;
}

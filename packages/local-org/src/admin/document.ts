import { readFileSync } from "node:fs";
import { Html, html, type Content } from "../html.ts";
import { messages } from "./messages.ts";

// Browsers do not decode entities inside a style element, so these style sheets are not escaped.
const styles = ["base.css", "requests.css"].map((file) =>
  Html.trusted(readFileSync(new URL(file, import.meta.url), "utf8")),
);

/** A page of the administrator. */
export interface Page {
  status: number;
  title: string;
  /** The content of the main landmark. */
  main: Content;
}

/** A tool that the pages of the administrator link to. */
export interface Tool {
  title: string;
  startPage: string;
}

/**
 * Renders a document around the page's content.
 *
 * @param basePath path below which the site is served
 * @param nonce of the style element; the policy allows no other style
 * @param tool that the masthead links to, beside the list of requests
 */
export function pageDocument({
  title,
  main,
  basePath,
  nonce,
  tool,
}: Page & { basePath: string; nonce: string; tool: Tool | undefined }): string {
  const resources = `${basePath}/sfsites/c/resource`;
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | ${messages.product}</title>
        <link rel="icon" href="${resources}/travelMedia/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${resources}/travelFonts/travel-fonts.css" />
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        <a class="org-skip" href="#main">${messages.skip}</a>
        <header class="org-masthead">
          <a class="org-masthead__brand" href="${basePath}/">
            <img src="${resources}/travelMedia/wordmark.svg" alt="${messages.toSite}" width="193" height="40" />
          </a>
          <a class="org-masthead__link" href="/org/requests">${messages.list.title}</a>
          ${tool && html`<a class="org-masthead__link" href="${tool.startPage}">${tool.title}</a>`}
        </header>
        <main id="main" class="org-page" tabindex="-1">${main}</main>
        <footer class="org-colophon">${messages.purpose}</footer>
      </body>
    </html>`.toString();
}

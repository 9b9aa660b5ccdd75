import { readFileSync } from "node:fs";
import { Html, html, type Content } from "./html.ts";
import { messages } from "./messages.ts";

// Inside a style element a browser takes `>` and quotes as they are, so the sheets are put in without escaping.
const styles = ["base.css", "requests.css"].map((file) =>
  Html.trusted(readFileSync(new URL(file, import.meta.url), "utf8")),
);

/** What differs from page to page. */
export interface DocumentParts {
  title: string;
  /** Path below which the site is served. */
  basePath: string;
  /** Stands on the style element; the page's policy allows no other style. */
  nonce: string;
  main: Content;
}

/** Writes a whole page around its content. */
export const pageDocument = ({ title, basePath, nonce, main }: DocumentParts): string =>
  html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | ${messages.product}</title>
        <link rel="icon" href="${basePath}/sfsites/c/resource/travelMedia/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        <a class="org-skip" href="#main">${messages.skip}</a>
        <header class="org-masthead">
          <a class="org-masthead__brand" href="${basePath}/">${messages.product}</a>
          <span class="org-masthead__place">${messages.place}</span>
        </header>
        <main id="main" class="org-page" tabindex="-1">${main}</main>
        <footer class="org-colophon">${messages.purpose}</footer>
      </body>
    </html>`.toString();

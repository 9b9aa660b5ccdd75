import { brandingStyle, readBranding } from "@travel-design/site";
import type { SiteInfo } from "../contract/responses.ts";
import { messages } from "../messages/index.ts";

/**
 * Shows the form in a frame that runs no scripts. Visitors without scripts do not see it, because they could not send it, but a builder
 * looks at it only.
 */
export const showForm = "@media (scripting: none) { [data-td-needs-script] { display: block !important } }";

/** What loads in each document. */
const loading = new WeakMap<Document, Promise<unknown>>();

/** Adds the style sheets and the brand of the site, and those of the editor for its own parts. Resolves when the site's have loaded. */
export function addPageStyles(target: Document, { firstStyle, styles, theme }: SiteInfo): Promise<unknown> {
  const known = loading.get(target);
  if (known) return known;
  target.documentElement.lang = "nl";
  target.title = messages.places.page;
  const inline = target.createElement("style");
  inline.textContent = firstStyle + brandingStyle(readBranding(theme)) + showForm;
  const link = (href: string): HTMLLinkElement =>
    Object.assign(target.createElement("link"), { rel: "stylesheet", href });
  const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => link(href));
  const links = styles.map(link);
  const loaded = links.map(
    (element) =>
      new Promise<void>((resolve) => {
        element.addEventListener("load", () => resolve());
        element.addEventListener("error", () => resolve());
      }),
  );
  target.head.append(...own, inline, ...links);
  const all = Promise.all(loaded);
  loading.set(target, all);
  return all;
}

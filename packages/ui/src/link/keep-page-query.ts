import type { LinkPage } from "./anchor.ts";
import { withPageQuery } from "./page-query.ts";

/** Events that come before a link is followed: by pointer, by keyboard, by script and by assistive technology. */
const events = ["pointerdown", "focusin", "click"] as const;

/**
 * Makes the links of a page keep the page's query: those within the site that have no query of their own. Links that are
 * rendered later are included, because each is looked at when the visitor reaches it.
 *
 * @param page the window, or its document and location
 */
export function keepPageQuery({ document, location }: LinkPage): void {
  const keepQuery = (event: Event): void => {
    // Not the target: outside a shadow tree that is the host element.
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link?.origin !== location.origin || link.hasAttribute("download")) return;
    const address = withPageQuery(link.href, location.href);
    if (address !== link.href) link.href = address;
  };
  for (const name of events) document.addEventListener(name, keepQuery, { capture: true });
}

import type { PageSummary } from "../../contract/responses.ts";
import { textOf } from "../../content/json.ts";
import type { SiteStore } from "../store/site-store.ts";
import { bodyOf, readContents } from "./read-contents.ts";

/** A page as its files describe it. */
export type PageOfFiles = Omit<PageSummary, "hasDraft">;

/** The pages of the site: its own first, home at the top. One whose file is damaged is marked, so that nobody misses it. */
export function listPages(store: SiteStore): PageOfFiles[] {
  const broken = new Set(readContents(store, "view").flatMap(({ name, content }) => (content ? [] : [name])));
  const pages = readContents(store, "route").map(({ name: route, content }): PageOfFiles => {
    const { activeViewId, routeType, urlPrefix } = bodyOf(content);
    const view = textOf(activeViewId);
    const isHome = routeType === "home";
    return {
      view,
      route,
      title: textOf(content?.title) || route,
      path: `/${textOf(urlPrefix)}`,
      isHome,
      isOwn: isHome || textOf(routeType).startsWith("custom-"),
      isBroken: view === "" || broken.has(view),
    };
  });
  const rank = ({ isHome, isOwn }: PageOfFiles): number => (isHome ? 0 : isOwn ? 1 : 2);
  return pages.toSorted((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, "nl"));
}

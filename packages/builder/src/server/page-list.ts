import type { PageSummary } from "../contract/responses.ts";
import type { PageFiles } from "./page-files.ts";
import { readContents } from "./read-contents.ts";

/** What is read of a route. */
interface RouteContent {
  title: string;
  contentBody: { activeViewId: string; routeType: string; urlPrefix: string };
}

/** The pages of the site: its own first, home at the top. */
export async function listPages(files: PageFiles): Promise<PageSummary[]> {
  const routes = await readContents<RouteContent>(files, "route");
  const pages = routes.map(({ name: route, content: { title, contentBody } }): PageSummary => {
    const { activeViewId: view, routeType, urlPrefix } = contentBody;
    const isHome = routeType === "home";
    return { view, route, title, path: `/${urlPrefix}`, isHome, isOwn: isHome || routeType.startsWith("custom-") };
  });
  const rank = ({ isHome, isOwn }: PageSummary): number => (isHome ? 0 : isOwn ? 1 : 2);
  return pages.toSorted((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, "nl"));
}

import { asRecord, asText, readComponent, type ContentComponent, type JsonObject } from "./content-tree.ts";

/** The site's content files: parsed `content.json` by `type/apiName`, for example `sfdc_cms__view/home`. */
export type SiteFiles = Readonly<Record<string, unknown>>;

/** What a page is made of. */
export interface Page {
  status: 200 | 404 | 500;
  /**
   * Its address on the site, without slashes around it; undefined for a page that replaces another, and for one that
   * Salesforce shows by itself.
   */
  path: string | undefined;
  /** The pages above it and itself: `bestemmingen`, `bestemmingen/marokko`. Empty for the home page and a page without an address. */
  trail: readonly { path: string; title: string }[];
  /** The theme layout around the view, when the site has one. */
  layout: ContentComponent | undefined;
  view: ContentComponent;
}

/** The content of a file; undefined without it. @param key `type/apiName` */
export const contentBody = (files: SiteFiles, key: string): JsonObject | undefined =>
  asRecord(asRecord(files[key])?.contentBody);

/** The content of all files of a type. */
export const contentBodies = (files: SiteFiles, type: string): JsonObject[] =>
  Object.keys(files)
    .filter((key) => key.startsWith(`${type}/`))
    .map((key) => contentBody(files, key) ?? {});

function layoutFor(files: SiteFiles, layoutType: string): ContentComponent | undefined {
  const themes = contentBodies(files, "sfdc_cms__theme");
  const layouts = themes.flatMap(({ layouts: list }) => (Array.isArray(list) ? list.map(asRecord) : []));
  const layout = layouts.find((candidate) => candidate?.layoutType === layoutType);
  return readComponent(contentBody(files, `sfdc_cms__themeLayout/${asText(layout?.layoutId)}`)?.component);
}

/** Whether a page is the site's own. Salesforce fills or shows the others by itself; nobody looks for them. */
export const isOwnRoute = ({ routeType }: JsonObject): boolean => /^(?:home|custom-.+)$/.test(asText(routeType));

const routesOf = (files: SiteFiles): JsonObject[] => contentBodies(files, "sfdc_cms__route");

/** The pages whose addresses a path begins with, and its own. */
function trailOf(files: SiteFiles, path: string | undefined): Page["trail"] {
  const parts = path ? path.split("/") : [];
  return parts.flatMap((_part, index) => {
    const wanted = parts.slice(0, index + 1).join("/");
    const route = routesOf(files).find((each) => isOwnRoute(each) && asText(each.urlPrefix) === wanted);
    const view = route && asRecord(files[`sfdc_cms__view/${asText(route.activeViewId)}`]);
    return view ? [{ path: wanted, title: asText(view.title) }] : [];
  });
}

function pageOf(files: SiteFiles, route: JsonObject | undefined, status: Page["status"]): Page | undefined {
  const content = contentBody(files, `sfdc_cms__view/${asText(route?.activeViewId)}`);
  const view = readComponent(content?.component);
  if (!content || !view) return undefined;
  const path = status === 200 && route && isOwnRoute(route) ? asText(route.urlPrefix) : undefined;
  return { status, path, trail: trailOf(files, path), layout: layoutFor(files, asText(content.themeLayoutType)), view };
}

const withoutSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, "");

const ofType = (routes: readonly JsonObject[], type: string): JsonObject | undefined =>
  routes.find(({ routeType }) => routeType === type);

/** Finds the service-not-available page. @returns undefined if the site lacks it */
export const findServiceNotAvailablePage = (files: SiteFiles): Page | undefined =>
  pageOf(files, ofType(routesOf(files), "service-not-available"), 500);

/**
 * Finds the page of a path, with and without its closing slash. A path that the site does not know has the error page; one
 * whose page is broken has the service-not-available page.
 *
 * @returns undefined when the site lacks that page too
 */
export function findPage(files: SiteFiles, path: string): Page | undefined {
  const routes = routesOf(files);
  const wanted = withoutSlashes(path);
  const route = routes.find(({ urlPrefix }) => asText(urlPrefix) === wanted);
  if (!route) return pageOf(files, ofType(routes, "error"), 404);
  return pageOf(files, route, 200) ?? findServiceNotAvailablePage(files);
}

/** The paths of the site's own pages, home first. */
export const listPaths = (files: SiteFiles): string[] =>
  routesOf(files)
    .filter(isOwnRoute)
    .map(({ urlPrefix }) => asText(urlPrefix))
    .sort();

/** The name of the site; empty if it has none. */
export function siteNameOf(files: SiteFiles): string {
  const [app] = contentBodies(files, "sfdc_cms__appPage");
  return /<title>([^<]*)<\/title>/i.exec(asText(app?.headMarkup))?.[1] ?? "";
}

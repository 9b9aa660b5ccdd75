import {
  asRecord,
  asText,
  findComponent,
  readComponent,
  type ContentComponent,
  type JsonObject,
} from "./content-tree.ts";

/** The site's content files: parsed `content.json` by `type/apiName`, for example `sfdc_cms__view/home`. */
export type SiteFiles = Readonly<Record<string, unknown>>;

/** What a page is made of. Plain data: it travels to the browser as JSON. */
export interface Page {
  status: 200 | 404;
  title: string;
  description: string;
  /** Markup that the page adds to its head: `meta` and `link` elements. */
  headTags: string;
  /** The theme layout around the view, when the site has one. */
  layout: ContentComponent | undefined;
  view: ContentComponent;
}

const body = (files: SiteFiles, key: string): JsonObject | undefined => asRecord(asRecord(files[key])?.contentBody);

const bodiesOf = (files: SiteFiles, type: string): JsonObject[] =>
  Object.keys(files)
    .filter((key) => key.startsWith(`${type}/`))
    .map((key) => body(files, key) ?? {});

function layoutFor(files: SiteFiles, layoutType: string): ContentComponent | undefined {
  const themes = bodiesOf(files, "sfdc_cms__theme");
  const layouts = themes.flatMap(({ layouts: list }) => (Array.isArray(list) ? list.map(asRecord) : []));
  const layout = layouts.find((candidate) => candidate?.layoutType === layoutType);
  return readComponent(body(files, `sfdc_cms__themeLayout/${asText(layout?.layoutId)}`)?.component);
}

function pageOfView(files: SiteFiles, viewId: string, status: Page["status"]): Page | undefined {
  const content = body(files, `sfdc_cms__view/${viewId}`);
  const view = readComponent(content?.component);
  if (!content || !view) return undefined;
  const { pageTitle, description, customHeadTags } =
    findComponent(view, "community_builder:seoAssistant")?.attributes ?? {};
  return {
    status,
    title: asText(pageTitle),
    description: asText(description),
    headTags: asText(customHeadTags),
    layout: layoutFor(files, asText(content.themeLayoutType)),
    view,
  };
}

const withoutSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, "");

/**
 * Finds the page of a path, with and without its closing slash; the error page for a path that has none.
 *
 * @returns undefined when the site has no error page either
 */
export function findPage(files: SiteFiles, path: string): Page | undefined {
  const routes = bodiesOf(files, "sfdc_cms__route");
  const wanted = withoutSlashes(path);
  const route = routes.find(({ urlPrefix }) => asText(urlPrefix) === wanted);
  const found = route && pageOfView(files, asText(route.activeViewId), 200);
  if (found) return found;
  const error = routes.find(({ routeType }) => routeType === "error");
  return error && pageOfView(files, asText(error.activeViewId), 404);
}

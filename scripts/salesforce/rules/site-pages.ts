import type { Rule } from "../rule.ts";
import { readPages, readSites, type ContentItem, type Site } from "../site.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";
import { checkComponent } from "./page-components.ts";
import { checkTree } from "./page-tree.ts";

/** The pages that every "Build Your Own" site has to keep: Salesforce rejects a site that lacks one. */
const stockRouteTypes = [
  "check-password",
  "error",
  "forgot-password",
  "home",
  "login-main",
  "managed-content-sfdc_cms__news",
  "self-register",
  "service-not-available",
  "too-many-requests",
];

/** Pages in this layout are published as static files. Salesforce's own template gives them no search metadata. */
const staticLayout = "ServiceNotAvailable";

/** Problems in the pages and settings of a site that break a deployment, Experience Builder or a visit. */
export const sitePages: Rule = {
  title: "The pages of the site are complete and agree with its settings",
  check(source) {
    const sites = readSites(source);
    if (sites.length === 0)
      return [
        problemIn("digitalExperiences", "there is no site; add a folder with a .digitalExperience-meta.xml file."),
      ];
    return sites.flatMap((site) => [
      ...site.problems.map(([path, text]) => problemIn(path, text)),
      ...[...checkRoutes(site), ...checkLanguage(site), ...checkTheme(site)].map((text) =>
        problemIn(site.folder, text),
      ),
      ...site.items("route").flatMap((route) => checkRoute(route, site.items("view"))),
      ...checkViews(site),
      ...checkComponents(source, site),
    ]);
  },
};

function checkRoutes(site: Site): string[] {
  const routes = site.items("route").map(({ body }) => body);
  const types = routes.map(({ routeType }) => routeType);
  return [
    ...stockRouteTypes
      .filter((type) => !types.includes(type))
      .map((type) => `no route has the type ${type}, and Salesforce rejects a site without it; add one.`),
    ...repeated(types).map((type) => `two routes have the type ${type}; remove one.`),
    ...repeated(routes.map(({ urlPrefix }) => urlPrefix)).map(
      (url) => `two routes have the address "${url}"; change one.`,
    ),
  ];
}

function checkRoute({ path, body: { activeViewId, routeType } }: ContentItem, views: readonly ContentItem[]): string[] {
  const view = views.find(({ apiName }) => apiName === activeViewId);
  if (!view) return [problemIn(path, `the view ${activeViewId} does not exist; correct activeViewId.`)];
  const { viewType } = view.body;
  return viewType === routeType
    ? []
    : [problemIn(path, `its type is ${routeType}, but the type of its view is ${viewType}; change one.`)];
}

function checkViews(site: Site): string[] {
  const shown = new Set(site.items("route").map(({ body }) => body.activeViewId));
  const layouts = new Set(themeOf(site)?.body.layouts?.map(({ layoutType }) => layoutType));
  return readPages(site).flatMap(({ path, nodes }) => {
    const view = site.items("view").find((item) => item.path === path);
    if (!view) return [];
    const { themeLayoutType = "" } = view.body;
    return [
      ...(shown.has(view.apiName) ? [] : ["no route shows this page; add a route, or remove the page."]),
      ...(layouts.has(themeLayoutType) ? [] : [`the theme has no layout of the type ${themeLayoutType}; correct it.`]),
      ...(themeLayoutType === staticLayout ? [] : checkSearchMetadata(nodes)),
    ].map((text) => problemIn(path, text));
  });
}

function checkSearchMetadata(nodes: ReturnType<typeof readPages>[number]["nodes"]): string[] {
  const assistant = nodes.find(({ definition }) => definition === "community_builder:seoAssistant");
  if (!assistant) return ["the page has no community_builder:seoAssistant, so it has no title; add one."];
  const { pageTitle, description } = assistant.attributes ?? {};
  if (!pageTitle) return ["the page has no title; fill in pageTitle of its seoAssistant."];
  const block = nodes.find(({ definition }) => definition === "c:tdSearchMetadata");
  // The page has the same title before and after the block's script runs.
  const differs = block && (block.attributes?.title !== pageTitle || block.attributes.description !== description);
  return differs ? ["its c:tdSearchMetadata and seoAssistant differ in title or description; make them equal."] : [];
}

/** Ids have to be unique in the whole site, so pages are checked together. */
function checkComponents(source: SourceTree, site: Site): string[] {
  const pages = readPages(site);
  return [
    ...repeated(pages.flatMap(({ nodes }) => nodes.map(({ id }) => id))).map((id) =>
      problemIn(site.folder, `the id ${id} occurs more than once in the site; make a new one.`),
    ),
    ...pages.flatMap(({ path, nodes }) =>
      [...checkTree(nodes), ...nodes.flatMap((node) => checkComponent(source, node))].map((text) =>
        problemIn(path, text),
      ),
    ),
  ];
}

function checkLanguage(site: Site): string[] {
  const { defaultLocale = "", languages = [] } = site.items("languageSettings")[0]?.body ?? {};
  return [
    ...(/^nl(_NL)?$/.test(defaultLocale)
      ? []
      : [`the default language is ${defaultLocale}, but the texts are Dutch; use nl_NL.`]),
    ...(languages.some(({ locale }) => locale === defaultLocale)
      ? []
      : ["the default language is missing from the languages; add it."]),
  ];
}

function themeOf(site: Site): ContentItem | undefined {
  const themeId = site.items("appPage")[0]?.body.currentThemeId;
  return site.items("theme").find(({ apiName }) => apiName === themeId);
}

function checkTheme(site: Site): string[] {
  const app = site.items("appPage")[0]?.body;
  const theme = themeOf(site)?.body;
  if (!theme) return [`the theme ${app?.currentThemeId} does not exist; correct currentThemeId.`];
  const exists = (type: string, name: string | undefined): boolean =>
    site.items(type).some(({ apiName }) => apiName === name);
  return [
    ...(app?.isLockerServiceEnabled
      ? []
      : [
          "Lightning Web Security is off, so any component can read the whole page; set isLockerServiceEnabled to true.",
        ]),
    ...(exists("brandingSet", theme.activeBrandingSetId)
      ? []
      : [`the branding set ${theme.activeBrandingSetId} does not exist; correct activeBrandingSetId.`]),
    ...(theme.layouts ?? [])
      .filter(({ layoutId }) => !exists("themeLayout", layoutId))
      .map(({ layoutId }) => `the theme layout ${layoutId} does not exist; correct layoutId.`),
  ];
}

const repeated = (values: readonly (string | undefined)[]): (string | undefined)[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

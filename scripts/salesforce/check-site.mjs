import { findSiteFolders, readSite } from "./site-bundle.mjs";
import { checkAddresses, checkReferences } from "./site-references.mjs";
import { checkTree, walkTree } from "./site-tree.mjs";

/** @typedef {import("./site-bundle.mjs").SiteBundle} SiteBundle */
/** @typedef {import("./site-bundle.mjs").ContentItem} ContentItem */

/** The pages every Build Your Own site has to keep; Salesforce refuses a site that lacks one. */
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

/** Pages in this layout are published as static files; Salesforce's own template gives them no search metadata. */
const staticLayout = "ServiceNotAvailable";

const checks = [
  checkRoutes,
  checkViews,
  checkIds,
  checkLanguage,
  checkAccess,
  checkTheme,
  checkAddresses,
  checkReferences,
];

/**
 * Checks the pages and settings of every site in a project for what a deploy or a visitor would stumble over.
 *
 * @param {string} forceAppDir folder to search for sites, for example `force-app`
 * @returns {string[]} one sentence a problem; empty when all is well
 */
export function checkSite(forceAppDir) {
  const folders = findSiteFolders(forceAppDir);
  if (folders.length === 0)
    return [`No site was found in ${forceAppDir}: it holds no .digitalExperience-meta.xml file.`];
  return folders.flatMap((folder) => {
    const site = readSite(folder);
    return [...site.problems, ...checks.flatMap((check) => check(site))];
  });
}

/** @param {SiteBundle} site */
function checkRoutes(site) {
  const routes = site.items("route");
  const types = routes.map((route) => route.content.contentBody.routeType);
  const urls = routes.map((route) => route.content.contentBody.urlPrefix);
  return [
    ...stockRouteTypes.filter((type) => !types.includes(type)).map((type) => `The site has no route of type ${type}.`),
    ...repeated(types).map((type) => `Two routes have the type ${type}.`),
    ...repeated(urls).map((url) => `Two routes have the address "${url}".`),
    ...routes.flatMap((route) => checkRoute(route, site.items("view"))),
  ];
}

/**
 * @param {ContentItem} route
 * @param {ContentItem[]} views
 */
function checkRoute({ file, content }, views) {
  const { activeViewId, routeType } = content.contentBody;
  const view = views.find(({ apiName }) => apiName === activeViewId);
  if (!view) return [`${file} shows the view ${activeViewId}, which does not exist.`];
  const { viewType } = view.content.contentBody;
  return viewType === routeType ? [] : [`${file} is of type ${routeType}, but its view is of type ${viewType}.`];
}

/** @param {SiteBundle} site */
function checkViews(site) {
  const shown = new Set(site.items("route").map((route) => route.content.contentBody.activeViewId));
  return site
    .items("view")
    .flatMap((view) => [
      ...(shown.has(view.apiName) ? [] : [`${view.file} is shown by no route.`]),
      ...checkSearchMetadata(view),
    ]);
}

/** @param {ContentItem} view */
function checkSearchMetadata({ file, content }) {
  const { component, themeLayoutType } = content.contentBody;
  if (themeLayoutType === staticLayout) return [];
  const nodes = [...walkTree(component)];
  const assistant = nodes.find((node) => node.definition === "community_builder:seoAssistant");
  if (!assistant) return [`${file} has no community_builder:seoAssistant.`];
  const { pageTitle, description } = assistant.attributes ?? {};
  if (!pageTitle) return [`${file} has no page title in its seoAssistant.`];
  const block = nodes.find((node) => node.definition === "c:tdSearchMetadata");
  // The page says one thing before the block's script runs and the same after it.
  const differs = block && (block.attributes?.title !== pageTitle || block.attributes?.description !== description);
  return differs
    ? [`${file} has another title or description in its c:tdSearchMetadata than in its seoAssistant.`]
    : [];
}

/** @param {SiteBundle} site */
function checkIds(site) {
  const pages = [...site.items("view"), ...site.items("themeLayout")];
  const ids = pages.flatMap(({ content }) => [...walkTree(content.contentBody.component)].map((node) => node.id));
  return [
    ...repeated(ids).map((id) => `The id ${id} is used more than once in the site.`),
    ...pages.flatMap(({ file, content }) => checkTree(content.contentBody.component).map((why) => `${file}: ${why}`)),
  ];
}

/** @param {SiteBundle} site */
function checkLanguage(site) {
  const { defaultLocale, languages } = site.items("languageSettings")[0]?.content.contentBody ?? {};
  const locales = (languages ?? []).map((language) => language.locale);
  return [
    ...(/^nl(_NL)?$/.test(defaultLocale) ? [] : [`The site's default language is ${defaultLocale}, not Dutch.`]),
    ...(locales.includes(defaultLocale) ? [] : ["The site's default language is missing from its languages."]),
  ];
}

/** @param {SiteBundle} site */
function checkAccess(site) {
  const access = site.items("site")[0]?.content.contentBody.authenticationType;
  const isPublic = access === "AUTHENTICATED_WITH_PUBLIC_ACCESS_ENABLED";
  return isPublic ? [] : [`Visitors cannot reach the site: its access is ${access}.`];
}

/** @param {SiteBundle} site */
function checkTheme(site) {
  const app = site.items("appPage")[0]?.content.contentBody;
  const theme = site.items("theme").find(({ apiName }) => apiName === app?.currentThemeId)?.content.contentBody;
  if (!theme) return [`The site's theme ${app?.currentThemeId} does not exist.`];
  const exists = (/** @type {string} */ type, /** @type {string} */ apiName) =>
    site.items(type).some((item) => item.apiName === apiName);
  const layoutTypes = new Set(theme.layouts.map((layout) => layout.layoutType));
  const strayViews = site.items("view").filter(({ content }) => !layoutTypes.has(content.contentBody.themeLayoutType));
  const strayLayouts = theme.layouts.filter(({ layoutId }) => !exists("themeLayout", layoutId));
  return [
    ...(app.isLockerServiceEnabled ? [] : ["Lightning Web Security is switched off for the site."]),
    ...(exists("brandingSet", theme.activeBrandingSetId) ? [] : [`The theme's branding set does not exist.`]),
    ...strayLayouts.map(({ layoutId }) => `The theme layout ${layoutId} does not exist.`),
    ...strayViews.map(({ file }) => `${file} asks for a theme layout that the theme does not have.`),
  ];
}

/** @param {string[]} values */
const repeated = (values) => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];

import basePath from "@salesforce/community/basePath";
import {
  keepPageQuery,
  parseSettings,
  recordCampaign,
  showProblem,
  siteAddress,
  watchAnchor,
  withPageQuery,
} from "c/tdShared";

// By their bare names: under Lightning Web Security, `window.location` is not the page's.
const page = { document, location };

/**
 * The tab's storage for this site alone, because an org may have other sites at the same domain.
 *
 * @throws if the browser blocks it
 */
export function tabStorage() {
  const storage = sessionStorage;
  const nameOf = (name) => basePath + name;
  return {
    getItem: (name) => storage.getItem(nameOf(name)),
    setItem: (name, value) => storage.setItem(nameOf(name), value),
    removeItem: (name) => storage.removeItem(nameOf(name)),
  };
}

/**
 * Whether visitors see this page. Experience Builder shows it at hosts of its own domain: on its canvas and in its preview. No
 * address that somebody makes can be at that domain.
 */
export const isPublished = !location.hostname.endsWith(".salesforce-experience.com");

// Once per page, because a page evaluates this module once.
if (isPublished) {
  keepPageQuery(page);
  recordCampaign(location.search, tabStorage);
}

/**
 * Keeps the anchor of the page's address in view while blocks are rendered.
 *
 * @param {Element} element that is rendered by script
 */
export const observeRendering = watchAnchor(page);

/**
 * Opens an address in this tab, with the page's query if it has none.
 *
 * @param {string} address as a builder typed it
 */
export function goTo(address) {
  // Not the navigation service: it may open a web address in a new tab, which browsers block unless the visitor clicked.
  window.open(withPageQuery(siteAddress(address, basePath), location.href), "_self");
}

/** Path of the current page below the site's base path. */
export const currentPath = () => location.pathname.slice(basePath.length) || "/";

/**
 * Writes one line for the people who run the site.
 *
 * @param {string} message without personal data
 * @param {unknown} [error] of the browser, of a wire or of Apex
 */
export function log(message, error) {
  const reason = error?.body?.message ?? error?.message;
  console.error(reason ? `${message} ${reason}` : message);
}

/** Warnings that were logged. A component renders often, and each problem is worth one line. */
const warnings = new Set();

/** Parses what the builder set on a block, and logs a warning for each invalid setting. */
export function parseAndWarn({ name, properties }, settings) {
  return parseSettings(properties, settings, (property, problem) => {
    const warning = `${name}: ${property}: ${showProblem(problem)}`;
    if (!warnings.has(warning)) console.warn(warning);
    warnings.add(warning);
  });
}

import basePath from "@salesforce/community/basePath";
import { keepPageQuery, siteAddress, watchAnchor, withPageQuery } from "c/tdModels";
import { log } from "./log";

// By their bare names: under Lightning Web Security, `window.location` is not the page's.
const page = { document, location };

// Once per page, because a page evaluates this module once.
keepPageQuery(page);

/**
 * Keeps the anchor of the page's address in view while blocks are rendered.
 *
 * @param {Element} element that is rendered by script
 */
export const observeRendering = watchAnchor(page);

/**
 * The address for a browser.
 *
 * @param {string | undefined} address as a builder typed it
 */
export const resolveAddress = (address) => siteAddress(address ?? "", basePath);

/**
 * Opens an address in this tab, with the page's query.
 *
 * @param {string} address as a builder typed it
 */
export function goTo(address) {
  // Not the navigation service: it may open a web address in a new tab, which browsers block unless the visitor clicked.
  window.open(withPageQuery(resolveAddress(address), location.href), "_self");
}

/** Path of the current page below the site's base path. */
export const currentPath = () => location.pathname.slice(basePath.length) || "/";

export { log };

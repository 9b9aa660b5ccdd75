import basePath from "@salesforce/community/basePath";

/**
 * The address of a page. A site may stand below a path of its domain, and what a builder sets begins at the site.
 *
 * @param {string | undefined} url one that begins with a single slash lies on this site
 * @example siteAddress("/contact") // "/reizen/contact"
 */
export const siteAddress = (url) => (/^\/(?!\/)/.test(url) ? basePath + url : url);

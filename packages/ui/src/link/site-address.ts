/**
 * The address of a page or file on this site, as a browser needs it. A site may be served below a path of its domain, while
 * the addresses that a site builder types begin at the site. Only those that begin with a single slash change: anchors,
 * `mailto:`, `tel:` and `https:` addresses stay as they are.
 *
 * @param basePath path below which the site is served, without a slash at its end: "/reizen", or empty
 * @example siteAddress("/contact", "/reizen"); // "/reizen/contact"
 * @example siteAddress("#offerte", "/reizen"); // "#offerte"
 */
export function siteAddress(address: string, basePath = ""): string {
  return /^\/(?!\/)/.test(address) ? basePath.replace(/\/$/, "") + address : address;
}

/** Parameter of a page's address that preselects a destination in the request form. */
export const destinationParameter = "bestemming";

/** Parameters of one page: the reference of a submission, the record of a page, and the destination that a link preselects. */
const pageParameters = new Set(["ts", "recordId", destinationParameter]);

/**
 * An address with the query parameters of the page that leads to it, such as those of a campaign. An address stays as it
 * is if it has a query of its own, as that of the thank-you page, or is on another site or of another scheme.
 *
 * @param address as a browser understands it on the page
 * @param pageUrl the whole address of the page
 * @throws TypeError for text that is no address, such as "https://"
 * @example withPageQuery("/contact#adres", "https://example.com/?utm_source=a"); // "/contact?utm_source=a#adres"
 */
export function withPageQuery(address: string, pageUrl: string): string {
  const page = new URL(pageUrl);
  const target = new URL(address, page);
  if (target.origin !== page.origin || target.search) return address;
  for (const [name, value] of page.searchParams) {
    if (!pageParameters.has(name)) target.searchParams.append(name, value);
  }
  // An unchanged address keeps its own way of writing.
  if (!target.search) return address;
  const path = target.pathname + target.search + target.hash;
  // A path of two slashes would be read as the address of another site.
  return path.startsWith("//") ? target.href : path;
}

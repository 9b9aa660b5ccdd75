import { siteAddress } from "@travel-design/ui/models";

const addressAttributes = /(\s(?:href|src|srcset)\s*=\s*)("[^"]*"|'[^']*')/gi;

/** One address, or the list of a `srcset`: "/a.webp 640w, /b.webp 960w". */
const siteAddresses = (value: string, basePath: string): string =>
  value
    .split(/(,\s+)/)
    .map((part) => siteAddress(part, basePath))
    .join("");

/**
 * Markup that a site builder wrote, with the addresses of links and pictures on this site below its base path.
 *
 * @example siteMarkup('<a href="/contact">Contact</a>', "/reizen"); // '<a href="/reizen/contact">Contact</a>'
 */
export const siteMarkup = (html: string, basePath: string): string =>
  basePath === ""
    ? html
    : html.replace(addressAttributes, (_, start: string, quoted: string) => {
        const [quote] = quoted;
        return `${start}${quote}${siteAddresses(quoted.slice(1, -1), basePath)}${quote}`;
      });

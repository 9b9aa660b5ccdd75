/** Any origin will do: an address that keeps it is a path on the site itself. */
const site = "https://relative.invalid";

/** Schemes that open something else than a page. */
export const shortcutSchemes = ["mailto:", "tel:"] as const;

const isShortcut = (protocol: string): boolean => shortcutSchemes.some((scheme) => scheme === protocol);

/**
 * Whether a link may be shown: a page over https, a path from the root of the site, an anchor, or a mail or telephone
 * shortcut.
 *
 * @example isValidLink("/contact"); // true
 * @example isValidLink("//example.com"); // false
 * @example isValidLink("javascript:alert(1)"); // false
 */
export function isValidLink(address: unknown): address is string {
  if (typeof address !== "string" || !URL.canParse(address, site)) return false;
  // The browser's own reading, so that what it overlooks, such as a tab between two slashes, hides nothing from us.
  const { origin, protocol } = new URL(address, site);
  if (/^[/#]/.test(address)) return origin === site;
  return isShortcut(protocol) || /^https:\/\//i.test(address);
}

import { tryTo } from "../internal/try-to.ts";

/** Any origin will do: an address that keeps it is a path on the site itself. */
const site = "https://relative.invalid";

/** Parses like a browser, which for example ignores a tab between two slashes. */
function readAddress(address: string): URL | undefined {
  // Not `URL.canParse`: Safari 16 and Chrome before 120 have none.
  return tryTo(() => new URL(address, site));
}

/**
 * Whether a link may be shown: a page over https, a path from the root of the site, an anchor, or a mail or telephone
 * shortcut.
 *
 * @example isValidLink("/contact"); // true
 * @example isValidLink("//example.com"); // false
 * @example isValidLink("javascript:alert(1)"); // false
 */
export function isValidLink(address: unknown): address is string {
  if (typeof address !== "string") return false;
  const url = readAddress(address);
  if (!url) return false;
  if (/^[/#]/.test(address)) return url.origin === site;
  return /^(?:mailto|tel):$/.test(url.protocol) || /^https:\/\//i.test(address);
}

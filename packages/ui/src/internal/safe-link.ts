const safeProtocols = ["http:", "https:", "mailto:", "tel:"];

/**
 * Tells whether an address that a site builder typed may be followed. Relative addresses may; script addresses may not.
 *
 * @example isSafeLink("/contact"); // true
 * @example isSafeLink("javascript:alert(1)"); // false
 */
export function isSafeLink(address: string): boolean {
  const base = "https://relative.invalid";
  return URL.canParse(address, base) && safeProtocols.includes(new URL(address, base).protocol);
}

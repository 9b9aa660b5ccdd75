import type { NavigationMenu, NavigationMenuItem } from "../endpoints/content.ts";

/** A link of a navigation menu. */
export interface NavigationLink {
  readonly label: string;
  /** An address of another site, or a path below the path of this one. */
  readonly address: string;
}

/** Types of items that have an address. */
const linkTypes: readonly string[] = ["InternalLink", "ExternalLink"];

/** A path of the site without the path below which the site is served. */
const withoutBase = (address: string, basePath: string): string =>
  basePath && `${address}/`.startsWith(`${basePath}/`) ? address.slice(basePath.length) || "/" : address;

function linksOf({ label, actionType, actionValue, subMenu = [] }: NavigationMenuItem, basePath: string) {
  const isLink = linkTypes.includes(actionType) && actionValue;
  const own: NavigationLink[] = isLink ? [{ label, address: withoutBase(actionValue, basePath) }] : [];
  return [...own, ...subMenu.flatMap((item): NavigationLink[] => linksOf(item, basePath))];
}

/**
 * The links of a navigation menu in order, those of submenus after the item that contains them. Other items, such as objects
 * and topics, have no address.
 *
 * @param basePath path below which the site is served, for example `/reizen`; empty for the root
 * @example navigationLinks(await platform.getNavigationMenu.read({ communityId }), "/reizen") // [{ label: "Contact", address: "/contact" }]
 */
export const navigationLinks = ({ menuItems }: NavigationMenu, basePath: string): readonly NavigationLink[] =>
  menuItems.flatMap((item) => linksOf(item, basePath));

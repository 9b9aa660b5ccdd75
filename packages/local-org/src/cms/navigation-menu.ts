import type { NavigationMenu, NavigationMenuItem } from "@travel-design/platform";
import { OrgError } from "../errors.ts";
import { queryList } from "../http/input.ts";
import type { NavigationItemMetadata, NavigationMenuMetadata } from "../metadata/read-navigation-menu.ts";
import { get, type Call, type Endpoint } from "../ui-api/endpoint.ts";
import { booleanOfQuery, choiceOfQuery } from "../ui-api/query.ts";
import { sitesOf } from "./sites.ts";

/** The menu that every site has, by its label. */
const defaultLabel = "Default Navigation";

/** The address of an item that is a link. */
function addressOf({ type, target }: NavigationItemMetadata, basePath: string): string | null {
  if (type === "InternalLink") return basePath + (target ?? "/");
  return type === "ExternalLink" ? target : null;
}

/** The menu that a call names; undefined for the default menu of a site that has none. */
function findMenu({ query, org }: Call, site: string): NavigationMenuMetadata | undefined {
  const name = query.get("navigationLinkSetDeveloperName");
  const id = query.get("navigationLinkSetId");
  const menus = org.metadata.latest().navigationMenus.filter((menu) => menu.site.replaceAll(" ", "_") === site);
  if (name === null && id === null) return menus.find(({ label }) => label === defaultLabel);
  const menu = menus.find(({ developerName, id: menuId }) => developerName === name || menuId === id);
  if (menu) return menu;
  throw new OrgError(404, "NOT_FOUND", "The site has no navigation menu with this name or id.");
}

/** The items of a menu that the caller may see. The metadata has one state of it, so a draft is what is live. */
function navigationMenu(call: Call): NavigationMenu {
  const { org, user, query, request } = call;
  const site = sitesOf(org.forceApp).find(({ communityId }) => communityId === call.param("communityId"));
  if (!site) throw new OrgError(404, "NOT_FOUND", "There is no site with this id; take one from the running org.");
  choiceOfQuery(query, "publishStatus", ["Draft", "Live"], "Live");
  booleanOfQuery(query, "includeImageUrl");
  const { basePath } = request;
  const skipped = queryList(query, "menuItemTypesToSkip");
  const shown = (items: readonly NavigationItemMetadata[]): NavigationMenuItem[] =>
    items
      .filter(({ type, isPublic }) => !skipped.includes(type) && (isPublic || user !== "guest"))
      .map((item) => ({
        label: item.label,
        actionType: item.type,
        actionValue: addressOf(item, basePath),
        imageUrl: null,
        subMenu: shown(item.items),
        target: item.opensNewWindow ? "NewWindow" : "CurrentWindow",
      }));
  const home = { label: "Home", type: "InternalLink", target: "/", opensNewWindow: false, isPublic: true, items: [] };
  const items = findMenu(call, site.name)?.items ?? [];
  return { menuItems: shown(booleanOfQuery(query, "addHomeMenuItem") ? [home, ...items] : items) };
}

/** The navigation menus of sites. */
export const navigationEndpoints: readonly Endpoint[] = [
  get("/connect/communities/:communityId/navigation-menu/navigation-menu-items", navigationMenu),
];

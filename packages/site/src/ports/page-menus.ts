import { pageHeader } from "@travel-design/blocks";
import { navigationLinks, type NavigationLink } from "@travel-design/platform";
import { asText, type ContentComponent } from "../content/content-tree.ts";
import { platformAt } from "./server-platform.ts";

/** Where the navigation menus of a site are read. */
export interface MenuSource {
  /** The site's id in the org, for example `0DB…`; empty if there is no org. */
  communityId: string;
  /** Address of the org behind the site, without a trailing slash. */
  origin: string;
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
}

/** Links by the developer name of their menu. */
type Menus = ReadonlyMap<string, readonly NavigationLink[]>;

const menuOf = ({ definition, attributes }: ContentComponent): string =>
  definition === pageHeader.definition ? asText(attributes.menu).trim() : "";

const menusIn = (component: ContentComponent): string[] => [
  ...[menuOf(component)].filter(Boolean),
  ...component.children.flatMap(({ children }) => children.flatMap(menusIn)),
];

function withLinks(component: ContentComponent, menus: Menus): ContentComponent {
  const links = menus.get(menuOf(component));
  const { attributes, children } = component;
  return {
    ...component,
    attributes: links ? { ...attributes, links } : attributes,
    children: children.map((region) => ({
      ...region,
      children: region.children.map((child) => withLinks(child, menus)),
    })),
  };
}

async function readLinks(name: string, { communityId, origin, basePath }: MenuSource) {
  if (!communityId) throw new Error("there is no org to read it from.");
  const config = { communityId, navigationLinkSetDeveloperName: name };
  // Not from the cache: a builder who changes a menu expects it on the next visit.
  const links = navigationLinks(
    await platformAt(origin).getNavigationMenu.read(config, { policy: "no-cache" }),
    basePath,
  );
  if (links.length === 0) throw new Error("it has no links that visitors see.");
  return links;
}

/**
 * Gives each header that names a navigation menu of the site the links of that menu. A header whose menu cannot be read, or has
 * none, shows its own.
 *
 * @param component the page's layout or view
 * @param log gets one line for each menu that cannot be read
 * @returns undefined without a header that names a menu
 */
export async function withMenus(
  component: ContentComponent,
  source: MenuSource,
  log: (line: string) => void,
): Promise<ContentComponent | undefined> {
  const names = [...new Set(menusIn(component))];
  if (names.length === 0) return undefined;
  const menus = new Map<string, readonly NavigationLink[]>();
  for (const name of names) {
    try {
      menus.set(name, await readLinks(name, source));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(`The navigation menu ${name} cannot be read, so the header shows its own links: ${reason}`);
    }
  }
  return withLinks(component, menus);
}

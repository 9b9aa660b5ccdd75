import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const item = (position: number, label: string, type: string, more: string): string =>
  `<navigationMenuItem><label>${label}</label><position>${position}</position><type>${type}</type>${more}</navigationMenuItem>`;

const shown = "<publiclyAvailable>true</publiclyAvailable>";

/**
 * Writes the menu "Hoofdmenu" into a copy of the metadata: pages with a submenu, another site, and a page for members only.
 *
 * @param contact label of the last link
 */
export function writeNavigationMenu(forceApp: string, contact = "Bel ons"): void {
  const folder = join(forceApp, "navigationMenus");
  mkdirSync(folder, { recursive: true });
  const japan = item(0, "Japan", "InternalLink", `<target>/bestemmingen/japan</target>${shown}`);
  const items = [
    item(2, contact, "ExternalLink", `<target>https://bel.example/</target>${shown}`),
    item(0, "Reizen", "MenuLabel", `${shown}<subMenu>${japan}</subMenu>`),
    item(1, "Privacy", "InternalLink", `<target>/privacyverklaring</target>${shown}`),
    item(3, "Mijn reis", "InternalLink", "<target>/mijn-reis</target><publiclyAvailable>false</publiclyAvailable>"),
  ];
  writeFileSync(
    join(folder, "Hoofdmenu.navigationMenu-meta.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>
<NavigationMenu xmlns="http://soap.sforce.com/2006/04/metadata">
<container>Travel Design</container><containerType>Network</containerType><label>Hoofdmenu</label>${items.join("")}
</NavigationMenu>
`,
  );
}

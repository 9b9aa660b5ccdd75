import basePath from "@salesforce/community/basePath";
import { log } from "c/tdPage";
import TdPageBlock from "c/tdPageBlock";
import { navigationLinks } from "c/tdShared";
import { getNavigationMenu } from "experience/navigationMenuApi";
import { wire } from "lwc";

/** Base class of a header, which shows a navigation menu of the site, or its own links without one. */
export default class TdMenuBlock extends TdPageBlock {
  /** The links of the menu: none while the platform reads it, undefined if the header shows its own. */
  menuLinks = [];

  /** Developer name of the menu. */
  get menuName() {
    const { menu } = this.settings;
    return typeof menu === "string" ? menu.trim() || undefined : undefined;
  }

  get shownSettings() {
    const { settings, menuName, menuLinks } = this;
    return menuName && menuLinks ? { ...settings, links: menuLinks } : settings;
  }

  @wire(getNavigationMenu, {
    navigationLinkSetDeveloperName: "$menuName",
    addHomeMenuItem: false,
    includeImageUrl: false,
  })
  receiveMenu({ data, error }) {
    // Without a name the platform may send the site's default menu.
    if (!this.menuName || !(data || error)) return;
    const links = data ? navigationLinks(data, basePath) : [];
    if (links.length === 0)
      log(`The navigation menu ${this.menuName} has no links, so the header shows its own.`, error);
    this.menuLinks = links.length > 0 ? links : undefined;
    this.mounted?.update(this.shownSettings);
  }
}

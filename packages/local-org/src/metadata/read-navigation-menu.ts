import { declaredId } from "../salesforce-id.ts";
import type { MetadataFile } from "./metadata-files.ts";
import type { XmlElement } from "./xml.ts";

/** An item of a navigation menu. */
export interface NavigationItemMetadata {
  label: string;
  /** For example `InternalLink`. */
  type: string;
  /** The address of a link. */
  target: string | null;
  opensNewWindow: boolean;
  /** Whether guests see it. */
  isPublic: boolean;
  items: readonly NavigationItemMetadata[];
}

/** A navigation menu of a site. */
export type NavigationMenuMetadata = ReturnType<typeof readNavigationMenu>;

const readItems = (element: XmlElement): NavigationItemMetadata[] =>
  element
    .elements("navigationMenuItem")
    .toSorted((one, other) => one.number("position") - other.number("position"))
    .map((item) => ({
      label: item.requiredText("label"),
      type: item.requiredText("type"),
      target: item.text("target") ?? null,
      opensNewWindow: item.text("targetPreference") === "OpenExternalLinkInNewTab",
      isPublic: item.flag("publiclyAvailable"),
      items: item.elements("subMenu").flatMap(readItems),
    }));

/** Reads a `*.navigationMenu-meta.xml` file. */
export const readNavigationMenu = ({ element, name }: MetadataFile) => ({
  id: declaredId("0Yo", name),
  developerName: name,
  label: element.requiredText("label"),
  /** Name of the site, as that of its file in `networks`. */
  site: element.requiredText("container"),
  items: readItems(element),
});

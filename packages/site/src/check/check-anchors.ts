import { asRecord } from "../content/content-tree.ts";
import { linksOf } from "./check-addresses.ts";
import { blocksByDefinition } from "./check-component.ts";
import { memberOf, textOf, valueOf } from "./json-tree.ts";
import { suggest } from "./nearest-name.ts";
import { readPageNode, walkPage, type PageNode } from "./page-tree.ts";
import type { ContentFile, Site } from "./site-source.ts";

/** The names of places that links can lead to on a page, by its address without slashes around it. Undefined for no page. */
export type AnchorsOn = (page: string) => ReadonlySet<string> | undefined;

const anchorsOf = (components: readonly PageNode[]): ReadonlySet<string> =>
  new Set(
    components.flatMap(({ definition, attributes }) => {
      const block = blocksByDefinition.get(definition);
      return block?.anchor(block.parse(asRecord(attributes && valueOf(attributes)) ?? {})) ?? [];
    }),
  );

/** Finds the places of pages. Each page is read once, and only if a link leads to a place on it. */
export function findAnchors(site: Site): AnchorsOn {
  const found = new Map<string, ReadonlySet<string> | undefined>();
  const read: AnchorsOn = (page) => {
    const route = site.files("route").find(({ body }) => textOf(body, "urlPrefix") === page);
    const view = site.files("view").find(({ apiName }) => route && apiName === textOf(route.body, "activeViewId"));
    const component = view && memberOf(view.body, "component")?.node;
    return component && anchorsOf(walkPage(readPageNode(component)));
  };
  return (page) => {
    if (!found.has(page)) found.set(page, read(page));
    return found.get(page);
  };
}

/** A link to a place, on another page or on its own. */
const placeOnPage = /^(?:\/([^?#]*))?(?:\?[^#]*)?#(.+)/;

/** Reports links to a place that a page does not have. A theme layout belongs to many pages, so only its links to others are checked. */
export function checkAnchors(
  { type, report }: ContentFile,
  components: readonly PageNode[],
  anchorsOn: AnchorsOn,
): void {
  const own = type === "view" ? anchorsOf(components) : undefined;
  for (const component of components) {
    for (const { property, node, address } of linksOf(component)) {
      const [, page, anchor] = placeOnPage.exec(address) ?? [];
      const anchors = page === undefined ? own : anchorsOn(page.replace(/\/$/, ""));
      if (!anchor || !anchors || anchors.has(anchor)) continue;
      const names = Array.from(anchors, (name) => `#${name}`);
      const meant = suggest(`#${anchor}`, names);
      report(node, (sentences) => sentences.missingAnchor([component.definition, property], page, anchor, meant), {
        property,
        severity: "warning",
        componentId: component.id,
      });
    }
  }
}

import { toObject } from "@travel-design/ui/internal";
import type { JsonObject } from "../content/content-tree.ts";

/**
 * A block that is hydrated: the server renders it as HTML, and the browser hydrates it in a React root of its own, as on an
 * Experience Cloud page. The HTML around it needs no script.
 */
export interface Island {
  /** The block's name. */
  name: string;
  /** The settings as the block parsed them on the server, so that the browser needs no parser. */
  settings: JsonObject;
  /** Prefix of the ids that React generates, different for each island of a page. */
  idPrefix: string;
}

/** The attribute that marks an island's element; its value is the island as JSON. */
const marker = "data-td-island";

/** Matches every island of a page. */
export const islandSelector = `[${marker}]`;

/** The attributes of the element around an island. */
export const markIsland = (island: Island): Record<string, string> => ({ [marker]: JSON.stringify(island) });

/** The attribute that marks a drop zone inside an island; its value is the zone's name. */
const slotMarker = "data-td-slot";

/** The attributes of the element around the content of a drop zone. */
export const markSlot = (name: string): Record<string, string> => ({ [slotMarker]: name });

/** The drop zones of an island by name, with the nodes that the server rendered. Those of islands inside it are left out. */
export const slotsOf = (element: Element): Map<string, readonly ChildNode[]> =>
  new Map(
    [...element.querySelectorAll(`[${slotMarker}]`)]
      .filter((slot) => slot.closest(islandSelector) === element)
      .map((slot) => [slot.getAttribute(slotMarker) ?? "", [...slot.childNodes]]),
  );

/** Parses the attribute of an island's element. The name of an invalid one is no block. */
export function readIsland(element: Element): Island {
  const { name, settings, idPrefix } = toObject(element.getAttribute(marker)) ?? {};
  return { name: String(name), settings: toObject(settings) ?? {}, idPrefix: String(idPrefix) };
}

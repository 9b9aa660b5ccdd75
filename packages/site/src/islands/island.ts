import { asRecord, asText, type JsonObject } from "../content/content-tree.ts";

/**
 * A block that lives in the browser: drawn on the server as plain HTML, taken over by a React root of its own, as on an
 * Experience Cloud page. Whatever stands around it is plain HTML and costs no script.
 */
export interface Island {
  /** The block's name in the catalogue. */
  name: string;
  attributes: JsonObject;
  /** Keeps the ids that React makes apart from those of the other islands on the page. */
  idPrefix: string;
}

/** The attribute that marks an island's element; its value is the island as JSON. */
const marker = "data-td-island";

/** What finds every island of a page. */
export const islandSelector = `[${marker}]`;

/** The attributes of the element around an island. */
export const markIsland = (island: Island): Record<string, string> => ({ [marker]: JSON.stringify(island) });

/** The attribute that marks a drop zone inside an island; its value is the zone's name. */
const slotMarker = "data-td-slot";

/** The attributes of the element around what stands in a drop zone of an island. */
export const markSlot = (name: string): Record<string, string> => ({ [slotMarker]: name });

/** An island's own drop zones, by name, with what the server drew in them. */
export const slotsOf = (element: Element): Map<string, readonly ChildNode[]> =>
  new Map(
    [...element.querySelectorAll(`[${slotMarker}]`)]
      .filter((slot) => slot.closest(islandSelector) === element)
      .map((slot) => [slot.getAttribute(slotMarker) ?? "", [...slot.childNodes]]),
  );

/** Reads an island's element; undefined where its mark is misshapen. */
export function readIsland(element: Element): Island | undefined {
  try {
    const island = asRecord(JSON.parse(element.getAttribute(marker) ?? ""));
    const name = asText(island?.name);
    return name
      ? { name, attributes: asRecord(island?.attributes) ?? {}, idPrefix: asText(island?.idPrefix) }
      : undefined;
  } catch {
    return undefined;
  }
}

import { contentKeysOf, readImageContents } from "@travel-design/ui/models";
import type { ContentComponent } from "../content/content-tree.ts";
import type { ImageContents } from "./contents-element.ts";
import { platformAt } from "./server-platform.ts";

/** Whether an attribute of a component is a picture. */
export type IsPicture = (definition: string, attribute: string) => boolean;

/** Where a page's content is read. */
export interface ContentSource {
  /** The site's id in the org, for example `0DM…`; empty if there is no org. */
  siteId: string;
  /** Address of the org behind the site, without a trailing slash. */
  origin: string;
}

function picturesIn({ definition, attributes, children }: ContentComponent, isPicture: IsPicture): unknown[] {
  const names = Object.keys(attributes).filter((name) => isPicture(definition, name));
  const inside = children.flatMap((region) => region.children.flatMap((child) => picturesIn(child, isPicture)));
  return [...names.map((name) => attributes[name]), ...inside];
}

/** The largest page of items that content delivery returns. */
const pageSize = 250;

/**
 * Reads the address and text of every picture of the content store on a page, in one request.
 *
 * @param components the page's view and layout
 * @param log gets one line if they cannot be read
 * @returns undefined for a page without such pictures; empty if they cannot be read, so that they fall back
 */
export async function readPageContents(
  components: readonly ContentComponent[],
  isPicture: IsPicture,
  { siteId, origin }: ContentSource,
  log: (line: string) => void,
): Promise<ImageContents | undefined> {
  const contentKeys = contentKeysOf(components.flatMap((component) => picturesIn(component, isPicture)));
  if (contentKeys.length === 0) return undefined;
  const config = { channelOrSiteId: siteId, contentKeys, includeContentBody: true, pageSize };
  try {
    if (!siteId) throw new Error("there is no org to read them from.");
    // Not from the cache: a builder who changes a text expects it on the next visit.
    const response = await platformAt(origin).getContents.read(config, { policy: "no-cache" });
    const contents = readImageContents(response);
    const missing = contentKeys.filter((key) => !contents.has(key));
    if (missing.length > 0) log(`The content store has no pictures ${missing.join(", ")}, or does not publish them.`);
    return contents;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(`The pictures ${contentKeys.join(", ")} cannot be read, so their texts are missing: ${reason}`);
    return new Map();
  }
}

import { join } from "node:path";
import { namesIn } from "../metadata/metadata-files.ts";
import { declaredId } from "../salesforce-id.ts";

/** A site of `force-app`, by whose ids content and search metadata are requested. */
export interface SiteIds {
  /** For example `Travel_Design`. */
  name: string;
  /** Starts with `0DM`. */
  siteId: string;
  /** The channel that delivers the site's content; starts with `0ap`. */
  channelId: string;
  /** Starts with `0DB`. */
  communityId: string;
}

const ending = ".site-meta.xml";

/**
 * The sites that `force-app` declares. Their ids follow from their names, so they are the same in every start.
 *
 * @param forceApp path of `force-app/main/default`
 */
export function sitesOf(forceApp: string): SiteIds[] {
  return namesIn(join(forceApp, "sites"))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .map((name) => ({
      name,
      siteId: declaredId("0DM", name),
      channelId: declaredId("0ap", name),
      communityId: declaredId("0DB", name),
    }));
}

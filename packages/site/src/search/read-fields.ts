import type { ReadFields } from "@travel-design/platform";
import { platformAt } from "../ports/server-platform.ts";

/** The record of a page. */
export interface PageRecord {
  /** The site's id in the org, for example `0DB…`. */
  communityId: string;
  /** Undefined for a page without a record. */
  recordId: string | undefined;
  /** Address of the org behind the site, without a trailing slash. */
  origin: string;
}

/** Reads fields of a page's record, for its title and description. A page without a record has none, and needs no request. */
export function readFieldsOf({ communityId, recordId, origin }: PageRecord): ReadFields {
  if (!recordId) return async () => ({});
  return (fields) => platformAt(origin).getSeoProperties.read({ communityId, recordId, fields });
}

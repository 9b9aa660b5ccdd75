import type { SiteTools } from "../check/site-check.ts";
import type { SiteStore } from "../store/site-store.ts";

/** Where pages are, and what knows about them. */
export interface PagePlace {
  store: SiteStore;
  tools: SiteTools;
}

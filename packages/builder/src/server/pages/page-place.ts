import type { SiteTools } from "../check/site-check.ts";
import type { SiteStore } from "../store/site-store.ts";

/** The store of the pages, and the tools that check them. */
export interface PagePlace {
  store: SiteStore;
  tools: SiteTools;
}

import type { ConfirmationSettings } from "./confirmation-settings.ts";
import type { SiteHandler } from "./http/server.ts";

/** A site of the org. Its guest has settings of its own, as the row of a guest profile in `Quotation_Settings__c`. */
export interface LocalSite {
  /** Name that a request from this site gets, as in `RequestSite.cls`; null for no site. */
  name: string | null;
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
  /** What visitors are written after a request. */
  confirmation: ConfirmationSettings;
  /** Responds with its pages. */
  pages?: SiteHandler | undefined;
}

/** The name of a site as requests have it. @param name for example `Travel_Design` */
export const siteNameOf = (name: string): string => name.replaceAll("_", " ");

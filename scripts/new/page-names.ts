import type { Names } from "./names.ts";

/** The names of a page. They have to agree, or the site has no such page. */
export interface PageNames {
  /** What visitors read: `Over ons`. */
  title: string;
  /** Its address on the site, without a slash: `over-ons`. */
  path: string;
  /** The type of its route and view: `custom-over-ons`. */
  pageType: string;
  /** Folder of its view: `Over_ons`. */
  viewName: string;
  /** Folder of its route: `Over_ons__c`. */
  routeName: string;
}

/** The folder of the content files of a type, from the repository's root. */
export const contentFolder = (type: "view" | "route"): string =>
  `force-app/main/default/digitalExperiences/site/Travel_Design1/sfdc_cms__${type}`;

/** @example pageNamesOf(parseName("over-ons")).routeName // "Over_ons__c" */
export function pageNamesOf({ kebab, words }: Names): PageNames {
  const viewName = words.replaceAll(" ", "_");
  return { title: words, path: kebab, pageType: `custom-${kebab}`, viewName, routeName: `${viewName}__c` };
}

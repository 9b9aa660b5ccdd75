import { appNames } from "../react-app/app-names.ts";

/** Names of the deployed components, in the source and in the org. */
export const siteNames = {
  /** Name of the Network, as Setup shows it. */
  label: "Travel Design",
  /** Name of the CustomSite, which owns the guest user and the login pages. */
  site: "Travel_Design",
  /** Name of the bundle with the pages. */
  bundle: "Travel_Design1",
  /** Permission sets of its guest user. */
  guests: ["Website_Guest", "Website_Guest_Options"],
  queue: "Offerteaanvragen",
  requestObject: "Contact_Request__c",
  employees: "Travel_Designer",
} as const;

/** What a deployment creates: an LWR site for Experience Builder, or a site that contains the pages as a React app. */
export type SiteKind = "lwr-site" | "react-app";

/** Names of one kind of site. */
type KindNames = Pick<typeof siteNames | typeof appNames, "label" | "site" | "bundle" | "guests">;

/** The names of the site that a deployment creates. */
export const namesOf = ({ as }: { as: SiteKind }): KindNames => (as === "react-app" ? appNames : siteNames);

/** The path of the site, or undefined before the first deployment. */
export const existingPrefix = (
  { site, bundle }: KindNames,
  sites: readonly { name: string; prefix: string }[] = [],
): string | undefined => (sites.find(({ name }) => name === bundle) ?? sites.find(({ name }) => name === site))?.prefix;

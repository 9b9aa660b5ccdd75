/** Names of the deployed components, in the source and in the org. */
export const siteNames = {
  /** Name of the Network, as Setup shows it. */
  label: "Travel Design",
  /** Name of the CustomSite, which owns the guest user and the login pages. */
  site: "Travel_Design",
  /** Name of the bundle with the pages. */
  bundle: "Travel_Design1",
  queue: "Offerteaanvragen",
  requestObject: "Contact_Request__c",
  employees: "Travel_Designer",
} as const;

/** The path of the site, or undefined before the first deployment. */
export const existingPrefix = (sites: readonly { name: string; prefix: string }[] = []): string | undefined =>
  (sites.find(({ name }) => name === siteNames.bundle) ?? sites.find(({ name }) => name === siteNames.site))?.prefix;

import { appNames, siteNames } from "@travel-design/site/metadata";

/** What a deployment creates: an LWR site for Experience Builder, or a site that contains the pages as a React app. */
export type SiteKind = "lwr-site" | "react-app";

/** Names of one kind of site. */
export type KindNames = Pick<typeof siteNames | typeof appNames, "label" | "site" | "bundle" | "guests">;

/** The names of the site that a deployment creates. */
export const namesOf = ({ as }: { as: SiteKind }): KindNames => (as === "react-app" ? appNames : siteNames);

/** The path of the site, or undefined before the first deployment. */
export const existingPrefix = (
  { site, bundle }: KindNames,
  sites: readonly { name: string; prefix: string }[] = [],
): string | undefined => (sites.find(({ name }) => name === bundle) ?? sites.find(({ name }) => name === site))?.prefix;

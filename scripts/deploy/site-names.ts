import { appNames, siteNames } from "@travel-design/site/metadata";

/** What a deployment creates: an LWR site for Experience Builder, or a site that contains the pages as a React app. */
export type SiteKind = "lwr-site" | "react-app";

/** What is deployed: a site, or the blocks and the form alone, for an LWR site that exists. */
export type DeploymentKind = SiteKind | "blocks";

/** Names of one kind of site. */
export type KindNames = Pick<typeof siteNames | typeof appNames, "label" | "site" | "bundle" | "guests">;

interface Kind {
  as: DeploymentKind;
}

/** The names of the site that a deployment creates; undefined if it creates none. */
export function createdSite({ as }: Kind): KindNames | undefined {
  if (as === "blocks") return undefined;
  return as === "react-app" ? appNames : siteNames;
}

/** The name of the site as Setup shows it. */
export const labelOfSite = ({ as, site = "" }: Kind & { site?: string | undefined }): string =>
  createdSite({ as })?.label ?? site;

/** Permission sets of the site's guest user. */
export const guestSets = (kind: Kind): readonly string[] => (createdSite(kind) ?? siteNames).guests;

/** What an org says about the sites that it has. */
interface SiteFacts {
  sites?: readonly { name: string; prefix: string }[] | undefined;
  /** The site of the deployment. */
  network?: { prefix: string } | undefined;
}

/** The path of the site, or undefined if it does not exist yet. */
export function existingPrefix(kind: Kind, { sites = [], network }: SiteFacts): string | undefined {
  const names = createdSite(kind);
  if (!names) return network?.prefix;
  const named = (wanted: string): string | undefined => sites.find(({ name }) => name === wanted)?.prefix;
  return named(names.bundle) ?? named(names.site);
}

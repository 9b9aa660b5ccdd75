import type { DeployOptions } from "./options.ts";
import type { OrgFacts } from "./org-facts.ts";
import { defaultAppPrefix, siteNames } from "@travel-design/site/metadata";
import { appChecks } from "./app-checks.ts";
import { error, ok, warning, type Check, type Finding } from "./finding.ts";
import { healthChecks } from "./health-checks.ts";
import { createdSite, existingPrefix } from "./site-names.ts";

/** The path that the site gets: the chosen one, the one it has, or the default, which is the root for an LWR site. */
export const prefixFor = (options: DeployOptions, facts: OrgFacts): string =>
  options.prefix ?? existingPrefix(options, facts) ?? (options.as === "react-app" ? defaultAppPrefix : "");

const signedIn: Check = ({ org }, { username }) =>
  ok(`The Salesforce CLI is signed in to the org ${org} as ${username}.`);

const digitalExperiences: Check = ({ org }, { sites, sitesError }) =>
  sites
    ? ok("Digital Experiences is enabled.")
    : error(
        `The org ${org} does not list its sites (${sitesError}), and without Digital Experiences it cannot have one: enable it in Setup, Digital Experiences, Settings.`,
      );

/** The site that gets the blocks, if the deployment creates none. */
const existingSite: Check = (options, { network, siteLabels = [], sites }) => {
  const { org, site = "" } = options;
  if (createdSite(options) || !sites) return undefined;
  if (!network)
    return error(
      `The org ${org} has no site named ${site}: choose one of ${siteLabels.join(", ") || "none, so create one first"} with --site.`,
    );
  if (network.site === "")
    return error(
      `The org ${org} does not list the site of ${site} that has its guest user: deploy with a user who has View Setup and Configuration.`,
    );
  return network.isLwr
    ? ok(`The site ${site} gets the blocks; its pages, settings and theme stay as they are.`)
    : error(
        `The site ${site} of the org ${org} is no LWR site, and the blocks need one: choose an LWR site with --site, or leave out --as and --site to deploy the site of this project.`,
      );
};

const path: Check = (options, facts) => {
  const names = createdSite(options);
  if (!names) return undefined;
  const prefix = prefixFor(options, facts);
  const existing = existingPrefix(options, facts);
  if (existing !== undefined && existing.toLowerCase() !== prefix.toLowerCase())
    return error(
      `The site is at /${existing} in the org ${options.org} and a deployment does not move it to /${prefix}: leave out --prefix, or first change the address in Setup, Digital Experiences, All Sites, Workspaces, Administration, Settings.`,
    );
  const other = facts.sites?.find(
    (site) =>
      site.name !== names.site && site.name !== names.bundle && site.prefix.toLowerCase() === prefix.toLowerCase(),
  );
  if (other)
    return error(
      `The path /${prefix} in the org ${options.org} belongs to the site ${other.name}, and two sites cannot share a path: choose another one with --prefix, for example --prefix reizen.`,
    );
  if (prefix === "" && existing === undefined)
    return warning(
      `The site is deployed at the root of the domain, which some orgs do not accept: if the deployment fails with "The value for urlPathPrefix in DigitalExperienceConfig isn't valid", deploy again with --prefix reizen.`,
    );
  return ok(`The path /${prefix} is free for this site.`);
};

/** Username of the user who owns what visitors store: the chosen one, the one of the site, or the signed-in one. */
export const ownerName = ({ owner }: DeployOptions, { siteOwner, username }: OrgFacts): string =>
  owner ?? siteOwner ?? username;

const owner: Check = (options, facts) => {
  const name = ownerName(options, facts);
  const remedy = createdSite(options)
    ? "name an active employee with --owner."
    : "choose an active employee in the workspace of the site, Administration, Preferences, Record ownership.";
  if (!createdSite(options) && facts.siteOwner === undefined)
    return warning(
      `Nobody is known to own what visitors of the site ${options.site} store if a queue does not: ${remedy}`,
    );
  if (!facts.owner)
    return error(`The org ${options.org} has no user ${name}, who would own what visitors store: ${remedy}`);
  if (!facts.owner.isActive)
    return error(
      `The user ${name} in the org ${options.org} is inactive and cannot own what visitors store: ${remedy}`,
    );
  if (!facts.owner.isEmployee)
    return error(
      `The user ${name} in the org ${options.org} is not an employee but a user of a site, who cannot own what visitors store: ${remedy}`,
    );
  return ok(`${name} owns what visitors store, unless a queue does.`);
};

const queueMember: Check = ({ org, queue }, { hasQueueMember }) => {
  if (queue === undefined) return undefined;
  if (hasQueueMember) return ok(`${queue} becomes a member of the queue ${siteNames.queue}.`);
  return error(
    `The org ${org} has no active user or public group ${queue} to put in the queue ${siteNames.queue}: name another one with --queue, or create the group in Setup, Public Groups.`,
  );
};

const publishing: Check = (options, { sites, publishError }) => {
  const { org } = options;
  if (!sites || !createdSite(options)) return undefined;
  return publishError === undefined
    ? ok("The Salesforce CLI can publish sites.")
    : error(
        `The Salesforce CLI cannot publish a site of the org ${org} (${publishError}), and the last step of a deployment does: install its plugin with "sf plugins install @salesforce/plugin-community", on a network that lets npm install packages.`,
      );
};

const domain: Check = (options, facts) => {
  if (!facts.settings || !facts.sites) return undefined;
  const { siteHost } = facts.settings;
  return siteHost
    ? ok(`The address of the site is https://${siteHost}/${prefixFor(options, facts)}.`)
    : error(
        `The org ${options.org} has no domain for its sites, so nobody could open the site: set one up in Setup, My Domain.`,
      );
};

const currency: Check = ({ org }, { settings }) => {
  if (!settings)
    return warning(
      `The org ${org} did not run the script that reads its currency and languages: check in Setup, Company Information, that the currency is the euro.`,
    );
  if (settings.currencies.length > 0)
    return settings.currencies.includes("EUR")
      ? ok("The euro is one of the currencies; visitors get it.")
      : error(
          `The org ${org} has several currencies and not the euro, in which visitors give their budgets: activate it in Setup, Manage Currencies.`,
        );
  return settings.currency === "EUR"
    ? ok("The currency is the euro.")
    : warning(
        `The currency of the org ${org} is ${settings.currency}, so employees see the budgets, which visitors give in euros, as ${settings.currency}: change it in Setup, Company Information, before the first request.`,
      );
};

const dutch = "nl_NL";

const language: Check = ({ org }, { settings }) => {
  if (!settings) return undefined;
  return settings.language === dutch || settings.languages.includes(dutch)
    ? ok("Dutch is enabled.")
    : warning(
        `Dutch is not enabled in the org ${org}, so standard buttons and dates are in another language than the app: enable it in Setup, Company Information, or in Setup, Language Settings.`,
      );
};

const checks = [
  signedIn,
  digitalExperiences,
  existingSite,
  path,
  owner,
  queueMember,
  publishing,
  domain,
  currency,
  language,
];

/** Checks everything that would stop a deployment halfway, before it changes anything in the org. */
export const checkPreconditions = (options: DeployOptions, facts: OrgFacts): readonly Finding[] =>
  [...checks, ...healthChecks, ...(options.as === "react-app" ? appChecks : [])].flatMap(
    (check) => check(options, facts) ?? [],
  );

import type { DeployOptions } from "./options.ts";
import type { OrgFacts } from "./org-facts.ts";
import { appApiVersion, defaultAppPrefix, siteNames } from "@travel-design/site/metadata";
import { existingPrefix, namesOf } from "./site-names.ts";

/** The result of checking one precondition. An error stops the deployment; a warning does not. */
export interface Finding {
  severity: "ok" | "warning" | "error";
  /** One sentence: what, where, why, and what to do. */
  message: string;
}

type Check = (options: DeployOptions, facts: OrgFacts) => Finding | undefined;

const ok = (message: string): Finding => ({ severity: "ok", message });
const warning = (message: string): Finding => ({ severity: "warning", message });
const error = (message: string): Finding => ({ severity: "error", message });

/** The path that the site gets: the chosen one, the one it has, or the default, which is the root for an LWR site. */
export const prefixFor = (options: DeployOptions, { sites }: OrgFacts): string =>
  options.prefix ?? existingPrefix(namesOf(options), sites) ?? (options.as === "react-app" ? defaultAppPrefix : "");

const signedIn: Check = ({ org }, { username }) =>
  ok(`The Salesforce CLI is signed in to the org ${org} as ${username}.`);

const digitalExperiences: Check = ({ org }, { sites, sitesError }) =>
  sites
    ? ok("Digital Experiences is enabled.")
    : error(
        `The org ${org} does not list its sites (${sitesError}), and without Digital Experiences it cannot have one: enable it in Setup, Digital Experiences, Settings.`,
      );

const path: Check = (options, facts) => {
  const names = namesOf(options);
  const prefix = prefixFor(options, facts);
  const existing = existingPrefix(names, facts.sites);
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
  const remedy = "name an active employee with --owner.";
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

const publishing: Check = ({ org }, { sites, publishError }) => {
  if (!sites) return undefined;
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

const mailDomain: Check = ({ org }, { mail: { sender, domains } }) => {
  const ownDomain = sender.slice(sender.indexOf("@") + 1).toLowerCase();
  if (domains?.includes(ownDomain)) return ok(`E-mail comes from ${sender}, and the org has a key for ${ownDomain}.`);
  const reason = domains ? "has no DKIM key for that domain" : "does not list its DKIM keys";
  return warning(
    `E-mail about requests comes from ${sender}, and the org ${org} ${reason}: Salesforce delivers nothing from a domain that nobody verified, and does not say so. Verify it in Setup, DKIM Keys, or in Setup, Authorized Email Domains.`,
  );
};

const currency: Check = ({ org }, { settings }) => {
  if (!settings)
    return warning(
      `The org ${org} did not run the script that reads its currency and languages: check in Setup, Company Information, that the currency is the euro.`,
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

/** Salesforce hosts React apps in these editions. */
const appEditions = /^(?:Enterprise|Performance|Unlimited|Developer|Partner Developer) Edition$/;

const appEdition: Check = ({ org }, { organization: { edition, namespace } }) => {
  if (edition === "")
    return warning(
      `The org ${org} does not name its edition: a React app needs Enterprise, Performance, Unlimited or Developer Edition.`,
    );
  if (!appEditions.test(edition))
    return error(
      `The org ${org} is a ${edition}, in which Salesforce hosts no React apps: use an org of Enterprise, Performance, Unlimited or Developer Edition, or deploy the LWR site without --as.`,
    );
  if (namespace)
    return error(
      `The org ${org} has the namespace ${namespace}, and Salesforce hosts React apps only in orgs without one: use another org, or deploy the LWR site without --as.`,
    );
  return ok(`The org is a ${edition} without a namespace.`);
};

const appVersion: Check = ({ org }, { apiVersion }) => {
  if (Number.isNaN(apiVersion))
    return warning(
      `The Salesforce CLI does not name the API version of the org ${org}: a React app needs ${appApiVersion}.`,
    );
  return apiVersion >= Number(appApiVersion)
    ? ok(`The API of the org has the version ${apiVersion.toFixed(1)}.`)
    : error(
        `The API of the org ${org} has the version ${apiVersion.toFixed(1)}, and a React app needs ${appApiVersion}: wait for the next release of Salesforce, or deploy the LWR site without --as.`,
      );
};

const appLanguage: Check = ({ org }, { settings }) =>
  settings && !settings.language.startsWith("en")
    ? warning(
        `The default language of the org ${org} is ${settings.language}, and Salesforce documents React apps for orgs whose default language is English: if the deployment fails, change it in Setup, Company Information. The app is Dutch regardless.`,
      )
    : undefined;

/** No query returns this setting. */
const appSetting: Check = () =>
  warning(
    `React apps have to be enabled: check in Setup, React Development with Salesforce Multi-Framework, that the Salesforce app domain is on.`,
  );

const appChecks = [appEdition, appVersion, appLanguage, appSetting];

const checks = [
  signedIn,
  digitalExperiences,
  path,
  owner,
  queueMember,
  publishing,
  domain,
  mailDomain,
  currency,
  language,
];

/** Checks everything that would stop a deployment halfway, before it changes anything in the org. */
export const checkPreconditions = (options: DeployOptions, facts: OrgFacts): readonly Finding[] =>
  [...checks, ...(options.as === "react-app" ? appChecks : [])].flatMap((check) => check(options, facts) ?? []);

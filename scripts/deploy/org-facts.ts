import { join } from "node:path";
import { displayOrg } from "../org/display-org.ts";
import type { CallCli } from "../org/salesforce-cli.ts";
import type { DeployOptions } from "./options.ts";
import { siteNames } from "@travel-design/site/metadata";
import type { KeptComponent } from "./org-values.ts";
import { readHealth, type HealthFacts } from "./health-facts.ts";
import { query, readOwner, readUser, textOf, type OwnerFacts } from "./query-org.ts";
import { createdSite, labelOfSite } from "./site-names.ts";

/** A site of the org. An LWR site is two of these, because Salesforce stores its login pages as a site of their own. */
export interface OrgSite {
  name: string;
  /** Path without slashes and without the ending that Salesforce adds to it. */
  prefix: string;
}

/** An existing site, with the values that only the org decides; a deployment writes them back unchanged. */
export interface OrgNetwork {
  /** Developer name of the site of the type ChatterNetwork, which has the guest user; empty if the org does not list it. */
  site: string;
  /** Path without slashes. */
  prefix: string;
  /** Whether it is an LWR site. */
  isLwr: boolean;
  /** `Live` once somebody activated the site. */
  status: string;
  /** The org rejects a deployment that names another address than its own. */
  senderAddress: string;
}

/** What a deployment has to know about an org before it starts. */
export interface OrgFacts extends HealthFacts {
  /** The signed-in user. */
  username: string;
  /** Missing if the org has no Digital Experiences. */
  sites?: readonly OrgSite[] | undefined;
  /** Error message of the query for sites, if it failed. */
  sitesError?: string | undefined;
  /** Names of the sites, as Setup shows them. */
  siteLabels?: readonly string[] | undefined;
  /** The site of this deployment; missing before the first one. */
  network?: OrgNetwork | undefined;
  /** Username of the user who owns what guests of an existing site store; only the org decides it. */
  siteOwner?: string | undefined;
  /** Who will own what guests store. Missing if the org has no such user. */
  owner?: OwnerFacts | undefined;
  hasQueueMember: boolean;
  /** Why the CLI cannot publish a site; missing if it can. Its command is in a plugin that it installs when it is first used. */
  publishError?: string | undefined;
  /** Which of the components that a deployment does not replace the org has. */
  kept: readonly KeptComponent[];
  /** Version of the org's API, for example 67; NaN if the CLI does not name it. */
  apiVersion: number;
  /** Edition and namespace of the org; both are empty if the org does not list them. */
  organization: { edition: string; namespace: string };
  /** Missing if the org did not run the script that reads these. */
  settings?:
    | {
        currency: string;
        /** Active currencies; empty in an org that has only one. */
        currencies: readonly string[];
        language: string;
        languages: readonly string[];
        siteHost: string;
      }
    | undefined;
}

/** Salesforce adds this to the path of the site that holds the login pages of an LWR site. */
const lwrEnding = /vforcesite$/i;

/** Removes what Salesforce adds to the path of a site: `vforcesite` for LWR, `/s` for Aura. */
const withoutEnding = (path: string): string => path.replace(lwrEnding, "").replace(/(?:^|\/)s$/, "");

function readSites(
  call: CallCli,
  options: DeployOptions,
): Pick<OrgFacts, "sites" | "sitesError" | "siteLabels" | "network" | "siteOwner"> {
  const { org } = options;
  const networks = query(call, org, "SELECT Name, Status, EmailSenderAddress, UrlPathPrefix FROM Network");
  // Sites of the type Visualforce have a domain of their own, so their paths are free on this one.
  const sites = query(
    call,
    org,
    "SELECT Name, SiteType, UrlPathPrefix, GuestRecordDefaultOwnerId FROM Site WHERE SiteType != 'Visualforce'",
  );
  const sitesError = networks.error ?? sites.error;
  if (sitesError) return { sitesError };
  const own = networks.records.find(({ Name }) => Name === labelOfSite(options));
  const prefix = withoutEnding(textOf(own?.UrlPathPrefix));
  // A Network and the site with its guest user have the same path.
  const withGuest = sites.records.find(
    ({ SiteType, UrlPathPrefix }) =>
      SiteType === "ChatterNetwork" && withoutEnding(textOf(UrlPathPrefix)).toLowerCase() === prefix.toLowerCase(),
  );
  const site = createdSite(options)?.site ?? textOf(own && withGuest?.Name);
  const ownerId = textOf(sites.records.find(({ Name }) => Name === site)?.GuestRecordDefaultOwnerId);
  return {
    sites: sites.records.map(({ Name, UrlPathPrefix }) => ({
      name: textOf(Name),
      prefix: withoutEnding(textOf(UrlPathPrefix)),
    })),
    siteOwner: ownerId === "" ? undefined : readUser(call, org, ownerId)?.username,
    siteLabels: networks.records.map(({ Name }) => textOf(Name)),
    network: own && {
      site,
      prefix,
      isLwr: lwrEnding.test(textOf(withGuest?.UrlPathPrefix)),
      status: textOf(own.Status),
      senderAddress: textOf(own.EmailSenderAddress),
    },
  };
}

function hasMember(call: CallCli, org: string, member: string): boolean {
  if (member.includes("@")) return readOwner(call, org, member)?.isActive ?? false;
  const soql = `SELECT Id FROM Group WHERE Type = 'Regular' AND DeveloperName = '${member}'`;
  return query(call, org, soql).records.length > 0;
}

/** The queue counts as present only if it accepts requests: another queue may have the same name. */
function hasQueue(call: CallCli, org: string): boolean {
  const soql = `SELECT SobjectType FROM QueueSobject WHERE Queue.DeveloperName = '${siteNames.queue}'`;
  return query(call, org, soql).records.some(({ SobjectType }) => SobjectType === siteNames.requestObject);
}

const hasSchedule = (call: CallCli, org: string): boolean =>
  query(call, org, `SELECT Id FROM ApexClass WHERE Name = '${siteNames.schedule}'`).records.length > 0;

function readOrganization(call: CallCli, org: string): OrgFacts["organization"] {
  const [found = {}] = query(call, org, "SELECT OrganizationType, NamespacePrefix FROM Organization").records;
  return { edition: textOf(found.OrganizationType), namespace: textOf(found.NamespacePrefix) };
}

/** Runs Apex that changes nothing, because no query returns the languages of an org, or the currency of an org that has only one. */
function readSettings(call: CallCli, org: string): OrgFacts["settings"] {
  const { result } = call(org, ["apex", "run", "--file", join("scripts", "deploy", "org-facts.apex")]);
  const { logs }: { logs?: unknown } = { ...Object(result) };
  const [, json] = /TRAVEL_DESIGN_FACTS (\{.*\})/.exec(textOf(logs)) ?? [];
  if (!json) return undefined;
  const settings: Record<string, unknown> = { ...Object(JSON.parse(json)) };
  const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);
  return {
    currency: textOf(settings.currency),
    language: textOf(settings.language),
    currencies: textsOf(settings.currencies),
    languages: textsOf(settings.languages),
    siteHost: textOf(settings.siteHost),
  };
}

/** Asks for something harmless of the plugin that publishes sites, so that the CLI installs it now and not in the last step. */
function readPublishError(call: CallCli, org: string): string | undefined {
  const { status, message } = call(org, ["community", "list", "template"]);
  return status === 0 ? undefined : textOf(message) || "no reason";
}

/**
 * Reads everything that a deployment checks or leaves to the org. Changes nothing.
 *
 * @throws Error, one sentence that says what to do, if there is no CLI or it is not signed in to the org
 */
export function readOrgFacts(options: DeployOptions, call: CallCli): OrgFacts {
  const { org, owner, queue } = options;
  const { username, apiVersion } = displayOrg(org, call);
  const sites = readSites(call, options);
  return {
    username,
    ...sites,
    owner: readOwner(call, org, owner ?? sites.siteOwner ?? username),
    publishError: createdSite(options) && sites.sites && readPublishError(call, org),
    hasQueueMember: queue === undefined || hasMember(call, org, queue),
    kept: [
      ...(hasQueue(call, org) ? (["queue"] as const) : []),
      ...(hasSchedule(call, org) ? (["schedule"] as const) : []),
    ],
    apiVersion,
    ...readHealth(call, org, username),
    organization: readOrganization(call, org),
    settings: readSettings(call, org),
  };
}

import { join } from "node:path";
import { displayOrg } from "../org/display-org.ts";
import type { CallCli } from "../org/salesforce-cli.ts";
import type { DeployOptions } from "./options.ts";
import { siteNames } from "@travel-design/site/metadata";
import type { KeptComponent } from "./org-values.ts";
import { readHealth, type HealthFacts } from "./health-facts.ts";
import { query, readOwner, readUser, textOf, type OwnerFacts } from "./query-org.ts";
import { namesOf, type SiteKind } from "./site-names.ts";

/** A site of the org. An LWR site is two of these, because Salesforce stores its login pages as a site of their own. */
export interface OrgSite {
  name: string;
  /** Path without slashes and without the ending that Salesforce adds to it. */
  prefix: string;
}

/** Values of an existing site that only the org decides; a deployment writes them back unchanged. */
export interface OrgNetwork {
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
  /** Missing before the first deployment. */
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

/** Removes what Salesforce adds to the path of a site: `vforcesite` for LWR, `/s` for Aura. */
const withoutEnding = (path: string): string => path.replace(/vforcesite$/i, "").replace(/(?:^|\/)s$/, "");

function readSites(
  call: CallCli,
  { as, org }: { as: SiteKind; org: string },
): Pick<OrgFacts, "sites" | "sitesError" | "network" | "siteOwner"> {
  const networks = query(call, org, "SELECT Name, Status, EmailSenderAddress FROM Network");
  // Sites of the type Visualforce have a domain of their own, so their paths are free on this one.
  const sites = query(
    call,
    org,
    "SELECT Name, SiteType, UrlPathPrefix, GuestRecordDefaultOwnerId FROM Site WHERE SiteType != 'Visualforce'",
  );
  const sitesError = networks.error ?? sites.error;
  if (sitesError) return { sitesError };
  const { label, site } = namesOf({ as });
  const own = networks.records.find(({ Name }) => Name === label);
  const ownerId = textOf(sites.records.find(({ Name }) => Name === site)?.GuestRecordDefaultOwnerId);
  return {
    sites: sites.records.map(({ Name, UrlPathPrefix }) => ({
      name: textOf(Name),
      prefix: withoutEnding(textOf(UrlPathPrefix)),
    })),
    siteOwner: ownerId === "" ? undefined : readUser(call, org, ownerId)?.username,
    network: own && { status: textOf(own.Status), senderAddress: textOf(own.EmailSenderAddress) },
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
export function readOrgFacts({ as, org, owner, queue }: DeployOptions, call: CallCli): OrgFacts {
  const { username, apiVersion } = displayOrg(org, call);
  const sites = readSites(call, { as, org });
  return {
    username,
    ...sites,
    owner: readOwner(call, org, owner ?? sites.siteOwner ?? username),
    publishError: sites.sites && readPublishError(call, org),
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

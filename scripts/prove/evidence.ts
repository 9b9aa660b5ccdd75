// What an org shows about a deployment, read with the Salesforce CLI.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { metadataFolder, siteNames } from "@travel-design/site/metadata";
import type { DeployOptions } from "../deploy/options.ts";
import { readOrgFacts, type OrgFacts } from "../deploy/org-facts.ts";
import { objectOf, query, textOf } from "../deploy/query-org.ts";
import { createdSite, existingPrefix, labelOfSite } from "../deploy/site-names.ts";
import { findTestClasses } from "../deploy/test-classes.ts";
import type { CallCli } from "../org/salesforce-cli.ts";
import type { Visit } from "./visit.ts";

/** A run of this project's Apex tests. */
export interface TestRun {
  /** For example `Passed`. */
  outcome: string;
  failed: readonly string[];
  /** Percentage of the lines of each class that the tests ran. */
  coverage: ReadonlyMap<string, number>;
}

/** Everything that proofs look at. What could not be read is missing, with its reason among the problems. */
export interface Evidence {
  options: DeployOptions;
  facts: OrgFacts;
  /** Address of the site, without a closing slash. */
  address: string;
  tests?: TestRun | undefined;
  /** Fields of a request without a data classification. */
  unclassified?: readonly string[] | undefined;
  /** Permission sets of the guest user. */
  guestSets?: readonly string[] | undefined;
  visit?: Visit | undefined;
  /** The request that the visit submitted, as the org stored it. */
  request?: Readonly<Record<string, unknown>> | undefined;
  /** Sentences about what could not be read. */
  problems: readonly string[];
}

const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(objectOf) : []);

const classes = join(import.meta.dirname, "../..", metadataFolder, "classes");

/** @throws Error with the message of the CLI if the tests did not run */
export function runTests(call: CallCli, org: string): TestRun {
  const names = findTestClasses(classes).flatMap((name) => ["--class-names", name]);
  const { result, message } = call(org, ["apex", "run", "test", ...names, "--code-coverage", "--wait", "60"]);
  const { summary, tests, coverage } = objectOf(result);
  const outcome = textOf(objectOf(summary).outcome);
  if (outcome === "")
    throw new Error(textOf(message) || "the Apex tests did not run, or not to their end within an hour");
  return {
    outcome,
    failed: list(tests).flatMap(({ Outcome, FullName }) => (Outcome === "Pass" ? [] : [String(FullName)])),
    // The tests also run classes and triggers of others.
    coverage: new Map(
      list(objectOf(coverage).coverage)
        .filter(({ name }) => existsSync(join(classes, `${String(name)}.cls`)))
        .map(({ name, coveredPercent }) => [String(name), Number(coveredPercent)]),
    ),
  };
}

function select(call: CallCli, org: string, soql: string): readonly Record<string, unknown>[] {
  const { records, error } = query(call, org, soql);
  if (error) throw new Error(error);
  return records;
}

const requestName = "Contact_Request__c";

/** Custom fields of a request that have no data classification. */
export const readUnclassified = (call: CallCli, org: string): readonly string[] =>
  select(
    call,
    org,
    `SELECT QualifiedApiName, SecurityClassification FROM FieldDefinition WHERE EntityDefinition.QualifiedApiName = '${requestName}'`,
  )
    .filter(
      ({ QualifiedApiName, SecurityClassification }) =>
        textOf(QualifiedApiName).endsWith("__c") && !SecurityClassification,
    )
    .map(({ QualifiedApiName }) => textOf(QualifiedApiName));

/** Developer name of the site that has the guest user. */
export const siteNameOf = ({ options, facts }: Pick<Evidence, "options" | "facts">): string =>
  createdSite(options)?.site ?? facts.network?.site ?? "";

/** Permission sets of the guest user of a site. @param site developer name */
export function readGuestSets(call: CallCli, org: string, site: string): readonly string[] {
  const [guest] = select(call, org, `SELECT GuestUserId FROM Site WHERE Name = '${site}'`);
  if (!guest) throw new Error(`the org lists no site ${site}`);
  return select(
    call,
    org,
    `SELECT PermissionSet.Name FROM PermissionSetAssignment WHERE AssigneeId = '${textOf(guest.GuestUserId)}'`,
  ).map(({ PermissionSet }) => textOf(objectOf(PermissionSet).Name));
}

/** The request of a visitor with a name that nobody else has. */
export function readRequest(call: CallCli, { org }: DeployOptions, lastName: string, hasCurrencies: boolean) {
  const currency = hasCurrencies ? ", CurrencyIsoCode" : "";
  const [request] = select(
    call,
    org,
    `SELECT Id, Reference__c, Site__c, GaId__c, RecordType.DeveloperName${currency} FROM ${requestName} WHERE LastName__c = '${lastName}'`,
  );
  return request;
}

/**
 * Reads what a deployment left in the org, and where its site is.
 *
 * @param url address of the site, if it has a domain of its own
 * @throws Error, one sentence that says what to do, if the site of the deployment does not exist
 */
export function findSite(
  call: CallCli,
  options: DeployOptions,
  url?: string,
): Pick<Evidence, "options" | "facts" | "address"> {
  const facts = readOrgFacts(options, call);
  const prefix = existingPrefix(options, facts);
  const label = labelOfSite(options) || siteNames.label;
  if (!facts.network || prefix === undefined)
    throw new Error(
      `The org ${options.org} has no site ${label}, so there is nothing to prove: deploy first, or name the site that has the blocks with --as blocks --site NAME.`,
    );
  const host = facts.settings?.siteHost;
  if (url === undefined && !host)
    throw new Error(`The org ${options.org} did not say at which domain its sites are: name the address with --url.`);
  return { options, facts, address: (url ?? `https://${host}/${prefix}`).replace(/\/$/, "") };
}

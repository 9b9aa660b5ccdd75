// What a deployment looks at although it does not change it: see health-checks.ts.
import { siteNames } from "@travel-design/site/metadata";
import type { CallCli } from "../org/salesforce-cli.ts";
import { query, readOwner, readUser, textOf } from "./query-org.ts";

/** What can keep an org from working without anybody noticing. */
export interface HealthFacts {
  /** Addresses that e-mail about requests comes from, and the domains that the org may send from, if it lists them. */
  mail: { senders: readonly string[]; domains?: readonly string[] };
  /** Names of the duplicate rules that check requests. */
  duplicateRules: readonly string[];
  /** The job that runs every hour; missing if it is not scheduled. */
  job?:
    { state: string; owner?: { username: string; isActive: boolean } | undefined; notifiedUntil: string } | undefined;
}

/** First characters of the id of an org: the settings of a site belong to the profile of its guest. */
const organizationPrefix = "00D";

/** The values of the custom setting for the whole org, and the senders of its sites. */
function readSetting(call: CallCli, org: string): { ofOrg: Record<string, unknown>; ofSites: readonly string[] } {
  const fields = "SetupOwnerId, ConfirmationSender__c, NotifiedUntil__c";
  const { records } = query(call, org, `SELECT ${fields} FROM Quotation_Settings__c`);
  const isOfOrg = ({ SetupOwnerId }: Record<string, unknown>): boolean =>
    textOf(SetupOwnerId).startsWith(organizationPrefix);
  return {
    ofOrg: { ...records.find(isOfOrg) },
    ofSites: records.filter((record) => !isOfOrg(record)).map((record) => textOf(record.ConfirmationSender__c)),
  };
}

function readJob(call: CallCli, org: string, notifiedUntil: unknown): HealthFacts["job"] {
  const soql = `SELECT State, OwnerId FROM CronTrigger WHERE CronJobDetail.Name = '${siteNames.job}'`;
  const [job] = query(call, org, soql).records;
  return (
    job && {
      state: textOf(job.State),
      owner: readUser(call, org, textOf(job.OwnerId)),
      notifiedUntil: textOf(notifiedUntil),
    }
  );
}

const readDuplicateRules = (call: CallCli, org: string): string[] =>
  query(
    call,
    org,
    `SELECT MasterLabel FROM DuplicateRule WHERE SobjectType = '${siteNames.requestObject}' AND IsActive = true`,
  ).records.map(({ MasterLabel }) => textOf(MasterLabel));

/** Without a chosen sender, the org's e-mail comes from the user of the job. */
function readMail(call: CallCli, org: string, sendingUser: string, chosen: readonly string[]): HealthFacts["mail"] {
  const [ofOrg = "", ...ofSites] = chosen;
  const keys = query(call, org, "SELECT Domain FROM EmailDomainKey WHERE IsActive = true");
  return {
    senders: [...new Set([ofOrg || (readOwner(call, org, sendingUser)?.email ?? ""), ...ofSites.filter(Boolean)])],
    ...(keys.error === undefined && { domains: keys.records.map(({ Domain }) => textOf(Domain).toLowerCase()) }),
  };
}

/** Reads the health of an org. @param username of the signed-in user */
export function readHealth(call: CallCli, org: string, username: string): HealthFacts {
  const setting = readSetting(call, org);
  const job = readJob(call, org, setting.ofOrg.NotifiedUntil__c);
  const chosen = [textOf(setting.ofOrg.ConfirmationSender__c), ...setting.ofSites];
  return {
    mail: readMail(call, org, job?.owner?.username ?? username, chosen),
    duplicateRules: readDuplicateRules(call, org),
    job,
  };
}

import { readFileSync, writeFileSync } from "node:fs";

/** A user of the fake org. */
export interface FakeUser {
  username: string;
  email: string;
  isActive: boolean;
  /** `Standard` is an employee. */
  type: string;
}

/** The state of the fake org, stored in a JSON file between commands. */
export interface FakeOrg {
  /** Missing if the CLI is not signed in. */
  signedInAs?: string;
  digitalExperiences: boolean;
  users: FakeUser[];
  /** Developer names of public groups. */
  groups: string[];
  /** A label makes a site one of others, with a Network of that name. */
  sites: { name: string; type: string; path: string; owner?: string; label?: string }[];
  /** The label is that of the LWR site by default. */
  network?: { label?: string; status: string; senderAddress: string };
  /** Whether the CLI has, or can install, its plugin that publishes sites. */
  hasPublishCommand: boolean;
  apiVersion: string;
  edition: string;
  namespace: string | null;
  queue?: { objects: string[]; members: string[]; email: string };
  /** Domains with an active DKIM key. */
  mailDomains: string[];
  /** Address in the custom setting. */
  confirmationSender: string;
  /** Address in the row of the custom setting for the guest profile of a site. */
  siteSender: string | null;
  /** Active currencies of an org that has several. */
  currencies: string[];
  duplicateRules: string[];
  /** State and owner of the scheduled jobs, and until when the queue was notified. */
  jobHealth: { state: string; owner: string; notifiedUntil: string | null };
  /** Currency of the guest user. */
  guestCurrency?: string;
  currency: string;
  language: string;
  languages: string[];
  siteHost: string;
  /** How many users of the license Salesforce can still be created. */
  freeLicenses: number;
  /** The last validation, with its files by path. */
  validation?: { id: string; files: Record<string, string> };
  /** Deployed files by path. */
  components: Record<string, string>;
  /** What visitors see: the components at the last publication. */
  published: Record<string, string>;
  /** Classes of scheduled jobs by the name of the job. */
  jobs: Record<string, string>;
  /** `USERNAME PERMISSION_SET` per assignment. */
  assignments: string[];
  /** Id of the org, and of the one that its settings are for: a sandbox has those of its production org. */
  id: string;
  settingsOf?: string;
  /** How many signing keys were created. */
  signingKeys: number;
  /** File of the key with which the CLI signed in. */
  keyFile?: string;
  /** Aliases of scratch orgs that were created and not deleted. */
  scratchOrgs: string[];
  /** Fields of a request without a data classification. */
  unclassified: string[];
  /** Requests of visitors, by field. */
  requests: Record<string, unknown>[];
  /** Classes that the tests cover too little, with the percentage of their lines. */
  coverage: Record<string, number>;
  /** Folder that is converted instead of force-app. */
  source: string;
  /** Every command that was started. */
  commands: string[];
  /** Parts of commands. A command that contains one fails, once. */
  failures: string[];
}

/** A new org that is ready for its first deployment. */
export const emptyOrg = (source: string): FakeOrg => ({
  signedInAs: "beheer@example.com",
  digitalExperiences: true,
  users: [
    { username: "beheer@example.com", email: "beheer@morgenree.example", isActive: true, type: "Standard" },
    { username: "noor@example.com", email: "noor@morgenree.example", isActive: true, type: "Standard" },
  ],
  groups: [],
  sites: [],
  hasPublishCommand: true,
  apiVersion: "67.0",
  edition: "Developer Edition",
  namespace: null,
  mailDomains: ["morgenree.example"],
  confirmationSender: "",
  siteSender: null,
  currencies: [],
  duplicateRules: [],
  jobHealth: { state: "WAITING", owner: "beheer@example.com", notifiedUntil: null },
  currency: "EUR",
  language: "nl_NL",
  languages: ["nl_NL", "en_US"],
  siteHost: "morgenree.my.site.com",
  freeLicenses: 1,
  components: {},
  published: {},
  jobs: {},
  assignments: [],
  id: "00D000000000001AAA",
  signingKeys: 0,
  scratchOrgs: [],
  unclassified: [],
  requests: [],
  coverage: {},
  source,
  commands: [],
  failures: [],
});

export const readOrg = (file: string): FakeOrg => JSON.parse(readFileSync(file, "utf8"));

export const writeOrg = (file: string, org: FakeOrg): void => writeFileSync(file, JSON.stringify(org));

/** The message of a command that fails. */
export class CliError extends Error {}

/** Whether a command has to fail this time. */
export function takeFailure(org: FakeOrg, command: string): boolean {
  const index = org.failures.findIndex((part) => command.includes(part));
  if (index < 0) return false;
  org.failures.splice(index, 1);
  return true;
}

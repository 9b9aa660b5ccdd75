import type { LocalSite } from "./local-site.ts";
import type { OrgMetadata } from "./metadata/org-metadata.ts";
import type { RecordStore } from "./records/record-store.ts";
import type { MailStore } from "./user-data/mail-store.ts";
import type { OrgUser } from "./users.ts";

/** What the implementation of an Apex class may use. It runs in system mode without sharing, as the class declares. */
export interface ApexContext {
  user: OrgUser;
  /** Milliseconds since the epoch. */
  now(): number;
  metadata: OrgMetadata;
  records: RecordStore;
  /** The org's random signing key, created once per data folder. */
  signingKey: string;
  /** The site that the call came to. */
  site: Pick<LocalSite, "name" | "confirmation">;
  /** Takes mails instead of sending them. */
  mails: MailStore;
  /** Writes one line to the org's log. Never personal data. */
  log(line: string): void;
}

/** One `@AuraEnabled` method. */
export interface ApexMethod {
  /** As in `@AuraEnabled(cacheable=true)`: such a method may also be called by GET. */
  cacheable: boolean;
  /** Names of the Apex parameters; a call with any other name is rejected. */
  parameters: readonly string[];
  /** Returns the return value (`undefined` for `void`); throws an `OrgError` for an `AuraHandledException`. */
  run(parameters: Readonly<Record<string, unknown>>, context: ApexContext): unknown;
}

/** The local org's implementation of one Apex class. */
export interface ApexController {
  /** As in `classname` of a call, for example `ContactRequestController`. */
  className: string;
  methods: Readonly<Record<string, ApexMethod>>;
}

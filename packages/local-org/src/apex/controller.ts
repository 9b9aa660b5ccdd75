import type { OrgMetadata } from "../metadata/org-metadata.ts";
import type { RecordStore } from "../records/record-store.ts";

/** Who calls: the public site's guest, or the administrator of the local org. */
export type OrgUser = "guest" | "administrator";

/** What a stand-in for an Apex controller may use. System mode: no sharing, as the real class declares. */
export interface ApexContext {
  user: OrgUser;
  /** Milliseconds since the epoch. */
  now(): number;
  metadata: OrgMetadata;
  records: RecordStore;
  /** The org's random signing key, made once per data folder. */
  signingKey: string;
  /** One line for the org's log. Never personal data. */
  log(line: string): void;
}

/** One `@AuraEnabled` method. */
export interface ApexMethod {
  /** As in `@AuraEnabled(cacheable=true)`: such a method may also be called by GET. */
  cacheable: boolean;
  /** Names of the Apex parameters; a call with any other name is refused. */
  parameters: readonly string[];
  /** Answers with the return value (`undefined` for `void`); throws an `OrgError` for an `AuraHandledException`. */
  run(parameters: Readonly<Record<string, unknown>>, context: ApexContext): unknown;
}

/** A stand-in for one Apex class: its name and methods. */
export interface ApexController {
  /** As in `classname` of a call, for example `ContactRequestController`. */
  className: string;
  methods: Readonly<Record<string, ApexMethod>>;
}

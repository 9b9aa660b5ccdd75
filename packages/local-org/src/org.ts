import type { Access } from "./access.ts";
import type { ApexController } from "./apex-controller.ts";
import type { LocalSite } from "./local-site.ts";
import type { OrgUser } from "./users.ts";
import type { FileStore } from "./user-data/file-store.ts";
import type { MetadataSource } from "./metadata/metadata-source.ts";
import type { OrgMetadata } from "./metadata/org-metadata.ts";
import type { RecordStore } from "./records/record-store.ts";
import type { MailStore } from "./user-data/mail-store.ts";
import type { UserData } from "./user-data/index.ts";

/** What the handlers of the running org share. */
export interface Org {
  /** Path of `force-app/main/default`. */
  forceApp: string;
  /** The first site is the one that `force-app` declares. */
  sites: readonly [LocalSite, ...LocalSite[]];
  metadata: MetadataSource;
  access(user: OrgUser, metadata: OrgMetadata): Access;
  /** Records, created and changed in the name of this user. */
  records(user: OrgUser): RecordStore;
  controllers: readonly ApexController[];
  userData: UserData;
  /** Files that users uploaded. */
  files: FileStore;
  signingKey: string;
  /** The mails that an org would have sent. */
  mails: MailStore;
  /** Milliseconds since the epoch. */
  now(): number;
  log(line: string): void;
}

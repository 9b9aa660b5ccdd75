import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sharedCases as cases } from "@travel-design/quotation/testing";
import { loadOrgMetadata } from "../../metadata/load-org-metadata.ts";
import { openDataFile } from "../../records/data-file.ts";
import { matchIndexes } from "../../records/field-indexes.ts";
import { SqliteRecordStore } from "../../records/sqlite-record-store.ts";
import { defaultConfirmationSettings } from "../../confirmation-settings.ts";
import { MailStore } from "../../user-data/mail-store.ts";
import { realForceApp } from "../../testing/test-org.ts";
import type { ApexContext } from "../../apex-controller.ts";
import { contactRequestController } from "./index.ts";
import { startSubmission } from "./submission-guard.ts";

/** The metadata of this repository. */
export const metadata = loadOrgMetadata(realForceApp);

export { cases };

type Answers = Readonly<Record<string, unknown>>;

/** The time of the tests. */
export const morning = Date.UTC(2027, 2, 1, 9);

const signingKey = "a key that only this test knows";

/** A submission that a visitor could have started a minute ago. */
export function submission({ key = randomUUID(), ...change }: Answers = {}): Answers {
  return { key, ...startSubmission(morning - 60_000, key, signingKey), website: "", ...change };
}

/** An org for one test, with its log. */
export function testOrg() {
  const folder = mkdtempSync(join(tmpdir(), "contact-request-"));
  const file = openDataFile(folder);
  matchIndexes(file, metadata);
  let time = morning;
  const now = (): number => time;
  const parts = { file, metadata: () => metadata, now };
  const records = new SqliteRecordStore(parts, "005000000000000AAA");
  const lines: string[] = [];
  const mails = new MailStore(file);
  const context: ApexContext = {
    user: "guest",
    now,
    metadata,
    records,
    signingKey,
    site: { name: "Travel Design", confirmation: defaultConfirmationSettings },
    mails,
    log: (line) => lines.push(line),
  };
  return {
    context,
    records,
    mails,
    lines,
    /** Calls `createContactRequest` as the server does. */
    create: async (contactRequest: unknown, sent: unknown = submission()) =>
      contactRequestController.methods["createContactRequest"]?.run({ contactRequest, submission: sent }, context),
    /** Moves the org's clock. @param duration in milliseconds */
    passTime(duration: number): void {
      time += duration;
    },
    close(): void {
      file.close();
      rmSync(folder, { recursive: true });
    },
  };
}

import type { DataFile } from "../records/data-file.ts";
import { numberOfRecord } from "../salesforce-id.ts";

/** A mail as an org would send it. */
export interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail disappears with its record, however that is deleted. */
const schema = `
  CREATE TABLE IF NOT EXISTS mails (record INTEGER PRIMARY KEY, mail TEXT NOT NULL) STRICT;
  CREATE TRIGGER IF NOT EXISTS delete_mail AFTER DELETE ON records
    BEGIN DELETE FROM mails WHERE record = old.number; END;
`;

/** Stores the mail about a record. Nothing is sent. */
export class MailStore {
  readonly #file: DataFile;

  constructor(file: DataFile) {
    file.database.exec(schema);
    this.#file = file;
  }

  /** Stores the mail of a record. It is on disk when this method returns. */
  add(recordId: string, mail: Mail): void {
    this.#file.write(() => {
      const insert = this.#file.database.prepare("INSERT INTO mails (record, mail) VALUES (?, ?)");
      insert.run(numberOfRecord(recordId), JSON.stringify(mail));
    });
  }

  /** The mail of a record, if there is one. */
  read(recordId: string): Mail | undefined {
    const find = this.#file.database.prepare("SELECT mail FROM mails WHERE record = ?");
    const row = find.get(numberOfRecord(recordId));
    return row && JSON.parse(String(row.mail));
  }

  /** How many mails there are about records that were created since then. @param createdAt ISO 8601 */
  countSince(createdAt: string): number {
    const count = this.#file.database.prepare(
      "SELECT count(*) AS total FROM mails JOIN records ON number = record WHERE fields ->> '$.CreatedDate' >= ?",
    );
    return Number(count.get(createdAt)?.total);
  }

  /** How many mails are stored. */
  count(): number {
    return Number(this.#file.database.prepare("SELECT count(*) AS total FROM mails").get()?.total);
  }
}

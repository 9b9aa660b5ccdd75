import type { DataFile } from "../records/data-file.ts";
import { numberOfRecord, recordId } from "../salesforce-id.ts";

/** The properties of a version of a file. */
export interface FileDetails {
  title: string;
  description: string | null;
  /** With its ending, as it was uploaded. */
  fileName: string;
  /** Bytes. */
  size: number;
  ownerId: string;
  /** ISO date and time. */
  createdDate: string;
}

/** One version of a document. */
export interface FileVersion extends FileDetails {
  /** Starts with `068`. */
  id: string;
  /** Starts with `069`. */
  documentId: string;
  /** Counts from 1 within the document. */
  versionNumber: number;
}

const schema = `
  CREATE TABLE IF NOT EXISTS files (
    number INTEGER PRIMARY KEY AUTOINCREMENT, document INTEGER, details TEXT NOT NULL, content BLOB NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS file_versions ON files (document);
`;

const versionPrefix = "068";
const documentPrefix = "069";

/** Stores uploaded files: documents, each with one or more versions. */
export class FileStore {
  readonly #file: DataFile;

  constructor(file: DataFile) {
    file.database.exec(schema);
    this.#file = file;
  }

  /** Whether there is a document with this id. */
  hasDocument(documentId: string): boolean {
    const isDocument = documentId.startsWith(documentPrefix);
    const find = this.#file.database.prepare("SELECT 1 FROM files WHERE document = ?");
    return isDocument && find.get(numberOfRecord(documentId)) !== undefined;
  }

  /**
   * Stores a version. It is on disk when this method returns.
   *
   * @param documentId of an existing document; absent for a new one, which is numbered as its first version
   */
  add(details: FileDetails, content: Uint8Array, documentId?: string): FileVersion {
    return this.#file.write(() => {
      const insert = this.#file.database.prepare("INSERT INTO files (document, details, content) VALUES (?, ?, ?)");
      const known = documentId === undefined ? null : numberOfRecord(documentId);
      const number = Number(insert.run(known, JSON.stringify(details), content).lastInsertRowid);
      const document = known ?? number;
      if (known === null)
        this.#file.database.prepare("UPDATE files SET document = number WHERE number = ?").run(number);
      const count = this.#file.database.prepare("SELECT count(*) AS total FROM files WHERE document = ?").get(document);
      return {
        ...details,
        id: recordId(versionPrefix, number),
        documentId: recordId(documentPrefix, document),
        versionNumber: Number(count?.total),
      };
    });
  }

  /** The bytes of a version and the name of its file, or nothing when there is none with this id. */
  read(versionId: string): { fileName: string; content: Uint8Array } | undefined {
    if (!versionId.startsWith(versionPrefix)) return undefined;
    const find = this.#file.database.prepare("SELECT details, content FROM files WHERE number = ?");
    const row = find.get(numberOfRecord(versionId));
    if (!row || !(row.content instanceof Uint8Array)) return undefined;
    const { fileName }: FileDetails = JSON.parse(String(row.details));
    return { fileName, content: row.content };
  }
}

import { MetadataError } from "../metadata/metadata-error.ts";
import type { FieldMetadata, OrgMetadata } from "../metadata/org-metadata.ts";
import type { DataFile } from "./data-file.ts";

/** Names are checked when metadata is read; checked again here because they become part of a statement. */
function safe(name: string): string {
  if (!/^[A-Za-z]\w*$/.test(name)) throw new Error(`"${name}" is no API name.`);
  return name;
}

const collation = (field: FieldMetadata): string => (field.caseSensitive ? "BINARY" : "NOCASE");

/** The SQL for a field's value. */
export const fieldExpression = (fieldName: string): string => `json_extract(fields, '$.${safe(fieldName)}')`;

/** The SQL condition that a record is of this object; written such that SQLite uses the indexes of its fields. */
export const isObject = (object: string): string => `object = '${safe(object)}'`;

/** The SQL condition that a field has the bound value; written such that SQLite uses the field's index. */
export const fieldEquals = (object: string, field: FieldMetadata): string =>
  `${isObject(object)} AND ${fieldExpression(field.apiName)} = ? COLLATE ${collation(field)}`;

const indexPrefix = "field:";

interface FieldIndex {
  name: string;
  sql: string;
  file: string;
}

function indexOf(object: string, field: FieldMetadata): FieldIndex {
  const name = `${indexPrefix}${safe(object)}.${safe(field.apiName)}:${field.unique ? "unique" : "plain"}:${collation(field)}`;
  const kind = field.unique ? "UNIQUE INDEX" : "INDEX";
  const key = `${fieldExpression(field.apiName)} COLLATE ${collation(field)}`;
  return {
    name,
    sql: `CREATE ${kind} "${name}" ON records (${key}) WHERE ${isObject(object)}`,
    file: `objects/${object}/fields/${field.apiName}.field-meta.xml`,
  };
}

function wantedIndexes({ objects }: OrgMetadata): FieldIndex[] {
  return [...objects.values()].flatMap((object) =>
    [...object.fields.values()]
      .filter((field) => field.unique || field.externalId || field.deleteConstraint !== null)
      .map((field) => indexOf(object.apiName, field)),
  );
}

/** SQLite's extended result code of a violated unique index. */
const uniqueConstraint = 2067;

function isUniquenessError(error: unknown): boolean {
  const { errcode }: { errcode?: unknown } = Object(error);
  return errcode === uniqueConstraint;
}

/** @throws MetadataError if records already have equal values */
function createIndex({ database }: DataFile, { sql, file }: FieldIndex): void {
  try {
    database.exec(sql);
  } catch (error) {
    if (!isUniquenessError(error)) throw error;
    throw new MetadataError(file, "records with equal values exist, so the field cannot be unique; change them first");
  }
}

/**
 * Gives each unique or external-id field an index, which enforces uniqueness also for existing records, and each lookup,
 * to find the records that refer to a deleted one. Changes all indexes or, if one fails, none.
 *
 * @throws MetadataError if records already have equal values
 */
export function matchIndexes(file: DataFile, metadata: OrgMetadata): void {
  const wanted = new Map(wantedIndexes(metadata).map((index) => [index.name, index]));
  const find = file.database.prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND name LIKE ?");
  const existing = new Set(find.all(`${indexPrefix}%`).map(({ name }) => String(name)));
  const missing = [...wanted.values()].filter(({ name }) => !existing.has(name));
  const obsolete = [...existing].filter((name) => !wanted.has(name));
  if (missing.length + obsolete.length === 0) return;
  file.write(() => {
    for (const index of missing) createIndex(file, index);
    for (const name of obsolete) file.database.exec(`DROP INDEX "${name}"`);
  });
}

/** The field whose unique index rejected a write, or nothing for any other error. */
export function duplicateField(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return /^UNIQUE constraint failed: index 'field:\w+\.(\w+):/.exec(error.message)?.[1];
}

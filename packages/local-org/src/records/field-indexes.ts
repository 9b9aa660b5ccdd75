import type { DatabaseSync } from "node:sqlite";
import { MetadataError } from "../metadata/metadata-error.ts";
import type { FieldMetadata, OrgMetadata } from "../metadata/org-metadata.ts";

/** Names are checked when metadata is read; checked again here because they become part of a statement. */
function safe(name: string): string {
  if (!/^[A-Za-z]\w*$/.test(name)) throw new Error(`"${name}" is no API name.`);
  return name;
}

const collation = (field: FieldMetadata): string => (field.caseSensitive ? "BINARY" : "NOCASE");

/** The SQL for a field's value. */
export const fieldExpression = (fieldName: string): string => `json_extract(fields, '$.${safe(fieldName)}')`;

/** The SQL condition that a record is of this object; written such that the indexes of its fields answer it. */
export const isObject = (object: string): string => `object = '${safe(object)}'`;

/** The SQL condition that a field has the bound value; written such that the field's index answers it. */
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

/**
 * Gives each unique or external-id field an index, so that uniqueness holds on disk, also for records of before the
 * field became unique; and each lookup, so that deleting a record finds those that point at it.
 *
 * @throws MetadataError when records with equal values are there already
 */
export function matchIndexes(database: DatabaseSync, metadata: OrgMetadata): void {
  const wanted = wantedIndexes(metadata);
  const rows = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND name LIKE ?")
    .all(`${indexPrefix}%`);
  const existing = new Set(rows.map(({ name }) => String(name)));
  for (const { name, sql, file } of wanted) {
    if (existing.delete(name)) continue;
    try {
      database.exec(sql);
    } catch {
      throw new MetadataError(
        file,
        "records with equal values exist, so the field cannot be unique; start with --reset",
      );
    }
  }
  for (const name of existing) database.exec(`DROP INDEX "${name}"`);
}

/** The field whose unique index refused a write, or nothing for any other error. */
export function duplicateField(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return /^UNIQUE constraint failed: index 'field:\w+\.(\w+):/.exec(error.message)?.[1];
}

import type { StatementSync } from "node:sqlite";
import { OrgError } from "../errors.ts";
import type { DeleteConstraint, FieldMetadata, OrgMetadata } from "../metadata/org-metadata.ts";
import { numberOfRecord } from "../salesforce-id.ts";
import { fieldEquals, fieldExpression } from "./field-indexes.ts";

/** A record, by its object's API name and its id. */
interface RecordKey {
  object: string;
  id: string;
}

/** A lookup, and the object that has it. */
interface Reference {
  object: string;
  field: FieldMetadata;
}

/** The lookups with this constraint whose records may refer to records of `target`. */
const referencesTo = (target: string, constraint: DeleteConstraint, { objects }: OrgMetadata): Reference[] =>
  [...objects.values()].flatMap(({ apiName, fields }) =>
    [...fields.values()]
      .filter(({ deleteConstraint, referenceTo }) => deleteConstraint === constraint && referenceTo.includes(target))
      .map((field): Reference => ({ object: apiName, field })),
  );

const heldBy = ({ object, field }: Reference): OrgError => {
  const message = `The record cannot be deleted, because records of ${object} refer to it by ${field.apiName}; delete those first.`;
  return new OrgError(400, "DELETE_FAILED", message, [field.apiName]);
};

/**
 * Deletes a record with its details, and clears the lookups of other records to them. No user changed those records, so
 * of their dates only `SystemModstamp` changes.
 *
 * @param prepare returns the statement of an SQL text
 * @param time of the delete, as ISO text
 * @throws OrgError 400 `DELETE_FAILED` when a lookup restricts deleting; nothing is changed then
 */
export function deleteWithDetails(
  prepare: (sql: string) => StatementSync,
  metadata: OrgMetadata,
  record: RecordKey,
  time: string,
): void {
  const idsReferringTo = (id: string, { object, field }: Reference): string[] => {
    const find = `SELECT ${fieldExpression("Id")} AS id FROM records WHERE ${fieldEquals(object, field)}`;
    return prepare(find)
      .all(id)
      .map((row) => String(row.id));
  };
  const deleted = new Map<string, RecordKey>();
  const collect = (key: RecordKey): void => {
    if (deleted.has(key.id)) return;
    deleted.set(key.id, key);
    for (const reference of referencesTo(key.object, "Cascade", metadata))
      for (const id of idsReferringTo(key.id, reference)) collect({ object: reference.object, id });
  };
  collect(record);
  for (const { object, id } of deleted.values()) {
    const restricting = referencesTo(object, "Restrict", metadata).find((reference) =>
      idsReferringTo(id, reference).some((other) => !deleted.has(other)),
    );
    if (restricting) throw heldBy(restricting);
  }
  for (const { object, id } of deleted.values()) {
    for (const reference of referencesTo(object, "SetNull", metadata)) {
      const emptied = `json_set(fields, '$.${reference.field.apiName}', NULL, '$.SystemModstamp', ?)`;
      const sql = `UPDATE records SET fields = ${emptied} WHERE ${fieldEquals(reference.object, reference.field)}`;
      prepare(sql).run(time, id);
    }
    prepare("DELETE FROM records WHERE number = ?").run(numberOfRecord(id));
  }
}

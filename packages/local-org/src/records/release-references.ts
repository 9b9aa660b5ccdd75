import type { StatementSync } from "node:sqlite";
import { OrgError } from "../errors.ts";
import type { FieldMetadata, OrgMetadata } from "../metadata/org-metadata.ts";
import { fieldEquals } from "./field-indexes.ts";

/** A lookup, and the object that has it. */
interface Reference {
  object: string;
  field: FieldMetadata;
}

/** The lookups whose records may refer to records of `target`. */
const referencesTo = (target: string, { objects }: OrgMetadata): Reference[] =>
  [...objects.values()].flatMap(({ apiName, fields }) =>
    [...fields.values()]
      .filter(({ deleteConstraint, referenceTo }) => deleteConstraint !== null && referenceTo.includes(target))
      .map((field): Reference => ({ object: apiName, field })),
  );

const heldBy = ({ object, field }: Reference): OrgError => {
  const message = `The record cannot be deleted, because records of ${object} refer to it by ${field.apiName}; delete those first.`;
  return new OrgError(400, "DELETE_FAILED", message, [field.apiName]);
};

/**
 * Clears the lookups of other records to one that is about to be deleted. No user changed those records, so of their
 * dates only `SystemModstamp` changes.
 *
 * @param prepare returns the statement of an SQL text
 * @param time of the delete, as ISO text
 * @throws OrgError 400 `DELETE_FAILED` when a lookup restricts deleting; nothing is changed then
 */
export function releaseReferences(
  prepare: (sql: string) => StatementSync,
  metadata: OrgMetadata,
  { object, id }: { object: string; id: string },
  time: string,
): void {
  const references = referencesTo(object, metadata);
  const restricting = references.filter(({ field }) => field.deleteConstraint === "Restrict");
  for (const reference of restricting) {
    const find = `SELECT 1 FROM records WHERE ${fieldEquals(reference.object, reference.field)} LIMIT 1`;
    if (prepare(find).get(id)) throw heldBy(reference);
  }
  for (const reference of references) {
    const emptied = `json_set(fields, '$.${reference.field.apiName}', NULL, '$.SystemModstamp', ?)`;
    prepare(`UPDATE records SET fields = ${emptied} WHERE ${fieldEquals(reference.object, reference.field)}`).run(
      time,
      id,
    );
  }
}

import type { StatementSync } from "node:sqlite";
import { OrgError } from "../errors.ts";
import type { FieldMetadata, OrgMetadata } from "../metadata/org-metadata.ts";
import { oncePer } from "../once-per.ts";
import { fieldEquals } from "./field-indexes.ts";

/** A lookup, and the object that has it. */
interface Reference {
  object: string;
  field: FieldMetadata;
}

/** The lookups that point at records of each object. */
const referencesOf = oncePer(({ objects }: OrgMetadata): ReadonlyMap<string, readonly Reference[]> => {
  const lookups = [...objects.values()].flatMap(({ apiName, fields }) =>
    [...fields.values()]
      .filter(({ deleteConstraint }) => deleteConstraint !== null)
      .map((field): Reference => ({ object: apiName, field })),
  );
  const pointingAt = (target: string): Reference[] => lookups.filter(({ field }) => field.referenceTo.includes(target));
  return new Map([...objects.keys()].map((target) => [target, pointingAt(target)]));
});

const heldBy = ({ object, field }: Reference): OrgError => {
  const message = `The record cannot be deleted, because records of ${object} refer to it by ${field.apiName}; delete those first.`;
  return new OrgError(400, "DELETE_FAILED", message, [field.apiName]);
};

/**
 * Makes other records let go of one that is about to be deleted. Whoever pointed at it was not changed by a user, so of
 * its dates only the system's own moves.
 *
 * @param prepare gives the statement of an SQL text
 * @param moment of the delete, as ISO text
 * @throws OrgError 400 `DELETE_FAILED` when a lookup restricts deleting; nothing is changed then
 */
export function releaseReferences(
  prepare: (sql: string) => StatementSync,
  metadata: OrgMetadata,
  { object, id }: { object: string; id: string },
  moment: string,
): void {
  const references = referencesOf(metadata).get(object) ?? [];
  const restricting = references.filter(({ field }) => field.deleteConstraint === "Restrict");
  for (const reference of restricting) {
    const find = `SELECT 1 FROM records WHERE ${fieldEquals(reference.object, reference.field)} LIMIT 1`;
    if (prepare(find).get(id)) throw heldBy(reference);
  }
  for (const reference of references) {
    const emptied = `json_set(fields, '$.${reference.field.apiName}', NULL, '$.SystemModstamp', ?)`;
    prepare(`UPDATE records SET fields = ${emptied} WHERE ${fieldEquals(reference.object, reference.field)}`).run(
      moment,
      id,
    );
  }
}

import { OrgError } from "../../errors.ts";
import type { FieldMetadata, ObjectMetadata, OrgMetadata } from "../../metadata/org-metadata.ts";
import type { RecordStore } from "../../records/record-store.ts";
import { normalizeId } from "../../salesforce-id.ts";
import { ownerWithId } from "../../users.ts";
import { rejectDuplicates, type Saving } from "../duplicates/reject-duplicates.ts";

/** The object's own lookups. */
const lookupsOf = ({ fields }: ObjectMetadata): FieldMetadata[] =>
  [...fields.values()].filter(({ custom, referenceTo }) => custom && referenceTo.length > 0);

/** Rejects an id that no record has. A value that is not an id is rejected with the other invalid values. */
function checkReferences(records: RecordStore, { object, fields }: Saving): void {
  for (const { apiName, label, referenceTo } of lookupsOf(object)) {
    const id = normalizeId(String(fields[apiName] ?? ""));
    const isFound = (target: string): boolean =>
      id !== undefined && (records.read(target, id) !== undefined || ownerWithId(id)?.object === target);
    if (id === undefined || referenceTo.some(isFound)) continue;
    const message = `${label}: there is no record with this id; take one from a search.`;
    throw new OrgError(400, "INVALID_CROSS_REFERENCE_KEY", message, [apiName]);
  }
}

/**
 * Checks a record that is to be saved against the other records: those that it points at must exist, and no duplicate
 * rule may be against it.
 *
 * @throws OrgError 400 `INVALID_CROSS_REFERENCE_KEY` or `DUPLICATES_DETECTED`
 */
export function checkSaving(metadata: OrgMetadata, records: RecordStore, saving: Saving): void {
  checkReferences(records, saving);
  rejectDuplicates(metadata, records, saving);
}

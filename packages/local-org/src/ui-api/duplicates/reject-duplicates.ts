import { OrgError } from "../../errors.ts";
import type { ObjectMetadata, OrgMetadata } from "../../metadata/org-metadata.ts";
import type { RecordStore } from "../../records/record-store.ts";
import { messages } from "../messages.ts";
import { activeRules, findDuplicates } from "./duplicate-rules.ts";

/** A record that is to be saved. */
export interface Saving {
  object: ObjectMetadata;
  fields: Readonly<Record<string, unknown>>;
  /** Whether the user knows of duplicates and saves it all the same. */
  allowSaveOnDuplicate: boolean;
  /** Of the record that changes; absent for a new one. */
  id?: string | undefined;
}

/**
 * Rejects a record that a duplicate rule blocks, or that it warns about as long as the user has not confirmed it.
 *
 * @throws OrgError 400 `DUPLICATES_DETECTED` with the rule's own text
 */
export function rejectDuplicates(metadata: OrgMetadata, records: RecordStore, saving: Saving): void {
  const { object, id, allowSaveOnDuplicate } = saving;
  // Most objects have no rules, and saving is what the org does most.
  if (activeRules(metadata, object).length === 0) return;
  const before = id === undefined ? undefined : records.read(object.apiName, id)?.fields;
  for (const { rule } of findDuplicates(metadata, records, object, { ...before, ...saving.fields }, id)) {
    const action = id === undefined ? rule.actionOnInsert : rule.actionOnUpdate;
    const operations = id === undefined ? rule.operationsOnInsert : rule.operationsOnUpdate;
    const isRejected = action === "Block" || (operations.includes("Alert") && !allowSaveOnDuplicate);
    if (isRejected) throw new OrgError(400, "DUPLICATES_DETECTED", rule.alertText ?? messages.duplicate);
  }
}

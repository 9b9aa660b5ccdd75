import { OrgError } from "../../errors.ts";
import { asInput, asInputWith, booleanOf, stringOf, type Input } from "../../http/input.ts";
import type { StoredRecord } from "../../records/record-store.ts";
import { checkSaving } from "../records/check-saving.ts";
import type { Call } from "../endpoint.ts";
import { invalidParameter } from "../paging.ts";
import { actionFields, addressedAction, contextRecord, presetValues, type FoundAction } from "./quick-action.ts";

/** Accepts only fields of the action's form, so that an action cannot bypass its form. */
function readFields({ action }: FoundAction, fields: Input): Input {
  const offered = new Set([...actionFields(action), ...action.overrides.map(({ field }) => field), "Id"]);
  const foreign = Object.keys(fields).find((name) => !offered.has(name) && name !== action.parentField);
  if (foreign !== undefined)
    throw new OrgError(400, "INVALID_FIELD", `The quick action ${action.fullName} has no field ${foreign}.`, [foreign]);
  const { Id: _recordId, ...changes } = fields;
  return changes;
}

/** @throws OrgError 400 `REQUIRED_FIELD_MISSING` */
function checkRequired({ action }: FoundAction, fields: Input, isUpdate: boolean): void {
  const missing = action.section.columns
    .flat()
    .filter(({ behavior }) => behavior === "Required")
    .flatMap(({ field }) => field ?? [])
    .filter((name) => (isUpdate ? fields[name] === null || fields[name] === "" : (fields[name] ?? "") === ""));
  if (missing.length === 0) return;
  throw new OrgError(400, "REQUIRED_FIELD_MISSING", `Required fields are missing: [${missing.join(", ")}]`, missing);
}

/** Creates a record below the context record, or changes the context record. */
function save(call: Call, found: FoundAction, entered: Input, context: StoredRecord | undefined, allow: boolean) {
  const { action, target, recordType } = found;
  const { apiName } = target;
  const isUpdate = action.type === "Update";
  const fields = {
    ...presetValues(found),
    ...entered,
    ...(!isUpdate && recordType && { RecordTypeId: recordType.id }),
    ...(!isUpdate && action.parentField !== undefined && context && { [action.parentField]: context.id }),
  };
  if (isUpdate && !context) throw invalidParameter("contextId must name the record that changes.");
  const changed = isUpdate ? context : undefined;
  checkSaving(call.metadata, call.records, { object: target, fields, allowSaveOnDuplicate: allow, id: changed?.id });
  return changed ? call.records.update(apiName, changed.id, fields) : call.records.create(apiName, fields);
}

/**
 * Performs a quick action.
 *
 * @param type of the actions that the method performs
 * @throws OrgError 400 for an action of another type or fields that it does not have, 404 for a context that does not
 *   exist, and the errors of creating and changing records
 */
export function performQuickAction(call: Call, body: unknown, type: "Create" | "Update") {
  const found = addressedAction(call);
  const { action, target } = found;
  const input = asInputWith(body, "the action", ["allowSaveOnDuplicate", "apiName", "contextId", "fields"]);
  if (action.type !== type) throw invalidParameter(`${action.fullName} is of the type ${action.type}; use its method.`);
  if (stringOf(input, "apiName", target.apiName) !== target.apiName)
    throw invalidParameter(`apiName must be ${target.apiName}, which the action is for, or absent.`);
  const context = contextRecord(call, action, stringOf(input, "contextId", ""));
  if (action.sourceObject !== undefined && !context) throw invalidParameter("contextId must name a record.");
  const fields = readFields(found, asInput(input.fields ?? {}, "fields"));
  checkRequired(found, fields, type === "Update");
  const record = save(call, found, fields, context, booleanOf(input, "allowSaveOnDuplicate"));
  return {
    contextId: context?.id ?? null,
    feedItemId: null,
    id: record.id,
    isCreated: type === "Create",
    isSuccess: true,
    success: true,
    successMessage: action.successMessage,
  };
}

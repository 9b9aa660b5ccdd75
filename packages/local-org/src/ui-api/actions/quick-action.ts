import { OrgError } from "../../errors.ts";
import type { FieldMetadata, ObjectMetadata, RecordTypeMetadata } from "../../metadata/org-metadata.ts";
import type { QuickActionMetadata } from "../../metadata/read-quick-action.ts";
import type { FieldValue } from "../../records/field-value.ts";
import type { StoredRecord } from "../../records/record-store.ts";
import { findRecord, requireRecords, type Call } from "../endpoint.ts";
import { numberTypes } from "../filters/field-kinds.ts";
import { findObject } from "../find.ts";
import { invalidParameter } from "../paging.ts";

/** A quick action and the object whose records it creates or changes. */
export interface FoundAction {
  action: QuickActionMetadata;
  target: ObjectMetadata;
  /** Of the created record. Default: that of the object. */
  recordType: RecordTypeMetadata | undefined;
}

/**
 * The quick action in the path: `Object.Name`, or the name of a global one with or without `Global.`.
 *
 * @throws OrgError 404 `NOT_FOUND`, 403 for a guest, who has no actions
 */
export function addressedAction(call: Call): FoundAction {
  requireRecords(call);
  const name = call.param("actionApiName");
  const action = call.metadata.quickActions.get(name.replace(/^Global\./, ""));
  if (!action || (name.startsWith("Global.") && action.sourceObject !== undefined))
    throw new OrgError(404, "NOT_FOUND", `There is no quick action ${name}; take one from the record's actions.`);
  if (action.sourceObject !== undefined) findObject(call.metadata, call.access, action.sourceObject);
  const target = findObject(call.metadata, call.access, action.targetObject);
  return { action, target, recordType: target.recordTypes.get(action.recordType ?? "") };
}

/**
 * The context record of an object's action.
 *
 * @param id absent or empty for an action without a context record
 * @throws OrgError 404 for a record of another object, or none
 */
export function contextRecord(call: Call, { sourceObject }: QuickActionMetadata, id: string): StoredRecord | undefined {
  if (id === "") return undefined;
  const { object, record } = findRecord(call, id);
  if (sourceObject === undefined || object.apiName === sourceObject) return record;
  throw invalidParameter(`The quick action is for records of ${sourceObject}, not of ${object.apiName}.`);
}

/** The fields of an action's form. */
export const actionFields = ({ section }: QuickActionMetadata): string[] =>
  section.columns.flat().flatMap(({ field }) => field ?? []);

/** Converts a text of a metadata file to a value of the field. */
function literalValue({ type }: FieldMetadata, text: string): FieldValue {
  if (numberTypes.has(type)) return Number(text);
  return type === "Checkbox" ? text === "true" : text;
}

/**
 * The values that an action fills in.
 *
 * @throws OrgError 501 for a value that is a formula
 */
export function presetValues({ action, target }: FoundAction): Record<string, FieldValue> {
  const entries = action.overrides.map(({ field: name, literal }): [string, FieldValue] => {
    const field = target.fields.get(name);
    if (literal !== undefined && field) return [name, literalValue(field, literal)];
    const message = `The quick action fills ${name} in by a formula, which the local org does not compute.`;
    throw new OrgError(501, "NOT_IMPLEMENTED", message);
  });
  return Object.fromEntries(entries);
}

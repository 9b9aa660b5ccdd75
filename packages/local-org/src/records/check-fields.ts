import { OrgError } from "../errors.ts";
import { masterRecordTypeId, type FieldMetadata, type ObjectMetadata } from "../metadata/org-metadata.ts";
import { checkValue } from "./field-rules.ts";
import type { FieldValue } from "./record-store.ts";

type UntrustedFields = Readonly<Record<string, unknown>>;
type CheckedFields = Record<string, FieldValue>;

function knownField(object: ObjectMetadata, name: string): FieldMetadata {
  const field = object.fields.get(name);
  if (field) return field;
  throw new OrgError(400, "INVALID_FIELD", `No such column '${name}' on ${object.apiName}.`);
}

function refuseReadOnly(names: readonly string[], verb: string): void {
  if (names.length === 0) return;
  const message = `Unable to ${verb} fields: ${names.join(", ")}. They are set by the org; leave them out.`;
  throw new OrgError(400, "INVALID_FIELD_FOR_INSERT_UPDATE", message, names);
}

function refuseMissing(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new OrgError(400, "REQUIRED_FIELD_MISSING", `Required fields are missing: [${names.join(", ")}]`, names);
}

function checkRecordType(object: ObjectMetadata, id: FieldValue | undefined): void {
  if (id === undefined || id === object.defaultRecordTypeId || id === masterRecordTypeId) return;
  if ([...object.recordTypes.values()].some((recordType) => recordType.active && recordType.id === id)) return;
  const message = "Record Type ID: this ID value isn't valid for the object; take one from its object info.";
  throw new OrgError(400, "INVALID_CROSS_REFERENCE_KEY", message, ["RecordTypeId"]);
}

/** Checks each given value. Names come from the metadata, so no key of the input can reach an object's prototype. */
function checkGiven(object: ObjectMetadata, input: UntrustedFields, verb: "create" | "update"): CheckedFields {
  const given = Object.entries(input).map(([name, value]) => ({ field: knownField(object, name), value }));
  const isReadOnly = ({ createable, updateable }: FieldMetadata): boolean =>
    !(verb === "create" ? createable : updateable);
  refuseReadOnly(
    given.filter(({ field }) => isReadOnly(field)).map(({ field }) => field.apiName),
    verb,
  );
  const checked: CheckedFields = {};
  for (const { field, value } of given) checked[field.apiName] = checkValue(field, value);
  checkRecordType(object, checked.RecordTypeId);
  return checked;
}

/**
 * Checks the fields of a new record and adds default values.
 *
 * @throws OrgError 400 as the platform refuses
 */
export function checkNewFields(object: ObjectMetadata, input: UntrustedFields): CheckedFields {
  const checked = checkGiven(object, input, "create");
  checked.RecordTypeId ??= object.defaultRecordTypeId;
  const missing: string[] = [];
  for (const field of object.fields.values()) {
    if (!field.createable) continue;
    const value = checked[field.apiName];
    if (value === undefined && field.defaultValue !== null) checked[field.apiName] = field.defaultValue;
    else if (field.required && (value === undefined || value === null)) missing.push(field.apiName);
  }
  refuseMissing(missing);
  return checked;
}

/**
 * Checks the fields that change on an existing record.
 *
 * @throws OrgError 400 as the platform refuses
 */
export function checkChangedFields(object: ObjectMetadata, input: UntrustedFields): CheckedFields {
  const checked = checkGiven(object, input, "update");
  refuseMissing(Object.keys(checked).filter((name) => checked[name] === null && object.fields.get(name)?.required));
  return checked;
}

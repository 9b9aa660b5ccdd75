import { OrgError } from "../errors.ts";
import { masterRecordTypeId, type FieldMetadata, type ObjectMetadata } from "../metadata/org-metadata.ts";
import { checkValue } from "./field-rules.ts";
import type { FieldValue } from "./field-value.ts";

type UntrustedFields = Readonly<Record<string, unknown>>;
type CheckedFields = Record<string, FieldValue>;

function knownField(object: ObjectMetadata, name: string): FieldMetadata {
  const field = object.fields.get(name);
  if (field) return field;
  throw new OrgError(400, "INVALID_FIELD", `No such column '${name}' on ${object.apiName}.`);
}

function rejectReadOnly(names: readonly string[], verb: string): void {
  if (names.length === 0) return;
  const message = `Unable to ${verb} fields: ${names.join(", ")}. They are set by the org; leave them out.`;
  throw new OrgError(400, "INVALID_FIELD_FOR_INSERT_UPDATE", message, names);
}

function rejectMissing(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new OrgError(400, "REQUIRED_FIELD_MISSING", `Required fields are missing: [${names.join(", ")}]`, names);
}

function checkRecordType(object: ObjectMetadata, id: FieldValue | undefined): void {
  if (id === undefined || id === object.defaultRecordTypeId || id === masterRecordTypeId) return;
  if ([...object.recordTypes.values()].some((recordType) => recordType.active && recordType.id === id)) return;
  const message = "Record Type ID: this ID value isn't valid for the object; take one from its object info.";
  throw new OrgError(400, "INVALID_CROSS_REFERENCE_KEY", message, ["RecordTypeId"]);
}

/** Checks each value. Names come from the metadata, so no key of the input can reach an object's prototype. */
function checkGiven(object: ObjectMetadata, input: UntrustedFields, verb: "create" | "update"): CheckedFields {
  const checked: CheckedFields = {};
  const readOnly: string[] = [];
  for (const name of Object.keys(input)) {
    const field = knownField(object, name);
    const isWritable = verb === "create" ? field.createable : field.updateable;
    if (isWritable) checked[name] = checkValue(field, input[name]);
    else readOnly.push(name);
  }
  rejectReadOnly(readOnly, verb);
  checkRecordType(object, checked.RecordTypeId);
  return checked;
}

/**
 * Checks the fields of a new record and adds default values.
 *
 * @throws OrgError 400 with the platform's error code
 */
export function checkNewFields(object: ObjectMetadata, input: UntrustedFields): CheckedFields {
  const checked = checkGiven(object, input, "create");
  checked.RecordTypeId ??= object.defaultRecordTypeId;
  const fields = [...object.fields.values()].filter(({ createable }) => createable);
  for (const { apiName, defaultValue } of fields) {
    if (defaultValue !== null && checked[apiName] === undefined) checked[apiName] = defaultValue;
  }
  const missing = fields.filter(({ apiName, required }) => required && (checked[apiName] ?? null) === null);
  rejectMissing(missing.map(({ apiName }) => apiName));
  return checked;
}

/**
 * Checks the fields that change on an existing record.
 *
 * @throws OrgError 400 with the platform's error code
 */
export function checkChangedFields(object: ObjectMetadata, input: UntrustedFields): CheckedFields {
  const checked = checkGiven(object, input, "update");
  rejectMissing(Object.keys(checked).filter((name) => checked[name] === null && object.fields.get(name)?.required));
  return checked;
}

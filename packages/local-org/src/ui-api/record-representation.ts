import { withETag } from "../http/response.ts";
import type { ObjectMetadata } from "../metadata/org-metadata.ts";
import type { FieldValue } from "../records/field-value.ts";
import type { StoredRecord } from "../records/record-store.ts";
import { ownerWithId, userFields, type OwnerRecord } from "../users.ts";
import { valueOf } from "../working-days-waiting.ts";
import { displayValue } from "./display-value.ts";
import type { FieldSelection } from "./field-selection.ts";
import { relationshipName } from "./relationship.ts";
import { recordTypeInfo } from "./object-info.ts";

/** A field's value in a response. */
export interface ShownValue {
  displayValue: string | null;
  value: FieldValue | object;
}

/** A record in a response of the UI API, apart from its tag. */
export type RecordRepresentation = ReturnType<typeof representRecord>;

/** Shows a user or a queue with the named fields, and everything else that a record has. */
export function representUser(user: OwnerRecord, names: Iterable<string>) {
  const read = (name: string): string | null => userFields.get(name)?.(user) ?? null;
  const fields: Record<string, ShownValue> = {};
  for (const name of names) fields[name] = { displayValue: null, value: read(name) };
  return withETag({
    apiName: user.object,
    childRelationships: {},
    id: user.id,
    lastModifiedById: read("LastModifiedById"),
    lastModifiedDate: read("LastModifiedDate"),
    recordTypeId: null,
    recordTypeInfo: null,
    systemModstamp: read("SystemModstamp"),
    weakEtag: Date.parse(String(read("SystemModstamp"))),
    fields,
  });
}

const shownUser = (user: OwnerRecord | undefined, names: ReadonlySet<string>): ShownValue => ({
  displayValue: user?.name ?? null,
  value: user ? representUser(user, names) : null,
});

/** The users and queues that the selected references point at, by the name of the relationship. */
function shownUsers(record: StoredRecord, { related }: FieldSelection): [string, ShownValue][] {
  return Array.from(related, ([reference, names]) => [
    relationshipName(reference) ?? reference.apiName,
    shownUser(ownerWithId(record.fields[reference.apiName]), names),
  ]);
}

function shownFields(record: StoredRecord, selection: FieldSelection): Record<string, ShownValue> {
  const shown: Record<string, ShownValue> = {};
  const now = Date.now();
  for (const field of selection.own) {
    const value = valueOf(field, record, now);
    shown[field.apiName] = { displayValue: displayValue(field, value), value };
  }
  for (const [name, user] of shownUsers(record, selection)) shown[name] = user;
  return shown;
}

const stringOf = (value: FieldValue | undefined): string | null => (typeof value === "string" ? value : null);

/** Shows a record with the selected fields. */
export function representRecord(object: ObjectMetadata, record: StoredRecord, selection: FieldSelection) {
  const { id, fields } = record;
  const recordType = [...object.recordTypes.values()].find((known) => known.id === fields.RecordTypeId);
  return {
    apiName: object.apiName,
    childRelationships: {},
    id,
    lastModifiedById: stringOf(fields.LastModifiedById),
    lastModifiedDate: stringOf(fields.LastModifiedDate),
    recordTypeId: stringOf(fields.RecordTypeId),
    recordTypeInfo: recordType ? recordTypeInfo(object, recordType) : null,
    systemModstamp: stringOf(fields.SystemModstamp),
    // Also moves when the org changes the record by itself, as when it empties a lookup.
    weakEtag: Date.parse(String(fields.SystemModstamp)),
    fields: shownFields(record, selection),
  };
}

import { OrgError } from "../errors.ts";
import type { FieldMetadata, ObjectMetadata } from "../metadata/org-metadata.ts";
import { userFields } from "../users.ts";
import { referenceNamed } from "./relationship.ts";

/** Which fields of a record a response contains. */
export interface FieldSelection {
  own: Set<FieldMetadata>;
  /** Fields of the user that a reference points at, by the reference. */
  related: Map<FieldMetadata, Set<string>>;
}

const unknownField = (path: string): OrgError =>
  new OrgError(400, "INVALID_FIELD", `The field ${path} does not exist or cannot be read; write it as Object.Field.`);

/** Adds one path such as `Contact_Request__c.LastName__c` or `Contact_Request__c.Owner.Name`; returns whether it exists. */
function addField(selection: FieldSelection, object: ObjectMetadata, path: string): boolean {
  const [objectName, name = "", relatedName, ...rest] = path.split(".");
  if (objectName !== object.apiName || rest.length > 0) return false;
  if (relatedName === undefined) {
    const field = object.fields.get(name);
    if (field) selection.own.add(field);
    return field !== undefined;
  }
  const reference = referenceNamed(object, name);
  if (!reference?.referenceTo.includes("User") || !userFields.has(relatedName)) return false;
  const names = selection.related.get(reference) ?? new Set();
  selection.related.set(reference, names.add(relatedName));
  return true;
}

/**
 * Reads the fields of a request.
 *
 * @param fields must exist
 * @param optionalFields are left out where they do not exist
 * @throws OrgError 400 `INVALID_FIELD`
 */
export function selectFields(
  object: ObjectMetadata,
  fields: readonly string[],
  optionalFields: readonly string[],
): FieldSelection {
  const selection: FieldSelection = { own: new Set(), related: new Map() };
  for (const path of fields) if (!addField(selection, object, path)) throw unknownField(path);
  for (const path of optionalFields) addField(selection, object, path);
  return selection;
}

/** These fields of the object and no related ones; names that do not exist are left out. */
export function ownFields(object: ObjectMetadata, names: Iterable<string>): FieldSelection {
  const own = new Set<FieldMetadata>();
  for (const name of names) {
    const field = object.fields.get(name);
    if (field) own.add(field);
  }
  return { own, related: new Map() };
}

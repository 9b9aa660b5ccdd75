import { insufficientAccess, type Access } from "../access.ts";
import { OrgError } from "../errors.ts";
import {
  masterRecordTypeId,
  type FieldMetadata,
  type ObjectMetadata,
  type OrgMetadata,
  type RecordTypeMetadata,
} from "../metadata/org-metadata.ts";
import { normalizeId } from "../salesforce-id.ts";

/** Who reads, and what: enough to know which objects and fields are visible. */
export interface Viewer {
  access: Access;
  metadata: OrgMetadata;
}

/** The object with the fields that the user may see, so that no message distinguishes a hidden field from a missing one. */
const withVisibleFields = (access: Access, object: ObjectMetadata): ObjectMetadata => ({
  ...object,
  fields: new Map([...object.fields].filter(([, field]) => access.canSeeField(object, field))),
});

/**
 * The object with this name and its visible fields, if the UI API serves it and the user may see it.
 *
 * @throws OrgError 400 `INVALID_TYPE`, 403 `INSUFFICIENT_ACCESS`
 */
export function findObject(metadata: OrgMetadata, access: Access, name: string): ObjectMetadata {
  const object = metadata.objects.get(name);
  if (!object || object.isCustomSetting) {
    throw new OrgError(400, "INVALID_TYPE", `Object ${name} is not supported in UI API`);
  }
  if (!access.canSeeObject(object)) throw insufficientAccess(`the object ${name}`);
  return withVisibleFields(access, object);
}

/** The object with this name and its visible fields; undefined if the user may not see it, as if it did not exist. */
export function visibleObject({ access, metadata }: Viewer, name: string): ObjectMetadata | undefined {
  const object = metadata.objects.get(name);
  return object && !object.isCustomSetting && access.canSeeObject(object)
    ? withVisibleFields(access, object)
    : undefined;
}

/** The objects that the UI API serves and the user may see. */
export const visibleObjects = (metadata: OrgMetadata, access: Access): ObjectMetadata[] =>
  [...metadata.objects.values()].filter((object) => !object.isCustomSetting && access.canSeeObject(object));

/** The fields that the user may see, in the object's order. */
export const visibleFields = (access: Access, object: ObjectMetadata): FieldMetadata[] =>
  [...object.fields.values()].filter((field) => access.canSeeField(object, field));

/** The field with this name, if the object has it and the user may see it. */
export function visibleField(access: Access, object: ObjectMetadata, name: string): FieldMetadata | undefined {
  const field = object.fields.get(name);
  return field && access.canSeeField(object, field) ? field : undefined;
}

/**
 * The record type with this id; nothing for the master record type.
 *
 * @param id 15 or 18 characters
 * @throws OrgError 400 `INVALID_PARAMETER_VALUE`
 */
export function findRecordType(object: ObjectMetadata, id: string): RecordTypeMetadata | undefined {
  const wanted = normalizeId(id);
  if (wanted === masterRecordTypeId) return undefined;
  const recordType = [...object.recordTypes.values()].find((known) => known.active && known.id === wanted);
  if (recordType) return recordType;
  const message = `${object.apiName} has no active record type with this id; take one from its object info.`;
  throw new OrgError(400, "INVALID_PARAMETER_VALUE", message);
}

/**
 * The record type of a query; undefined for the master record type.
 *
 * @param fallback id of the default
 * @throws OrgError 400 `INVALID_PARAMETER_VALUE`
 */
export const recordTypeOfQuery = (
  query: URLSearchParams,
  object: ObjectMetadata,
  fallback = object.defaultRecordTypeId,
): RecordTypeMetadata | undefined => findRecordType(object, query.get("recordTypeId") ?? fallback);

/** The object whose records have ids like this one, or nothing. */
export function objectOfRecord(metadata: OrgMetadata, id: string): ObjectMetadata | undefined {
  const prefix = id.slice(0, 3);
  return [...metadata.objects.values()].find((object) => object.keyPrefix === prefix && !object.isCustomSetting);
}

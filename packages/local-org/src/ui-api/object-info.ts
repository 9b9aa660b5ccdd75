import { withETag } from "../http/response.ts";
import { masterRecordTypeId, type ObjectMetadata, type RecordTypeMetadata } from "../metadata/org-metadata.ts";
import { childRelationshipsOf } from "./child-relationships.ts";
import type { Viewer } from "./find.ts";
import { fieldInfo } from "./field-info.ts";
import { visibleFields } from "./find.ts";
import { themeOf } from "./theme.ts";

/**
 * Describes a record type of the object, as object info and records do.
 *
 * @param recordType absent for the master record type
 */
export function recordTypeInfo(object: ObjectMetadata, recordType: RecordTypeMetadata | undefined) {
  const recordTypeId = recordType?.id ?? masterRecordTypeId;
  return {
    available: recordType?.active ?? true,
    defaultRecordTypeMapping: recordTypeId === object.defaultRecordTypeId,
    master: recordType === undefined,
    name: recordType?.label ?? "Hoofd",
    recordTypeId,
  };
}

/** Object info as `GET /object-info/{objectApiName}` responds with it: only fields that the user may see. */
export function objectInfo({ access, metadata }: Viewer, object: ObjectMetadata) {
  const recordTypes = [...object.recordTypes.values(), undefined].map((type) => recordTypeInfo(object, type));
  const fields = visibleFields(access, object);
  return withETag({
    apiName: object.apiName,
    associateEntityType: null,
    associateParentEntity: null,
    childRelationships: childRelationshipsOf(metadata, object)
      .filter(({ child, field }) => access.canSeeObject(child) && access.canSeeField(child, field))
      .map(({ child, field, name }) => ({
        childObjectApiName: child.apiName,
        fieldName: field.apiName,
        junctionIdListNames: [],
        junctionReferenceTo: [],
        relationshipName: name,
      })),
    compactLayoutable: true,
    createable: access.canUseRecords,
    custom: object.apiName.includes("__"),
    defaultRecordTypeId: object.defaultRecordTypeId,
    deletable: access.canUseRecords,
    dependentFields: {},
    feedEnabled: false,
    fields: Object.fromEntries(fields.map((field) => [field.apiName, fieldInfo(field)])),
    keyPrefix: object.keyPrefix,
    label: object.label,
    labelPlural: object.labelPlural,
    layoutable: metadata.layouts.has(object.apiName),
    mruEnabled: true,
    nameFields: ["Name"],
    queryable: true,
    recordTypeInfos: Object.fromEntries(recordTypes.map((info) => [info.recordTypeId, info])),
    searchable: true,
    searchLayoutable: true,
    themeInfo: themeOf(metadata, object),
    updateable: access.canUseRecords,
  });
}

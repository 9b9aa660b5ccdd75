import type { Access } from "../../access.ts";
import { OrgError } from "../../errors.ts";
import { withETag } from "../../http/response.ts";
import type { FieldMetadata, ObjectMetadata, PicklistValue, RecordTypeMetadata } from "../../metadata/org-metadata.ts";
import { masterRecordTypeId } from "../../metadata/org-metadata.ts";
import { visibleField, visibleFields } from "../find.ts";
import { uiApiPath } from "../paths.ts";

const choice = ({ label, value }: PicklistValue) => ({ attributes: null, label, validFor: [], value });

/** What a record type offers; the master record type offers every active value. */
function offered(field: FieldMetadata, recordType: RecordTypeMetadata | undefined): readonly PicklistValue[] {
  if (recordType) return recordType.picklistValues.get(field.apiName) ?? [];
  return field.picklistValues.filter(({ active }) => active);
}

function valuesOf(object: ObjectMetadata, recordType: RecordTypeMetadata | undefined, field: FieldMetadata) {
  const values = offered(field, recordType);
  const preset = values.find(({ isDefault }) => isDefault);
  const recordTypeId = recordType?.id ?? masterRecordTypeId;
  return withETag({
    controllerValues: {},
    defaultValue: preset ? choice(preset) : null,
    url: `${uiApiPath}/object-info/${object.apiName}/picklist-values/${recordTypeId}/${field.apiName}`,
    values: values.map(choice),
  });
}

/**
 * Values of one picklist, as `GET …/picklist-values/{recordTypeId}/{fieldApiName}` responds with them.
 *
 * @param recordType absent for the master record type
 * @throws OrgError 400 `INVALID_FIELD` when there is no such picklist, or the user may not see it
 */
export function picklistValues(
  object: ObjectMetadata,
  access: Access,
  recordType: RecordTypeMetadata | undefined,
  fieldName: string,
) {
  const field = visibleField(access, object, fieldName);
  if (!field?.picklistValues.length) {
    throw new OrgError(400, "INVALID_FIELD", `${fieldName} is no picklist of ${object.apiName} that you can see.`);
  }
  return valuesOf(object, recordType, field);
}

/**
 * Values of all picklists, as `GET …/picklist-values/{recordTypeId}` responds with them.
 *
 * @param recordType absent for the master record type
 */
export function allPicklistValues(object: ObjectMetadata, access: Access, recordType: RecordTypeMetadata | undefined) {
  const picklists = visibleFields(access, object).filter((field) => field.picklistValues.length > 0);
  return withETag({
    picklistFieldValues: Object.fromEntries(
      picklists.map((field) => [field.apiName, valuesOf(object, recordType, field)]),
    ),
  });
}

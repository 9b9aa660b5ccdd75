import type { FieldType } from "./field-types.ts";
import type { FieldMetadata } from "./org-metadata.ts";
import type { XmlElement } from "./xml.ts";

const blank: Omit<FieldMetadata, "apiName" | "label" | "type"> = {
  custom: false,
  required: false,
  createable: false,
  updateable: false,
  unique: false,
  externalId: false,
  caseSensitive: false,
  length: 0,
  precision: 0,
  scale: 0,
  defaultValue: null,
  restricted: false,
  picklistValues: [],
  helpText: null,
  displayFormat: null,
  referenceTo: [],
  childRelationship: null,
  childRelationshipLabel: null,
  deleteConstraint: null,
  hasLookupFilter: false,
  formula: false,
  unknownType: null,
};

const field = (apiName: string, label: string, type: FieldType, more: Partial<FieldMetadata> = {}): FieldMetadata => ({
  ...blank,
  apiName,
  label,
  type,
  ...more,
});

const reference = (apiName: string, label: string, target: string, more: Partial<FieldMetadata> = {}): FieldMetadata =>
  field(apiName, label, "Lookup", { length: 18, referenceTo: [target], ...more });

/** The fields that every custom object has without declaring them, except its name. Their labels are the platform's own. */
export const systemFields: readonly FieldMetadata[] = [
  field("Id", "Record-ID", "Id", { length: 18 }),
  field("CreatedDate", "Gemaakt op", "DateTime"),
  reference("CreatedById", "Gemaakt door", "User"),
  field("LastModifiedDate", "Laatst gewijzigd op", "DateTime"),
  reference("LastModifiedById", "Laatst gewijzigd door", "User"),
  field("SystemModstamp", "Systeemtijdstempel", "DateTime"),
  field("IsDeleted", "Verwijderd", "Checkbox"),
  reference("OwnerId", "Eigenaar", "User"),
  reference("RecordTypeId", "Recordtype", "RecordType", { createable: true }),
];

/**
 * The name field, as the object's `<nameField>` declares it.
 *
 * @param nameField absent on a custom setting, whose name is a plain text
 */
export function nameField(element: XmlElement | undefined): FieldMetadata {
  const label = element?.text("label") ?? "Naam";
  if (element?.text("type") !== "AutoNumber") {
    return field("Name", label, "Text", { required: true, createable: true, updateable: true, length: 80 });
  }
  const displayFormat = element.text("displayFormat") ?? "{0}";
  if (!/\{0+\}/.test(displayFormat)) {
    throw element.error(`<displayFormat> "${displayFormat}" has no place for the number; write it like OA-{000000}`);
  }
  return field("Name", label, "AutoNumber", { length: 80, displayFormat });
}

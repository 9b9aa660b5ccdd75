import { declaredId } from "../salesforce-id.ts";
import { decodeName } from "./metadata-files.ts";
import type { FieldMetadata, PicklistValue, RecordTypeMetadata } from "./org-metadata.ts";
import { isPlatformName } from "./read-field.ts";
import type { XmlElement } from "./xml.ts";

function readValues(element: XmlElement, field: FieldMetadata): PicklistValue[] {
  const offered = new Map(
    element.elements("values").map((value) => [decodeName(value.requiredText("fullName")), value.flag("default")]),
  );
  for (const value of offered.keys()) {
    if (!field.picklistValues.some((known) => known.value === value)) {
      throw element.error(
        `the value "${value}" is not in the picklist ${field.apiName}; add it there or remove it here`,
      );
    }
  }
  return field.picklistValues
    .filter(({ value, active }) => active && offered.has(value))
    .map((known) => ({ ...known, isDefault: offered.get(known.value) ?? false }));
}

/**
 * Reads a `*.recordType-meta.xml` file.
 *
 * @param fields of the object; the values keep the order of the field
 * @throws MetadataError when it names a custom picklist, or a value, that the object does not have
 */
export function readRecordType(
  element: XmlElement,
  objectName: string,
  fields: ReadonlyMap<string, FieldMetadata>,
): RecordTypeMetadata {
  const developerName = element.requiredText("fullName");
  const picklistValues = new Map<string, PicklistValue[]>();
  for (const entry of element.elements("picklistValues")) {
    const name = entry.requiredText("picklist");
    const field = fields.get(name);
    if (field?.picklistValues.length) picklistValues.set(name, readValues(entry, field));
    else if (!isPlatformName(name)) throw element.error(`${name} is no picklist of ${objectName}`);
  }
  return {
    id: declaredId("012", `${objectName}.${developerName}`),
    developerName,
    label: element.text("label") ?? developerName,
    active: element.text("active") !== "false",
    picklistValues,
  };
}

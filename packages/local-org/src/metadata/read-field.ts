import { fieldTypeNamed, fieldTypes, type FieldType } from "./field-types.ts";
import type { DeleteConstraint, FieldMetadata, PicklistValue } from "./org-metadata.ts";
import type { XmlElement } from "./xml.ts";

/** Whether a name is that of a field of the platform's own, of which the local org knows few. */
export const isPlatformName = (name: string): boolean => !name.endsWith("__c");

type ValueSets = ReadonlyMap<string, XmlElement>;

function readPicklistValue(element: XmlElement): PicklistValue {
  const value = element.requiredText("fullName");
  return {
    value,
    label: element.text("label") ?? value,
    active: element.text("isActive") !== "false",
    isDefault: element.flag("default"),
  };
}

function readPicklistValues(element: XmlElement, valueSets: ValueSets): PicklistValue[] {
  const valueSet = element.element("valueSet");
  const definition = valueSet?.element("valueSetDefinition")?.elements("value");
  const name = valueSet?.text("valueSetName") ?? "";
  const found = definition ?? valueSets.get(name)?.elements("customValue");
  // Files of the platform's own picklists do not contain their values.
  if (!found && isPlatformName(element.requiredText("fullName"))) return [];
  if (!found) throw element.error(`there is no global value set "${name}"; add it, or list the values in the field`);
  const values = found.map(readPicklistValue);
  const repeated = values.find(({ value }, index) => values.findIndex((other) => other.value === value) !== index);
  if (repeated) throw element.error(`the picklist value "${repeated.value}" occurs twice; remove one`);
  return values;
}

function defaultOf(type: FieldType, element: XmlElement, values: readonly PicklistValue[]): string | boolean | null {
  if (type === "Checkbox") return element.flag("defaultValue");
  return values.find(({ isDefault, active }) => isDefault && active)?.value ?? null;
}

/** A required lookup cannot be emptied, so it restricts where the file does not say. */
function readDeleteConstraint(element: XmlElement): DeleteConstraint {
  const constraint = element.text("deleteConstraint") ?? (element.flag("required") ? "Restrict" : "SetNull");
  if (constraint === "Restrict" || constraint === "SetNull" || constraint === "Cascade") return constraint;
  throw element.error(`<deleteConstraint> is "${constraint}"; it must be SetNull, Restrict or Cascade`);
}

/** The type in the file. Files of the platform's own fields may leave it out, or the object that they refer to. */
function readTypeName(element: XmlElement): string {
  const name = element.requiredText("fullName");
  const type = isPlatformName(name) ? (element.text("type") ?? "no type") : element.requiredText("type");
  return type === "Lookup" && element.texts("referenceTo").length === 0 ? "Lookup without referenceTo" : type;
}

/**
 * Reads a `*.field-meta.xml` file.
 *
 * @param valueSets global value sets by name
 * @throws MetadataError for a picklist without values and the like
 */
export function readField(element: XmlElement, valueSets: ValueSets): FieldMetadata {
  const typeName = readTypeName(element);
  const known = fieldTypeNamed(typeName);
  const type = known ?? "Text";
  const isMasterDetail = typeName === "MasterDetail";
  const isPicklist = type === "Picklist" || type === "MultiselectPicklist";
  const picklistValues = isPicklist ? readPicklistValues(element, valueSets) : [];
  const relationship = element.text("relationshipName");
  const formula = element.text("formula") !== undefined;
  const isWritable = known !== undefined && type !== "AutoNumber" && !formula;
  const lookupConstraint = type === "Lookup" ? readDeleteConstraint(element) : null;
  return {
    apiName: element.requiredText("fullName"),
    label: element.text("label") ?? element.requiredText("fullName"),
    type,
    custom: true,
    required: isMasterDetail || (known !== undefined && element.flag("required")),
    createable: isWritable,
    updateable: isWritable && (!isMasterDetail || element.flag("reparentableMasterDetail")),
    unique: element.flag("unique"),
    externalId: element.flag("externalId"),
    caseSensitive: element.flag("caseSensitive"),
    length: element.number("length") || fieldTypes[type].length,
    precision: element.number("precision"),
    scale: element.number("scale"),
    defaultValue: defaultOf(type, element, picklistValues),
    restricted: picklistValues.length > 0 && (element.element("valueSet")?.flag("restricted") ?? false),
    picklistValues,
    helpText: element.text("inlineHelpText") ?? null,
    displayFormat: element.text("displayFormat") ?? null,
    referenceTo: known ? element.texts("referenceTo") : [],
    childRelationship: relationship === undefined ? null : `${relationship}__r`,
    childRelationshipLabel: element.text("relationshipLabel") ?? null,
    deleteConstraint: isMasterDetail ? "Cascade" : lookupConstraint,
    hasLookupFilter: element.element("lookupFilter") !== undefined,
    formula,
    unknownType: known ? null : typeName,
  };
}

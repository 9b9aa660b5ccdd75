import type { DeleteConstraint, FieldMetadata, FieldType, PicklistValue } from "./org-metadata.ts";
import type { XmlElement } from "./xml.ts";

/** Types a custom field may have here, with the number of characters their texts may hold where the file does not say. */
const textLengths = new Map<FieldType, number>([
  ["AutoNumber", 30],
  ["Checkbox", 0],
  ["Currency", 0],
  ["Date", 0],
  ["DateTime", 0],
  ["Email", 80],
  ["LongTextArea", 32_768],
  ["Lookup", 18],
  ["MultiselectPicklist", 4099],
  ["Number", 0],
  ["Percent", 0],
  ["Phone", 40],
  ["Picklist", 255],
  ["Text", 255],
  ["TextArea", 255],
  ["Url", 255],
]);

const isFieldType = (text: string): text is FieldType => [...textLengths.keys()].some((type) => type === text);

function readPicklistValue(element: XmlElement): PicklistValue {
  const value = element.requiredText("fullName");
  return {
    value,
    label: element.text("label") ?? value,
    active: element.text("isActive") !== "false",
    isDefault: element.flag("default"),
  };
}

function readPicklistValues(element: XmlElement): PicklistValue[] {
  const definition = element.element("valueSet")?.element("valueSetDefinition");
  if (!definition)
    throw element.error("<valueSet> has no <valueSetDefinition>; list the picklist's values in the field");
  const values = definition.elements("value").map(readPicklistValue);
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
  if (constraint === "Restrict" || constraint === "SetNull") return constraint;
  throw element.error(`the local org does not know the delete constraint ${constraint}; take SetNull or Restrict`);
}

/**
 * Reads a `*.field-meta.xml` file.
 *
 * @throws MetadataError for a type the local org does not know, a picklist without values and the like
 */
export function readField(element: XmlElement): FieldMetadata {
  const type = element.requiredText("type");
  if (!isFieldType(type)) throw element.error(`the local org does not know the field type ${type}`);
  const isPicklist = type === "Picklist" || type === "MultiselectPicklist";
  const picklistValues = isPicklist ? readPicklistValues(element) : [];
  const relationship = element.text("relationshipName");
  const formula = element.text("formula") !== undefined;
  const isWritable = type !== "AutoNumber" && !formula;
  return {
    apiName: element.requiredText("fullName"),
    label: element.text("label") ?? element.requiredText("fullName"),
    type,
    custom: true,
    required: element.flag("required"),
    createable: isWritable,
    updateable: isWritable,
    unique: element.flag("unique"),
    externalId: element.flag("externalId"),
    caseSensitive: element.flag("caseSensitive"),
    length: element.number("length") || (textLengths.get(type) ?? 0),
    precision: element.number("precision"),
    scale: element.number("scale"),
    defaultValue: defaultOf(type, element, picklistValues),
    restricted: isPicklist && (element.element("valueSet")?.flag("restricted") ?? false),
    picklistValues,
    helpText: element.text("inlineHelpText") ?? null,
    displayFormat: element.text("displayFormat") ?? null,
    referenceTo: element.texts("referenceTo"),
    childRelationship: relationship === undefined ? null : `${relationship}__r`,
    childRelationshipLabel: element.text("relationshipLabel") ?? null,
    deleteConstraint: type === "Lookup" ? readDeleteConstraint(element) : null,
    hasLookupFilter: element.element("lookupFilter") !== undefined,
    formula,
  };
}

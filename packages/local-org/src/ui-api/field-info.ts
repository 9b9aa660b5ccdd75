import type { FieldMetadata, FieldType } from "../metadata/org-metadata.ts";
import { unsortableTypes } from "./filters/field-kinds.ts";
import { relationshipName } from "./relationship.ts";

/** What the UI API calls each type. */
export const dataTypes: Readonly<Record<FieldType, string>> = {
  AutoNumber: "String",
  Checkbox: "Boolean",
  Currency: "Currency",
  Date: "Date",
  DateTime: "DateTime",
  Email: "Email",
  Id: "Reference",
  LongTextArea: "TextArea",
  Lookup: "Reference",
  MultiselectPicklist: "MultiPicklist",
  Number: "Double",
  Percent: "Percent",
  Phone: "Phone",
  Picklist: "Picklist",
  Text: "String",
  TextArea: "TextArea",
  Url: "Url",
};

const extraTypes: Partial<Record<FieldType, string>> = {
  LongTextArea: "PlainTextArea",
  TextArea: "PlainTextArea",
};

/** A field as object info describes it. */
export function fieldInfo(field: FieldMetadata) {
  const { type } = field;
  const isSortable = !unsortableTypes.has(type);
  return {
    apiName: field.apiName,
    calculated: field.formula,
    compound: false,
    compoundComponentName: null,
    compoundFieldName: null,
    controllerName: null,
    controllingFields: [],
    createable: field.createable,
    custom: field.custom,
    dataType: dataTypes[type],
    defaultValue: field.defaultValue,
    defaultedOnCreate: field.defaultValue !== null || !field.createable,
    digits: 0,
    externalId: field.externalId,
    extraTypeInfo: extraTypes[type] ?? null,
    filterable: type !== "LongTextArea",
    filteredLookupInfo: null,
    highScaleNumber: false,
    htmlFormatted: false,
    htmlFormula: false,
    inlineHelpText: field.helpText,
    label: field.label,
    length: field.length,
    maskType: null,
    nameField: field.apiName === "Name",
    polymorphicForeignKey: field.referenceTo.length > 1,
    precision: field.precision,
    reference: field.referenceTo.length > 0,
    referenceTargetField: null,
    referenceToInfos: field.referenceTo.map((apiName) => ({ apiName, nameFields: ["Name"] })),
    relationshipName: relationshipName(field),
    required: field.required,
    restrictedPicklist: field.restricted,
    scale: field.scale,
    searchPrefilterable: false,
    sortable: isSortable,
    unique: field.unique,
    updateable: field.updateable,
  };
}

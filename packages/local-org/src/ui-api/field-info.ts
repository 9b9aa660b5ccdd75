import { fieldTypes } from "../metadata/field-types.ts";
import type { FieldMetadata } from "../metadata/org-metadata.ts";
import { unsortableTypes } from "./filters/field-kinds.ts";
import { relationshipName } from "./relationship.ts";

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
    custom: field.apiName.endsWith("__c"),
    dataType: fieldTypes[type].dataType,
    defaultValue: field.defaultValue,
    defaultedOnCreate: field.defaultValue !== null || !field.createable,
    digits: 0,
    externalId: field.externalId,
    extraTypeInfo: fieldTypes[type].dataType === "TextArea" ? "PlainTextArea" : null,
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

import type { MetadataFile } from "./metadata-files.ts";

/** One step of a path: a value of its picklist. */
export interface PathStep {
  value: string;
  /** Fields that matter in this step. */
  fields: readonly string[];
  guidance: string | null;
}

/** A path: the values of a picklist as steps that a record goes through. */
export interface PathMetadata {
  name: string;
  label: string;
  active: boolean;
  objectApiName: string;
  fieldApiName: string;
  /** Developer name of the record type; `__MASTER__` for records without one. */
  recordType: string;
  steps: readonly PathStep[];
}

/** Reads a `*.pathAssistant-meta.xml` file. */
export function readPath({ element, name }: MetadataFile): PathMetadata {
  return {
    name,
    label: element.text("masterLabel") ?? name,
    active: element.flag("active"),
    objectApiName: element.requiredText("entityName"),
    fieldApiName: element.requiredText("fieldName"),
    recordType: element.text("recordTypeName") ?? "__MASTER__",
    steps: element.elements("pathAssistantSteps").map((step) => ({
      value: step.requiredText("picklistValueName"),
      fields: step.texts("fieldNames"),
      guidance: step.text("info") ?? null,
    })),
  };
}

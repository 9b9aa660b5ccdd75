import type { MetadataFile } from "./metadata-files.ts";
import type { XmlElement } from "./xml.ts";

/** One step of a path: a value of its picklist. */
export type PathStep = ReturnType<typeof readStep>;

/** A path: the values of a picklist as steps that a record goes through. */
export type PathMetadata = ReturnType<typeof readPath>;

const readStep = (step: XmlElement) => ({
  value: step.requiredText("picklistValueName"),
  /** Fields that matter in this step. */
  fields: step.texts("fieldNames"),
  guidance: step.text("info") ?? null,
});

/** Reads a `*.pathAssistant-meta.xml` file. */
export const readPath = ({ element, name }: MetadataFile) => ({
  name,
  label: element.text("masterLabel") ?? name,
  active: element.flag("active"),
  objectApiName: element.requiredText("entityName"),
  fieldApiName: element.requiredText("fieldName"),
  /** Developer name of the record type; `__MASTER__` for records without one. */
  recordType: element.text("recordTypeName") ?? "__MASTER__",
  steps: element.elements("pathAssistantSteps").map(readStep),
});

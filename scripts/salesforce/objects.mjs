import { basename, dirname } from "node:path";
import { list } from "./project.mjs";

/**
 * @typedef {object} ObjectInfo
 * @property {Map<string, Record<string, any>>} fields content of each custom field's file, by API name
 * @property {Set<string>} recordTypes developer names
 */

/**
 * Reads the custom objects of a project.
 *
 * @param {import("./project.mjs").Project} project
 * @returns {Map<string, ObjectInfo>} by API name
 */
export function readObjects(project) {
  const objects = new Map();
  for (const { name } of project.metadataOf(".object-meta.xml"))
    objects.set(name, { fields: new Map(), recordTypes: new Set() });
  for (const { file, name, content } of project.metadataOf(".field-meta.xml"))
    objects.get(objectOf(file))?.fields.set(name, content);
  for (const { file, name } of project.metadataOf(".recordType-meta.xml"))
    objects.get(objectOf(file))?.recordTypes.add(name);
  return objects;
}

/** The object to which a file in `objects/<object>/<kind>/` belongs. */
export function objectOf(file) {
  return basename(dirname(dirname(file)));
}

/** Whether a record cannot be saved without the field; such a field may not stand in a permission set. */
export function isRequired(field) {
  return field.required === "true" || field.type === "MasterDetail";
}

/** The values of a picklist that can be chosen. */
export function activeValues(field) {
  return list(field.valueSet?.valueSetDefinition?.value)
    .filter((value) => value.isActive !== "false")
    .map((value) => value.fullName);
}

import type { XmlElement } from "@travel-design/local-org/internal";
import { metadataOf } from "./metadata.ts";
import type { SourceTree } from "./source-tree.ts";

/** A custom object, platform event or custom setting of the project. */
export interface ObjectMetadata {
  content: XmlElement;
  /** Custom fields by API name. */
  fields: Map<string, XmlElement>;
  /** Developer names. */
  recordTypes: Set<string>;
}

/** Reads the objects of a project, by API name. */
export function readObjects(source: SourceTree): ReadonlyMap<string, ObjectMetadata> {
  const objects = new Map<string, ObjectMetadata>();
  for (const { name, content } of metadataOf(source, ".object-meta.xml"))
    objects.set(name, { content, fields: new Map(), recordTypes: new Set() });
  for (const { path, name, content } of metadataOf(source, ".field-meta.xml"))
    objects.get(objectOf(path))?.fields.set(name, content);
  for (const { path, name } of metadataOf(source, ".recordType-meta.xml"))
    objects.get(objectOf(path))?.recordTypes.add(name);
  return objects;
}

/** The object to which a file in `objects/<object>/<kind>/` belongs. */
export const objectOf = (path: string): string => path.split("/")[1] ?? "";

/** Whether a record cannot be saved without the field. Everyone who can read the record can read such a field. */
export const isRequired = (field: XmlElement): boolean =>
  field.flag("required") || field.text("type") === "MasterDetail";

/** The fields in the sections of a page layout. */
export const layoutFields = (layout: XmlElement): string[] =>
  layout
    .elements("layoutSections")
    .flatMap((section) => section.elements("layoutColumns"))
    .flatMap((column) => column.elements("layoutItems"))
    .flatMap((item) => item.texts("field"));

/** The values of a picklist that can be chosen. */
export const activeValues = (field: XmlElement): string[] =>
  (field.element("valueSet")?.element("valueSetDefinition")?.elements("value") ?? [])
    .filter((value) => value.text("isActive") !== "false")
    .flatMap((value) => value.texts("fullName"));

import type { FieldMetadata, ObjectMetadata, OrgMetadata } from "../metadata/org-metadata.ts";

/** Records of an object that point at records of another. */
export interface ChildRelationship {
  /** For example `Quotations__r`. */
  name: string;
  child: ObjectMetadata;
  /** The lookup of the child. */
  field: FieldMetadata;
}

/** What points at records of an object. */
export function childRelationshipsOf(metadata: OrgMetadata, parent: ObjectMetadata): ChildRelationship[] {
  return [...metadata.objects.values()].flatMap((child) =>
    [...child.fields.values()].flatMap((field) =>
      field.childRelationship !== null && field.referenceTo.includes(parent.apiName)
        ? [{ name: field.childRelationship, child, field }]
        : [],
    ),
  );
}

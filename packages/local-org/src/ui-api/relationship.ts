import type { FieldMetadata, ObjectMetadata } from "../metadata/org-metadata.ts";

/** The name of the relationship of a reference: `OwnerId` to `Owner`, `Guide__c` to `Guide__r`. */
export function relationshipName({ apiName, referenceTo }: FieldMetadata): string | null {
  if (referenceTo.length === 0) return null;
  return apiName.endsWith("__c") ? apiName.replace(/__c$/, "__r") : apiName.replace(/Id$/, "");
}

/**
 * The reference of an object with this relationship name, or nothing.
 *
 * @example referenceNamed(quotation, "ContactRequest__r")?.apiName // "ContactRequest__c"
 */
export const referenceNamed = (object: ObjectMetadata, relationship: string): FieldMetadata | undefined =>
  [...object.fields.values()].find((field) => relationshipName(field) === relationship);

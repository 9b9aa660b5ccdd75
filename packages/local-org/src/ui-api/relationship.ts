import type { FieldMetadata } from "../metadata/org-metadata.ts";

/** The name that leads from a reference to what it points at: `OwnerId` to `Owner`, `Guide__c` to `Guide__r`. */
export function relationshipName({ apiName, referenceTo }: FieldMetadata): string | null {
  if (referenceTo.length === 0) return null;
  return apiName.endsWith("__c") ? apiName.replace(/__c$/, "__r") : apiName.replace(/Id$/, "");
}

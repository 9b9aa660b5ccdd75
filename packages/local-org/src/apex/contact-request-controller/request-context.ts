import type { FieldMetadata, ObjectMetadata, OrgMetadata } from "../../metadata/org-metadata.ts";
import { contactRequestFields, contactRequestObject } from "./contact-request-fields.ts";
import type { FormOption, FormOptions, RequestContext } from "./answer-field.ts";

const activeOptions = (object: ObjectMetadata | undefined, field: string): FormOption[] =>
  (object?.fields.get(field)?.picklistValues ?? [])
    .filter(({ active }) => active)
    .map(({ label, value }) => ({ label, value }));

/** Reads the active values of both picklists from the object. */
export function formOptions(metadata: OrgMetadata): FormOptions {
  const object = metadata.objects.get(contactRequestObject);
  return {
    destinations: activeOptions(object, contactRequestFields.destination.field),
    customerSources: activeOptions(object, contactRequestFields.customerSource.field),
  };
}

/** What the rules of a request need to know about the org. */
export function requestContext(metadata: OrgMetadata): RequestContext {
  const fields = metadata.objects.get(contactRequestObject)?.fields ?? new Map<string, FieldMetadata>();
  return {
    options: formOptions(metadata),
    maxLength: (field) => fields.get(field)?.length ?? 0,
  };
}

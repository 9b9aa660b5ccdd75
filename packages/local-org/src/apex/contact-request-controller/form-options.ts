import type { FormOptions, Option } from "@travel-design/quotation/model";
import type { ObjectMetadata, OrgMetadata } from "../../metadata/org-metadata.ts";
import { contactRequestFields, contactRequestObject } from "./contact-request-fields.ts";

const activeOptions = (object: ObjectMetadata | undefined, field: string): Option[] =>
  (object?.fields.get(field)?.picklistValues ?? [])
    .filter(({ active }) => active)
    .map(({ label, value }) => ({ label, value }));

/** Reads the active values of both picklists from the object. */
export function formOptions(metadata: OrgMetadata): Required<FormOptions> {
  const object = metadata.objects.get(contactRequestObject);
  return {
    destinations: activeOptions(object, contactRequestFields.destination),
    customerSources: activeOptions(object, contactRequestFields.customerSource),
  };
}

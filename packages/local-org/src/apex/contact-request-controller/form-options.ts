import type { ObjectMetadata, OrgMetadata } from "../../metadata/org-metadata.ts";
import { oncePer } from "../../once-per.ts";
import { contactRequestObject, fieldOf } from "./map-to-record.ts";

/** One choice of a picklist, as the class answers it. */
export interface FormOption {
  label: string;
  value: string;
}

/** The two lists that the form offers, in the order of their fields. */
export interface FormOptions {
  destinations: readonly FormOption[];
  customerSources: readonly FormOption[];
}

const activeOptions = (object: ObjectMetadata | undefined, field: string): FormOption[] =>
  (object?.fields.get(field)?.picklistValues ?? [])
    .filter(({ active }) => active)
    .map(({ label, value }) => ({ label, value }));

/** Reads the active values of both picklists from the object. */
export const formOptions = oncePer((metadata: OrgMetadata): FormOptions => {
  const object = metadata.objects.get(contactRequestObject);
  return {
    destinations: activeOptions(object, fieldOf.destination),
    customerSources: activeOptions(object, fieldOf.customerSource),
  };
});

/** Does this source, by its value or its label, ask which one it was? */
export const asksForExplanation = (source: string, { customerSources }: FormOptions): boolean =>
  /anders/i.test(source) || customerSources.some(({ label, value }) => value === source && /anders/i.test(label));

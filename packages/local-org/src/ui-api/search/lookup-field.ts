import { OrgError } from "../../errors.ts";
import type { FieldMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { Call } from "../endpoint.ts";
import { visibleField, visibleObject } from "../find.ts";
import { addressedObject } from "../lists/find-list-view.ts";
import { unknownField } from "../record-selection.ts";

/** A lookup of an object, and the objects that it may point at. */
export interface LookupField {
  object: ObjectMetadata;
  field: FieldMetadata;
  /** Objects of `force-app` that the caller may see. */
  targets: readonly ObjectMetadata[];
  /** Whether it may point at users. */
  isUser: boolean;
}

/**
 * The lookup in the path.
 *
 * @throws OrgError 400 `INVALID_FIELD` when it is none, 501 for one that a filter restricts
 */
export function addressedLookup(call: Call): LookupField {
  const object = addressedObject(call);
  const name = call.param("fieldApiName");
  const field = visibleField(call.access, object, name);
  const isUser = field?.referenceTo.includes("User") ?? false;
  const targets = (field?.referenceTo ?? []).flatMap((target) => visibleObject(call, target) ?? []);
  if (!field || (targets.length === 0 && !isUser)) throw unknownField(object, name);
  if (!field.hasLookupFilter) return { object, field, targets, isUser };
  const message = "The local org knows no lookup filters; remove the filter of the field or use a real org.";
  throw new OrgError(501, "NOT_IMPLEMENTED", message);
}

/** What a search for records of a lookup's target shows of them. */
export const lookupFields = ({ fields, searchLayout }: ObjectMetadata): string[] =>
  ["Name", ...searchLayout.lookupFields].filter((name) => fields.has(name));

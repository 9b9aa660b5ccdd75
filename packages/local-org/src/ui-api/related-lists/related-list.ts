import { insufficientAccess } from "../../access.ts";
import { OrgError } from "../../errors.ts";
import type { ObjectMetadata, RecordTypeMetadata } from "../../metadata/org-metadata.ts";
import type { LayoutRelatedList } from "../../metadata/read-layout.ts";
import type { RecordFilter } from "../../records/record-filter.ts";
import { childRelationshipsOf, type ChildRelationship } from "../child-relationships.ts";
import type { Viewer } from "../find.ts";
import { visibleField } from "../find.ts";

/** The records that point at a record of the parent by one lookup. */
export interface RelatedList extends ChildRelationship {
  parent: ObjectMetadata;
  /** How the parent's layout shows it; absent where it does not. */
  onLayout: LayoutRelatedList | undefined;
}

/** Every related list of an object that the user may see; those of its layout first, in its order. */
export function relatedListsOf({ metadata, access }: Viewer, parent: ObjectMetadata): RelatedList[] {
  const onLayout = metadata.layouts.get(parent.apiName)?.[0]?.relatedLists ?? [];
  const lists = childRelationshipsOf(metadata, parent)
    .filter(({ child }) => access.canSeeObject(child))
    .map((relationship) => ({ ...relationship, parent, onLayout: onLayout.find((list) => isOf(list, relationship)) }));
  return [
    ...onLayout.flatMap((place) => lists.filter((list) => list.onLayout === place)),
    ...lists.filter((list) => list.onLayout === undefined),
  ];
}

const isOf = ({ lookup }: LayoutRelatedList, { child, field }: ChildRelationship): boolean =>
  lookup === `${child.apiName}.${field.apiName}`;

/**
 * A related list by the name of its relationship, for example `Quotations__r`.
 *
 * @throws OrgError 404 `NOT_FOUND`, 403 for one whose records the user may not know of
 */
export function findRelatedList(viewer: Viewer, parent: ObjectMetadata, id: string): RelatedList {
  const list = relatedListsOf(viewer, parent).find(({ name }) => name === id);
  if (list) return list;
  if (childRelationshipsOf(viewer.metadata, parent).some(({ name }) => name === id))
    throw insufficientAccess(`the related list ${id}`);
  throw new OrgError(404, "NOT_FOUND", `${parent.apiName} has no related list ${id}; take one from its object info.`);
}

/** The label of a related list: the lookup's own, or the object's plural. */
export const relatedListLabel = ({ child, field }: RelatedList): string =>
  field.childRelationshipLabel ?? child.labelPlural;

/** The reference to a related list in responses. */
export const relatedListReference = (
  { child, name, parent }: RelatedList,
  recordType: RecordTypeMetadata | undefined,
  recordId: string | null,
) => ({
  id: null,
  inContextOfRecordId: recordId,
  listViewApiName: null,
  objectApiName: child.apiName,
  parentObjectApiName: parent.apiName,
  recordTypeId: recordType?.id ?? null,
  relatedListId: name,
  type: "relatedList" as const,
});

/** The records of the list that belong to a parent. */
export const childrenOf = ({ field }: RelatedList, parentId: string): RecordFilter => ({
  field: field.apiName,
  is: "=",
  value: parentId,
});

/** The columns of a related list: those of the layout, else every field that the user may see. */
export function columnsOf({ access }: Viewer, { child, onLayout }: RelatedList, onlyLayout: boolean): string[] {
  const names = onlyLayout ? (onLayout?.columns ?? ["Name"]) : [...child.fields.keys()];
  return names.filter((name) => visibleField(access, child, name) !== undefined);
}

/** The name under which a user's preferences for a related list are known. */
export const preferencesIdOf = ({ name, parent }: RelatedList): string => `${parent.apiName}.${name}`;

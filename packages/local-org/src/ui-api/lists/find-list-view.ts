import { OrgError } from "../../errors.ts";
import type { ListViewMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";
import { normalizeId } from "../../salesforce-id.ts";
import type { Call } from "../endpoint.ts";
import { findObject, visibleObjects } from "../find.ts";

/** A list view, and the object whose records it shows. */
export interface FoundList {
  object: ObjectMetadata;
  listView: ListViewMetadata;
}

/** The object in the path, which the caller may see. */
export const addressedObject = (call: Call): ObjectMetadata =>
  findObject(call.metadata, call.access, call.param("objectApiName"));

/** The key under which a list view of a user is stored. */
export const listViewKey = (object: ObjectMetadata, developerName: string): string =>
  `${object.apiName}.${developerName}`;

/** The list views that the caller may see: those of `force-app`, and those that users created. */
export function listViewsOf({ org, userId }: Call, object: ObjectMetadata): ListViewMetadata[] {
  const created = org.userData.listViews
    .all()
    .filter(({ objectApiName, developerName }) => {
      return objectApiName === object.apiName && !object.listViews.has(developerName);
    })
    .filter(({ visibility, ownerId }) => visibility === "Public" || ownerId === userId);
  return [...object.listViews.values(), ...created];
}

/** @throws OrgError 404 `NOT_FOUND` */
export function findListView(call: Call, object: ObjectMetadata, name: string): FoundList {
  const listView = listViewsOf(call, object).find(({ developerName }) => developerName === name);
  if (listView) return { object, listView };
  throw new OrgError(404, "NOT_FOUND", `${object.apiName} has no list view ${name} that you can see.`);
}

/**
 * The list view with this id, of any object.
 *
 * @param id 15 or 18 characters
 * @throws OrgError 404 `NOT_FOUND`
 */
export function findListViewById(call: Call, id: string): FoundList {
  const wanted = normalizeId(id);
  for (const object of visibleObjects(call.metadata, call.access)) {
    const listView = listViewsOf(call, object).find((known) => known.id === wanted);
    if (listView) return { object, listView };
  }
  throw new OrgError(404, "NOT_FOUND", "There is no list view with this id that you can see.");
}

/** Whether a text in a path is the id of a list view rather than the name of an object. */
export const isListViewId = (text: string): boolean => text.startsWith("00B") && normalizeId(text) !== undefined;

/** The list view in the path, by name. */
export const addressedList = (call: Call): FoundList =>
  findListView(call, addressedObject(call), call.param("listViewApiName"));

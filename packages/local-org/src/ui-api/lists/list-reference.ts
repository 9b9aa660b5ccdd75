import type { ListViewMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";

/** The reference to a list view in responses. */
export const listReference = (object: ObjectMetadata, listView: ListViewMetadata) => ({
  id: listView.id,
  listViewApiName: listView.developerName,
  objectApiName: object.apiName,
  type: listView.developerName === recentListName ? ("mru" as const) : ("listView" as const),
});

/** The platform's name for the list of most recently used records. */
export const recentListName = "__Recent";

import type { ListViewMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";

/** Identifies a list view in a response. */
export interface ListReference {
  id: string | null;
  listViewApiName: string;
  objectApiName: string;
  type: "listView" | "mru";
}

/** The reference to a list view in responses. */
export const listReference = (object: ObjectMetadata, listView: ListViewMetadata): ListReference => ({
  id: listView.id,
  listViewApiName: listView.developerName,
  objectApiName: object.apiName,
  type: listView.developerName === recentListName ? "mru" : "listView",
});

/** The platform's name for the list of most recently used records. */
export const recentListName = "__Recent";

import type { ListViewMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";

/** Names a list view in an answer. */
export interface ListReference {
  id: string | null;
  listViewApiName: string;
  objectApiName: string;
  type: "listView" | "mru";
}

/** How answers name a list view. */
export const listReference = (object: ObjectMetadata, listView: ListViewMetadata): ListReference => ({
  id: listView.id,
  listViewApiName: listView.developerName,
  objectApiName: object.apiName,
  type: listView.developerName === recentListName ? "mru" : "listView",
});

/** What the platform calls the list of records that the user touched last. */
export const recentListName = "__Recent";
